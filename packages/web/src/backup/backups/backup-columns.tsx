import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import { Badge } from '../../ui/badge.tsx';
import { momentText } from '../../ui/format/date-time.ts';
import type { Column } from '../../ui/table/column.ts';
import {
  contentsOf,
  restoredText,
  sizeOf,
  statusOf,
  templateTypeLabels,
} from '../backup-labels.ts';

type BackupColumn = Column<DataBackup>;

const plain = (id: string, header: string, of: (backup: DataBackup) => string): BackupColumn => ({
  id,
  header,
  width: 130,
  cell: of,
  text: of,
  sortBy: of,
});

const instant = (
  id: string,
  header: string,
  of: (backup: DataBackup) => string | null,
): BackupColumn => ({
  id,
  header,
  width: 148,
  cell: (backup) => <Moment at={of(backup)} />,
  text: (backup) => momentOr(of(backup)),
  sortBy: of,
});

const momentOr = (at: string | null): string => (at ? momentText(at) : '–');

const Moment = ({ at }: { at: string | null }) =>
  at ? <time dateTime={at}>{momentText(at)}</time> : <>–</>;

/** What became of it, and beside that whether it was checked. */
export const BackupStatus = ({ backup }: { backup: DataBackup }) => {
  const { label, tone } = statusOf(backup);
  return (
    <span className="flex gap-1">
      <Badge tone={tone}>{label}</Badge>
      {backup.status === 'completed' && backup.verifiedAt && <Badge tone="plain">Verified</Badge>}
    </span>
  );
};

export const backupColumns: BackupColumn[] = [
  { ...instant('started', 'Started', ({ createdAt }) => createdAt), isName: true },
  plain('type', 'Type', ({ backupType, isUploaded }) =>
    isUploaded ? 'Brought' : templateTypeLabels[backupType],
  ),
  {
    ...plain('contents', 'Contents', contentsOf),
    width: 280,
    cell: (backup) => <Contents backup={backup} />,
  },
  {
    id: 'size',
    header: 'Size',
    width: 90,
    align: 'right',
    cell: sizeOf,
    text: sizeOf,
    sortBy: ({ fileSize }) => fileSize,
  },
  {
    id: 'status',
    header: 'Status',
    width: 190,
    cell: (backup) => <BackupStatus backup={backup} />,
    text: (backup) => statusOf(backup).label,
    sortBy: ({ status }) => status,
  },
  plain('by', 'By', ({ createdByName, isScheduled }) => (isScheduled ? 'Schedule' : createdByName)),
  instant('finished', 'Finished', ({ completedAt }) => completedAt),
  instant('expires', 'Expires', ({ expiresAt }) => expiresAt),
];

/** Below the contents: why it failed, the result of restoring it, or a user's note. */
export const Contents = ({ backup }: { backup: DataBackup }) => {
  const more = backup.problem ?? restoredText(backup.restoration) ?? backup.note;
  return (
    <span className="grid whitespace-normal">
      <span>{contentsOf(backup)}</span>
      {more && <span className="text-xs text-text-2 [overflow-wrap:anywhere]">{more}</span>}
    </span>
  );
};
