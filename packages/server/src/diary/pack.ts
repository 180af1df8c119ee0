import { entryWithoutPay } from '@sitewright/domain/diary/pay';
import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import type { Tx } from '../platform/tenancy.ts';
import { listCommentsBetween, withReactions } from './comments.ts';
import { readDays } from './day-facts.ts';
import { findDays, listSquares } from './days.ts';
import { entriesWhere, filtersOf } from './entries.ts';

/** More than a contract writes in the days kept. */
const mostEntries = 5000;

type Reader = { actor: Actor; now: Date };

/** The part of a contract's diary that a phone stores: the days from the first to today, without pay. */
export async function diaryForPack(
  tx: Tx,
  projectId: number,
  from: string,
  { actor, now }: Reader,
) {
  const today = londonDay(now);
  const range = { from, to: today };
  const squares = await listSquares(tx, projectId, range, today);
  const entries = await entriesWhere(tx, filtersOf({ projectId, ...range }), mostEntries);
  const comments = await listCommentsBetween(tx, projectId, range);
  const dates = squares
    .filter((square) => square.entries > 0 || square.isNoWork || square.date === today)
    .map(({ date }) => date);
  return {
    squares,
    days: await readDays(tx, projectId, await findDays(tx, projectId, dates), now),
    entries: entries.map(entryWithoutPay),
    comments: await withReactions(tx, comments, actor),
  };
}
