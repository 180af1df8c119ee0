import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import type { ReactNode } from 'react';
import { momentText } from '../../ui/format/date-time.ts';
import { sizeOf, templateTypeLabels } from '../backup-labels.ts';
import { BackupStatus, Contents } from './backup-columns.tsx';

type Props = { backup: DataBackup; menu: ReactNode };

export const BackupCard = ({ backup, menu }: Props) => (
  <article className="grid gap-2">
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        <h2>
          <time dateTime={backup.createdAt}>{momentText(backup.createdAt)}</time>
        </h2>
        <p className="text-sm text-text-2">
          {[
            backup.isUploaded ? 'Brought' : templateTypeLabels[backup.backupType],
            sizeOf(backup),
          ].join(' · ')}
        </p>
      </div>
      {menu}
    </div>
    <BackupStatus backup={backup} />
    <p className="text-sm">
      <Contents backup={backup} />
    </p>
    <p className="text-sm text-text-2">
      By {backup.isScheduled ? 'the schedule' : backup.createdByName}
      {backup.expiresAt && ` · expires ${momentText(backup.expiresAt)}`}
    </p>
  </article>
);
