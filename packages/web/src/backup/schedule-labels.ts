import type { BackupSchedule } from '@sitewright/domain/backup/data-backup';

export const frequencyWords: Record<BackupSchedule['frequency'], string> = {
  off: 'Off',
  daily: 'Every day',
  weekly: 'Every week',
};

/** 'Every day, keep 7' */
export const scheduleWords = ({ frequency, keep }: BackupSchedule): string =>
  frequency === 'off' ? 'Off' : `${frequencyWords[frequency]}, keep ${keep}`;
