import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/column.ts';
import { type ColumnOptions, momentColumn, textColumn } from '../../ui/table/columns.tsx';
import {
  contentsOf,
  restoredText,
  sizeOf,
  statusOf,
  templateTypeLabels,
} from '../backup-labels.ts';

const plain = (
  id: string,
  header: string,
  of: (backup: DataBackup) => string,
  options: ColumnOptions<DataBackup> = {},
) => textColumn(id, header, of, { width: 130, cell: of, ...options });

const instant = (
  id: string,
  header: string,
  of: (backup: DataBackup) => string | null,
  options: ColumnOptions<DataBackup> = {},
) => momentColumn(id, header, of, { width: 148, otherwise: '–', exportAs: undefined, ...options });

/** Its result, and whether it was verified. */
export const BackupStatus = ({ backup }: { backup: DataBackup }) => {
  const { label, tone } = statusOf(backup);
  return (
    <span className="flex gap-1">
      <Badge tone={tone}>{label}</Badge>
      {backup.status === 'completed' && backup.verifiedAt && <Badge tone="plain">Verified</Badge>}
    </span>
  );
};

export const backupColumns: Column<DataBackup>[] = [
  instant('started', 'Started', ({ createdAt }) => createdAt, { isName: true }),
  plain('type', 'Type', ({ backupType, isUploaded }) =>
    isUploaded ? 'Uploaded' : templateTypeLabels[backupType],
  ),
  plain('contents', 'Contents', contentsOf, {
    width: 280,
    cell: (backup) => <Contents backup={backup} />,
  }),
  plain('size', 'Size', sizeOf, {
    width: 90,
    align: 'right',
    sortBy: ({ fileSize }) => fileSize,
  }),
  plain('status', 'Status', (backup) => statusOf(backup).label, {
    width: 190,
    cell: (backup) => <BackupStatus backup={backup} />,
    sortBy: ({ status }) => status,
  }),
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
