import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { statusLabels } from '@sitewright/domain/site-issues/issue-values';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import type { Step } from '@sitewright/domain/site-issues/steps';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { issueName } from '../labels.ts';

/** The steps that need no reason. */
type StepWithoutReason = Extract<Step, 'start' | 'present' | 'close'>;
export type StepWithReason = Exclude<Step, StepWithoutReason>;

/** The actions that open a dialog. */
export type OpenAction = { action: StepWithReason | 'assign' | 'delete'; issue: SiteIssue };

/** Takes a step at once, or asks for the reason first. */
export function useSteps() {
  const [openAction, setOpenAction] = useState<OpenAction>();
  const quick = {
    start: useQuick('start'),
    present: useQuick('present'),
    close: useQuick('close'),
  };
  const take = (step: Step, issue: SiteIssue) =>
    isQuick(step)
      ? quick[step].perform({ params: { siteIssueId: issue.id } })
      : setOpenAction({ action: step, issue });
  const isPending = Object.values(quick).some((command) => command.isPending);
  return {
    take,
    isPending,
    ask: setOpenAction,
    openAction,
    forget: () => setOpenAction(undefined),
  };
}

const isQuick = (step: Step): step is StepWithoutReason =>
  step === 'start' || step === 'present' || step === 'close';

const useQuick = (step: StepWithoutReason) =>
  useAction(siteIssuesApi[step], { doneMessage: newStatusText, refusedTitle: 'Error' });

/** '#118 is in progress' */
export const newStatusText = (issue: SiteIssue): string =>
  `${issueName(issue)} is ${statusLabels[issue.status].toLowerCase()}`;
