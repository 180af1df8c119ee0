import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { statusLabels } from '@sitewright/domain/site-issues/issue-values';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { needsReason, type Step } from '@sitewright/domain/site-issues/steps';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { issueName } from '../labels.ts';

/** Closing needs one where the issue is disputed. */
export type StepWithReason = Exclude<Step, 'start' | 'present'>;

/** The actions that open a dialog. */
export type OpenAction = { action: StepWithReason | 'assign' | 'delete'; issue: SiteIssue };

/** Takes a step at once, or asks for the reason first. */
export function useSteps() {
  const [openAction, setOpenAction] = useState<OpenAction>();
  const [start, present, close] = [useQuick('start'), useQuick('present'), useQuick('close')];
  const take = (step: Step, issue: SiteIssue) => {
    const params = { siteIssueId: issue.id };
    if (step === 'start') start.perform({ params, body: {} });
    else if (step === 'present') present.perform({ params, body: {} });
    else if (needsReason(step, issue)) setOpenAction({ action: step, issue });
    else close.perform({ params, body: {} });
  };
  const isPending = [start, present, close].some((command) => command.isPending);
  return {
    take,
    isPending,
    ask: setOpenAction,
    openAction,
    forget: () => setOpenAction(undefined),
  };
}

const useQuick = <S extends 'start' | 'present' | 'close'>(step: S) =>
  useAction(siteIssuesApi[step], { doneMessage: newStatusText, refusedTitle: 'Error' });

/** '#118 is in progress' */
export const newStatusText = (issue: SiteIssue): string =>
  `${issueName(issue)} is ${statusLabels[issue.status].toLowerCase()}`;
