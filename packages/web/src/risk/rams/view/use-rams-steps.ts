import { riskApi } from '@sitewright/domain/risk/api';
import type { Rams } from '@sitewright/domain/risk/rams';
import type { Step } from '@sitewright/domain/risk/rams-steps';
import { useAction } from '../../../actions/use-action.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { useChangeRiskSearch } from '../../search-params.ts';
import { ramsName } from '../labels.tsx';

type Done = (rams: Rams) => void;

/** The steps that ask nothing, and the next version. */
export function useRamsSteps({ id }: Rams) {
  const toast = useToast();
  const change = useChangeRiskSearch();
  const toastOf = (words: string) => (rams: Rams) => toast({ text: `${ramsName(rams)} ${words}` });
  const submit = useStep(riskApi.submitRams, toastOf('sent for approval'));
  const approve = useStep(riskApi.approveRams, toastOf('approved'));
  const issue = useStep(riskApi.issueRams, toastOf('issued. Brief the team.'));
  const revise = useStep(riskApi.reviseRams, (rams) => {
    toastOf('saved as a draft')(rams);
    change({ rams: rams.id, doing: 'edit' });
  });
  const all = { submit, approve, issue };
  const ask = { params: { ramsId: id } };
  return {
    take: (step: Exclude<Step, 'reject' | 'withdraw'>) => all[step].perform(ask),
    revise: () => revise.perform(ask),
    isPending: [submit, approve, issue, revise].some((step) => step.isPending),
  };
}

type StepApi =
  | typeof riskApi.submitRams
  | typeof riskApi.approveRams
  | typeof riskApi.issueRams
  | typeof riskApi.reviseRams;

const useStep = (endpoint: StepApi, onDone: Done) =>
  useAction(endpoint, { onDone, refusedTitle: 'Not done' });
