import { diaryApi } from '@sitewright/domain/diary/api';
import {
  obstacleToSigningOff,
  setNoWork,
  signOffDay,
  submitDay,
  takeNoWorkBack,
} from '@sitewright/domain/diary/day-status';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { nameOf } from '../platform/audit.ts';
import type { Serve } from '../platform/serve.ts';
import { findGaps, readDay } from './day-facts.ts';
import { findDay, listSquares, saveDay } from './days.ts';
import { countEntries } from './entries.ts';
import { lockDay } from './lock-day.ts';

export function dayRoutes(serve: Serve) {
  serve(diaryApi.days, async ({ tx, params, query, now }) => ({
    days: await listSquares(tx, params.projectId, query, londonDay(now)),
  }));

  serve(diaryApi.day, async ({ tx, params: { projectId, date }, now }) =>
    readDay(tx, await findDay(tx, projectId, date), now),
  );

  serve(diaryApi.setNoWork, async ({ tx, actor, params: { projectId, date }, body, now }) => {
    const day = await lockDay(tx, projectId, date, actor);
    const entries = await countEntries(tx, projectId, date);
    return readDay(tx, await saveDay(tx, setNoWork(day, entries, body.reason), actor), now);
  });

  serve(diaryApi.removeNoWork, async ({ tx, actor, params: { projectId, date }, now }) => {
    const day = await lockDay(tx, projectId, date, actor);
    return readDay(tx, await saveDay(tx, takeNoWorkBack(day), actor), now);
  });

  serve(diaryApi.submit, async ({ tx, actor, params: { projectId, date }, now }) => {
    const day = await lockDay(tx, projectId, date, actor);
    const gaps = await findGaps(tx, day, now);
    const by = { ...doneBy(actor, now), name: await nameOf(tx, actor) };
    return readDay(tx, await saveDay(tx, submitDay(day, gaps, by), actor), now);
  });

  serve(diaryApi.signOff, async ({ tx, actor, params: { projectId, date }, body, now }) => {
    refuseIf(obstacleToSigningOff(actor));
    const day = await lockDay(tx, projectId, date, actor);
    const gaps = await findGaps(tx, day, now);
    const signed = signOffDay(day, gaps, body, { ...doneBy(actor, now), name: body.name });
    return readDay(tx, await saveDay(tx, signed, actor), now);
  });
}

const doneBy = ({ userId }: { userId: number }, now: Date) => ({
  userId,
  at: now.toISOString(),
  today: londonDay(now),
});
