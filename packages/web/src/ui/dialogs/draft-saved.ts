import { timeText } from '../format/date-time.ts';

/** 'Draft saved 12:00', once the draft is stored. */
export const draftSaved = (savedAt: string | undefined): string | undefined =>
  savedAt && `Draft saved ${timeText(savedAt)}`;
