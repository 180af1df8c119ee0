import * as z from 'zod';
import { daysBetween } from '../kernel/calendar.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { DayRange, DiaryDate } from './day.ts';

const ofProject = z.object({ projectId: IdInPath });
const oneDay = z.object({ projectId: IdInPath, date: DiaryDate });

const mostDays = 31;

const PrintRange = DayRange.refine(({ from, to }) => daysBetween(from, to) < mostDays, {
  path: ['to'],
  message: `Please print at most ${mostDays} days at once`,
});

/** The diary on paper. */
export const diaryPrintsApi = {
  dayPdf: endpoint({
    method: 'GET',
    path: '/api/projects/:projectId/days/:date/pdf',
    summary: 'Print a day of the diary',
    needs: ['diary', 'R'],
    params: oneDay,
    reply: z.unknown(),
    sends: 'file',
  }),
  rangePdf: endpoint({
    method: 'GET',
    path: '/api/projects/:projectId/diary/pdf',
    summary: 'Print several days of the diary',
    needs: ['diary', 'R'],
    params: ofProject,
    query: PrintRange,
    reply: z.unknown(),
    sends: 'file',
  }),
};
