import { recycleBinApi } from '@sitewright/domain/backup/recycle-bin-api';
import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { useQuery } from '@tanstack/react-query';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Opener } from '../../ui/opener.tsx';

/** How long things stay in the bin, and the way to change it. */
export function BinExpiry() {
  const { data } = useQuery(query(recycleBinApi.expiry));
  const obstacle = obstacleOfRole(useActor(), 'organization', 'M', 'change this');
  if (!data) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm text-text-2">
      <p>Deleted items stay here for {data.days} days.</p>
      <Opener label="Change" obstacle={obstacle} className="md:h-control-sm">
        {(close) => <ChangeExpiry days={data.days} onClose={close} />}
      </Opener>
    </div>
  );
}

const ChangeExpiry = ({ days, onClose }: { days: number; onClose: () => void }) => (
  <CommandDialog
    title="How long to keep deleted items"
    description="Applies to items deleted from now on."
    confirmText="Save"
    endpoint={recycleBinApi.setExpiry}
    input={(values) => ({ body: { days: Number(values.days) } })}
    start={{ days: String(days) }}
    isBlocked={() => false}
    doneMessage={(now) => `Items deleted from now on are kept for ${now.days} days.`}
    refreshes={[organizationsApi.current]}
    onClose={onClose}
  >
    {(field) => (
      <TextField label="Days" help="From 7 to 365." inputMode="numeric" {...field('days')} />
    )}
  </CommandDialog>
);
