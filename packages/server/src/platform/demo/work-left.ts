import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { daysAfterOnSite } from '../demo-part.ts';
import type { Pour } from './call-offs.ts';
import type { Work } from './work.ts';

/** A work at one of its places. */
export type Task = { work: Work; at: number };

/** The progress of a site; quantities are by work and place. */
export type SoFar = {
  done: Map<string, number>;
  /** The quantities that clocked crews do on later days, which are left to them. */
  later: Map<string, number>;
  pours: readonly Pour[];
};
type OnDay = SoFar & { date: string };

const keyOf = (does: string, place: string): string => `${does} ${place}`.toLowerCase();

/** Adds the quantities in the text of a day. */
export function addDone(done: SoFar['done'], text: string, times = 1): void {
  for (const [, what = '', amount] of text.matchAll(/(?:^|; )([^;,:]+), [^;,:]+: (\d+) /g)) {
    const key = what.toLowerCase();
    done.set(key, (done.get(key) ?? 0) + Number(amount) * times);
  }
}

export const doneAt = ({ work: { does, places }, at }: Task, { done }: SoFar): number =>
  done.get(keyOf(does, places[at] ?? '')) ?? 0;

const poursAt = ({ pours }: SoFar, part: string | undefined, place: string | undefined): Pour[] =>
  part === undefined || place === undefined
    ? []
    : pours.filter((one) => one.place.includes(place) && one.place.includes(part));

/** How much of a work can still be done. */
export function leftOf(task: Task, now: OnDay): number {
  const { places, does, pour } = task.work;
  if (task.work.most === undefined) return Number.POSITIVE_INFINITY;
  const place = places[task.at] ?? '';
  const next = poursAt(now, pour?.before, place);
  if (next.length > 0 && next.every((one) => one.date <= now.date)) return 0;
  const below = poursAt(now, pour?.below, places[task.at - 1]);
  if (below.some((one) => one.date >= now.date)) return 0;
  const later = now.later.get(keyOf(does, place)) ?? 0;
  const most = Math.min(possibleOf(task, now), allOf(task) - later);
  return Math.max(0, most - doneAt(task, now));
}

/** The quantity that the work before it, and the concrete, allow. */
function possibleOf(task: Task, now: OnDay): number {
  const { places, after, pour } = task.work;
  const place = places[task.at] ?? '';
  const before = after ? (now.done.get(keyOf(after, place)) ?? 0) : allOf(task);
  const ready = Math.min(allOf(task), inWholeParts(task.work, before));
  if (pour?.after === undefined) return Math.floor(ready);
  const last = poursAt(now, pour.after, place);
  const setBy = daysAfter(now.date, -(pour.days ?? 0));
  const poured = last.filter((one) => one.date < setBy).length / Math.max(1, last.length);
  return Math.floor(ready * poured);
}

/** A work in parts starts in a part once all of the work before it is done there. */
function inWholeParts({ parts, each, eachBefore }: Work, before: number): number {
  if (each === undefined || eachBefore === undefined) return before;
  const whole = parts.filter((_, i) => Math.round((i + 1) * eachBefore) <= before).length;
  return Math.round(whole * each);
}

/** Days before a pour in which its preparation takes priority. */
const urgentDays = 6;

/** Works that are behind for the concrete of the next days; each pour of a place needs its share of them. */
export function urgentOf(works: readonly Work[], now: OnDay): Task[] {
  const { pours, date } = now;
  return works.flatMap((work) => {
    const { pour, places } = work;
    if (pour?.before === undefined) return [];
    const soon = daysAfterOnSite(date, pour.ahead ?? urgentDays);
    const next = pours.filter((one) => one.date > date && one.date <= soon);
    return places.flatMap((place, at) => {
      const all = poursAt(now, pour.before, place);
      if (!next.some((one) => all.includes(one))) return [];
      const task = { work, at };
      const share = all.filter((one) => one.date <= soon).length / all.length;
      const isBehind = doneAt(task, now) < Math.min(allOf(task), wholeOf(task) * share);
      return isBehind && leftOf(task, now) > 0 ? [task] : [];
    });
  });
}

const allOf = ({ work: { most = 0 }, at }: Task): number =>
  typeof most === 'number' ? most : (most[at] ?? 0);

/** The quantity of a whole place, also of one that is only begun. */
const wholeOf = (task: Task): number => {
  const { each, parts } = task.work;
  return each === undefined ? allOf(task) : each * parts.length;
};
