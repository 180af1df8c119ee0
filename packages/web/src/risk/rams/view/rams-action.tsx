import { riskApi } from '@sitewright/domain/risk/api';
import type { Rams } from '@sitewright/domain/risk/rams';
import { useQuery } from '@tanstack/react-query';
import { CommandDialog } from '../../../actions/command-dialog.tsx';
import { DeleteDialog } from '../../../actions/delete-dialog.tsx';
import { projectQueries } from '../../../projects/queries.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useChangeRiskSearch } from '../../search-params.ts';
import { ramsName } from '../labels.tsx';

/** The actions that open a dialog over a statement. */
export type RamsAction = keyof typeof reasons | 'copy' | 'delete';

type Props = { rams: Rams; onClose: () => void };

export function RamsActionDialog({ action, ...props }: Props & { action: RamsAction }) {
  if (action === 'copy') return <CopyRams {...props} />;
  if (action === 'delete') return <DeleteRams {...props} />;
  return <GiveReason {...props} step={action} />;
}

/** The same work on this contract or on another. */
function CopyRams({ rams, onClose }: Props) {
  const change = useChangeRiskSearch();
  const { data } = useQuery(projectQueries.list());
  return (
    <CommandDialog
      title={`Copy ${ramsName(rams)}?`}
      description="The copy is a draft with its own number and no dates, approval or signatures."
      confirmText="Copy"
      endpoint={riskApi.copyRams}
      input={({ projectId }) => ({
        params: { ramsId: rams.id },
        body: { projectId: Number(projectId) },
      })}
      start={{ projectId: String(rams.projectId) }}
      doneMessage={(made) => `${ramsName(made)} saved as a draft on ${made.projectName}`}
      onDone={({ id, projectSlug: contract }) => {
        change({ contract, rams: id });
        onClose();
      }}
      onClose={onClose}
    >
      {(field) => (
        <SelectField
          label="Contract"
          placeholder="Choose a contract"
          options={(data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          {...field('projectId')}
        />
      )}
    </CommandDialog>
  );
}

function DeleteRams({ rams, onClose }: Props) {
  const change = useChangeRiskSearch();
  return (
    <DeleteDialog
      endpoint={riskApi.removeRams}
      input={{ params: { ramsId: rams.id } }}
      recordType="rams"
      recordId={rams.id}
      title={ramsName(rams)}
      consequence=""
      onClose={onClose}
      onDeleted={() => change({ rams: undefined })}
    />
  );
}

const reasons = {
  reject: {
    endpoint: riskApi.rejectRams,
    confirmText: 'Send back',
    description: 'It goes back to draft and the author sees your reason.',
    outcome: 'sent back to its author',
  },
  withdraw: {
    endpoint: riskApi.withdrawRams,
    confirmText: 'Withdraw',
    description: 'It must no longer be used for work. It stays on record with your reason.',
    outcome: 'withdrawn',
  },
} as const;

/** A step that requires a reason. */
function GiveReason({ rams, step, onClose }: Props & { step: keyof typeof reasons }) {
  const { endpoint, outcome, ...question } = reasons[step];
  return (
    <CommandDialog
      {...question}
      endpoint={endpoint}
      title={`${question.confirmText} ${ramsName(rams)}?`}
      variant="warning"
      input={(body) => ({ params: { ramsId: rams.id }, body })}
      start={{ reason: '' }}
      doneMessage={(now) => `${ramsName(now)} ${outcome}`}
      onClose={onClose}
    >
      {(field) => <TextArea label="Reason" {...field('reason')} />}
    </CommandDialog>
  );
}
