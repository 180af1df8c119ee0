import * as z from 'zod';
import { daysBetween } from '../kernel/calendar.ts';
import { get } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { DayRange, DiaryDate } from './day.ts';

const oneDay = z.object({ projectId: IdInPath, date: DiaryDate });

const mostDays = 31;

const PrintRange = DayRange.refine(({ from, to }) => daysBetween(from, to) < mostDays, {
  path: ['to'],
  message: `You can print up to ${mostDays} days at once`,
});

/** Prints of the diary. */
export const diaryPrintsApi = {
  dayPdf: get('/api/projects/:projectId/days/:date/pdf', ['diary', 'R'], {
    summary: 'Print a day of the diary',
    params: oneDay,
    reply: z.unknown(),
    sends: 'file',
    isExport: true,
  }),
  rangePdf: get('/api/projects/:projectId/diary/pdf', ['diary', 'R'], {
    summary: 'Print several days of the diary',
    query: PrintRange,
    reply: z.unknown(),
    sends: 'file',
    isExport: true,
  }),
};
