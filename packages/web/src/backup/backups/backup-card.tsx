import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import type { ReactNode } from 'react';
import { momentText } from '../../ui/format/date-time.ts';
import { RecordCard } from '../../ui/table/record-card.tsx';
import { sizeOf, templateTypeLabels } from '../backup-labels.ts';
import { BackupStatus, Contents } from './backup-columns.tsx';

type Props = { backup: DataBackup; menu: ReactNode };

export const BackupCard = ({ backup, menu }: Props) => (
  <RecordCard
    title={<time dateTime={backup.createdAt}>{momentText(backup.createdAt)}</time>}
    note={[
      backup.isUploaded ? 'Uploaded' : templateTypeLabels[backup.backupType],
      sizeOf(backup),
    ].join(' · ')}
    menu={menu}
  >
    <BackupStatus backup={backup} />
    <p className="text-sm">
      <Contents backup={backup} />
    </p>
    <p className="text-sm text-text-2">
      By {backup.isScheduled ? 'the schedule' : backup.createdByName}
      {backup.expiresAt && ` · expires ${momentText(backup.expiresAt)}`}
    </p>
  </RecordCard>
);
