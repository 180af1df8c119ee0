import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import {
  backupAgeDays,
  backupAlreadyRunning,
  obstacleToMaking,
  staleAfterDays,
} from '@sitewright/domain/backup/data-backup-rules';
import { can, whoMay } from '@sitewright/domain/kernel/access';
import { useQuery } from '@tanstack/react-query';
import { DatabaseBackup } from 'lucide-react';
import { useMemo, useState } from 'react';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { today } from '../../platform/today.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { type Kpi, KpiStrip } from '../../ui/layout/kpi-strip.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { NoAccess } from '../../ui/layout/no-access.tsx';
import { Opener } from '../../ui/opener.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { OnView, TableView } from '../../ui/table/table-view.ts';
import { sizeOf } from '../backup-labels.ts';
import { scheduleText } from '../schedule-labels.ts';
import { BackupActionDialog } from './backup-action-dialog.tsx';
import { type BackupActionId, backupActions } from './backup-actions.ts';
import { BackupCard } from './backup-card.tsx';
import { backupColumns } from './backup-columns.tsx';
import { MakeBackup } from './make-backup.tsx';
import { RunningBackup } from './running-backup.tsx';
import { BringBackup } from './upload-backup.tsx';

type Props = { view: TableView; onView: OnView };

/** The backups of the company: how old the last good one is, and all that can be done with them. */
export const Backups = (props: Props) =>
  can(useActor(), 'dataBackup', 'X') ? (
    <AllBackups {...props} />
  ) : (
    <NoAccess
      title="Your role does not allow backups"
      text={`Only ${whoMay('dataBackup', 'X')} can use them.`}
    />
  );

function AllBackups(props: Props) {
  const backups = useQuery(backupsQuery());
  const running = backups.data?.filter(isAtWork) ?? [];
  const obstacle =
    obstacleToMaking(useActor()) ?? (running.length > 0 ? backupAlreadyRunning : undefined);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Figures backups={backups.data ?? []} />
      <div className="flex flex-wrap items-center gap-2">
        <Opener icon={DatabaseBackup} label="Back up now" tone="primary" obstacle={obstacle}>
          {(close) => <MakeBackup onClose={close} />}
        </Opener>
        <BringBackup />
      </div>
      {running.map((backup) => (
        <RunningBackup key={backup.id} backup={backup} />
      ))}
      <Loaded query={backups} what="the backups" empty={<NoBackups />}>
        {(all) => <BackupTable backups={all} {...props} />}
      </Loaded>
    </div>
  );
}

function BackupTable({ backups, view, onView }: Props & { backups: DataBackup[] }) {
  const actor = useActor();
  const [action, setAction] = useState<{ action: BackupActionId; backup: DataBackup }>();
  const actions = useMemo(
    () => backupActions(actor, (next, backup) => setAction({ action: next, backup })),
    [actor],
  );
  return (
    <>
      <DataTable
        label="Backups"
        rows={backups}
        columns={backupColumns}
        view={view}
        onView={onView}
        actions={actions}
        defaultSort="-started"
        searchHint="Type, contents or person"
        isTwoLine
        card={(backup, menu) => <BackupCard backup={backup} menu={menu} />}
      />
      {action && <BackupActionDialog {...action} onClose={() => setAction(undefined)} />}
    </>
  );
}

const NoBackups = () => (
  <EmptyState
    icon={DatabaseBackup}
    title="No backups yet"
    text="Back up your company’s records and files so that you can restore them later."
  />
);

function Figures({ backups }: { backups: DataBackup[] }) {
  const { data: schedule } = useQuery(query(dataBackupApi.readSchedule));
  const last = backups.find(
    ({ status, backupType }) => status === 'completed' && backupType === 'full',
  );
  const figures: Kpi[] = [
    ageFigure(backupAgeDays(backups, today())),
    { label: 'Schedule', value: schedule ? scheduleText(schedule) : '–' },
    ...(last ? [{ label: 'Last backup size' as const, value: sizeOf(last) }] : []),
  ];
  return <KpiStrip label="Backups at a glance" figures={figures} />;
}

function ageFigure(age: number | undefined): Kpi {
  const label = 'Last good backup';
  if (age === undefined) return { label, value: 'None', tone: 'warn', note: 'Make one now' };
  const value = age === 0 ? 'Today' : age === 1 ? 'Yesterday' : `${age} days ago`;
  const isOld = age > staleAfterDays;
  return {
    label,
    value,
    tone: isOld ? 'warn' : 'ok',
    note: isOld ? 'Older than a week' : 'Complete',
  };
}

/** Whether something is being made, checked, restored or undone just now. */
const isAtWork = ({ status, restoration, isUploaded }: DataBackup): boolean =>
  (status === 'in_progress' && !isUploaded) ||
  status === 'verifying' ||
  ['waiting', 'working', 'undoing'].includes(restoration?.status ?? '');

const backupsQuery = () => ({
  ...query(dataBackupApi.listBackups, { query: { limit: 200 } }),
  staleTime: 0,
});
