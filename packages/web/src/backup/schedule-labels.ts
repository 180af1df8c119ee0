import type { BackupSchedule } from '@sitewright/domain/backup/data-backup';

export const frequencyLabels: Record<BackupSchedule['frequency'], string> = {
  off: 'Off',
  daily: 'Every day',
  weekly: 'Every week',
};

/** 'Every day, keep 7' */
export const scheduleText = ({ frequency, keep }: BackupSchedule): string =>
  frequency === 'off' ? 'Off' : `${frequencyLabels[frequency]}, keep ${keep}`;
