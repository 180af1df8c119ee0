import { timeText } from './format/moment.ts';

/** 'Draft saved 12:00', once what is typed is kept. */
export const draftSaved = (savedAt: string | undefined): string | undefined =>
  savedAt && `Draft saved ${timeText(savedAt)}`;
