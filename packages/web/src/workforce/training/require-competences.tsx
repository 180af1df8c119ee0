import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { RequiredCompetences } from '@sitewright/domain/workforce/papers';
import { useQuery } from '@tanstack/react-query';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { tradesIn, tradesText } from './trades-text.ts';

type Props = { onClose: () => void };

/** A worker who lacks a competence that their trade requires is stopped at the gate. */
export function RequireCompetences({ onClose }: Props) {
  const { data } = useQuery(query(workforceApi.requiredCompetences));
  return data && <RequireForm required={data} onClose={onClose} />;
}

function RequireForm({ required, onClose }: Props & { required: RequiredCompetences }) {
  const obstacle = obstacleOfRole(useActor(), 'worker', 'D', 'change trade requirements');
  return (
    <CommandDialog
      title="Trade requirements"
      description="Workers without a required competence, or with an expired one, cannot start work."
      confirmText="Save"
      endpoint={workforceApi.setRequiredCompetences}
      input={({ trades }) => ({ body: { trades: tradesIn(trades) } })}
      start={{ trades: tradesText(required) }}
      isBlocked={() => !!obstacle}
      doneMessage={() => 'Trade requirements saved'}
      onClose={onClose}
    >
      {(field) => (
        <TextArea
          label="Trades"
          help={
            obstacle?.message ?? 'One trade per line, such as Scaffolder: Working at height, IPAF'
          }
          rows={8}
          readOnly={!!obstacle}
          {...field('trades')}
        />
      )}
    </CommandDialog>
  );
}
