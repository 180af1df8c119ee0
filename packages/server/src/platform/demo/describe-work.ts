import { daysAfter } from '@sitewright/domain/kernel/calendar';
import type { Pour } from './call-offs.ts';
import { pick, type Work } from './site-plan.ts';

type Chance = () => number;
type Gang = { works: readonly Work[]; operatives: number; words: string };
/** A work at one of its places. */
type Task = { work: Work; at: number };
type Share = Task & { people: number };

/**
 * What a site has done of its works, by work and place, what crews by the clock will have done, and
 * what is poured there.
 */
export type SoFar = {
  done: Map<string, number>;
  later: Map<string, number>;
  pours: readonly Pour[];
};
/** The share of the programme from 0 to 1, and the day. */
type Now = SoFar & { progress: number; date: string };

const goldenRatio = 0.618_034;
const fewToSplit = 4;

/**
 * The whole day of a gang in one sentence: its works with their places and quantities, which follow
 * from how many people did them, and the gang.
 */
export function describeDay({ works, operatives, words }: Gang, now: Now, chance: Chance) {
  const extra = chance() < 0.5 ? besideOf(works, chance) : undefined;
  const people = extra?.beside === 'one person' && operatives > 2 ? operatives - 1 : operatives;
  const tasks = tasksAt(works, now, chance);
  const { then } = tasks[0].work;
  const after = chance() < 0.6 && then.length > 0 ? `, ${pick(then, chance)}` : '';
  const items = [
    ...shared(works, tasks, people, now, chance),
    ...(extra ? [{ ...taskOf(extra, now), people: 1 }] : []),
  ];
  const [start = '', ...others] = items.map((item) => describeTask(item, now, chance));
  return `${[start, ...others.map(inMiddle)].join('; ')}; ${words}${after}.`;
}

/** At a share of the programme from 0 to 1: work, place and quantity of a machine. */
export const describe = (work: Work, progress: number, chance: Chance): string => {
  const now = { progress, date: '', done: new Map(), later: new Map(), pours: [] };
  return describeTask({ ...taskOf(work, now), people: 1 }, now, chance);
};

function describeTask({ work, at, people }: Share, now: Now, chance: Chance): string {
  const { does, places, parts, amount, beside, isSpare } = work;
  const where = `${does} ${places[at] ?? ''}, ${pick(parts, chance)}`;
  if (isSpare) return where;
  const [least, most, unit] = amount;
  const usual = Math.max(1, Math.round(people * (least + chance() * (most - least))));
  const time = beside === 'half an hour' ? ' in half an hour' : '';
  return `${where}: ${Math.min(usual, leftOf({ work, at }, now))} ${unit}${time}`;
}

const inMiddle = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const keyOf = (does: string, place: string): string => `${does} ${place}`.toLowerCase();

/** Reads from the sentence of a day what has been done. */
export function addDone(done: SoFar['done'], text: string, times = 1): void {
  for (const [, what = '', amount] of text.matchAll(/(?:^|; )([^;,:]+), [^;,:]+: (\d+) /g)) {
    const key = what.toLowerCase();
    done.set(key, (done.get(key) ?? 0) + Number(amount) * times);
  }
}

/** How much there is still to do. */
function leftOf(
  { work, at }: Task,
  { done, later, pours, date }: SoFar & Pick<Now, 'date'>,
): number {
  const { does, places, after, pour } = work;
  if (work.most === undefined) return Number.POSITIVE_INFINITY;
  const place = places[at] ?? '';
  const doneOf = (what: string) => done.get(keyOf(what, place)) ?? 0;
  const all = allOf(work, at);
  const poursOf = (part: string) =>
    pours.filter((one) => one.place.includes(place) && one.place.includes(part));
  const next = pour?.before === undefined ? [] : poursOf(pour.before);
  if (next.length > 0 && next.every((one) => one.date <= date)) return 0;
  const last = pour?.after === undefined ? [] : poursOf(pour.after);
  const poured = last.filter((one) => one.date < date).length / Math.max(1, last.length);
  const ready = after ? Math.min(all, doneOf(after)) : all;
  const possible = Math.floor(ready * (pour?.after === undefined ? 1 : poured));
  const most = Math.min(possible, all - (later.get(keyOf(does, place)) ?? 0));
  return Math.max(0, most - doneOf(does));
}

/** Days before a pour in which what it needs comes first. */
const urgentDays = 6;

/** What is not ready for the concrete of the next days, where each pour of a place needs its share. */
export function urgentOf(works: readonly Work[], now: SoFar & { date: string }): Task[] {
  const { done, pours, date } = now;
  const soon = daysAfter(date, urgentDays);
  const next = pours.filter((one) => one.date > date && one.date <= soon);
  return works.flatMap((work) => {
    const { pour, places, does } = work;
    if (pour?.before === undefined) return [];
    const part = pour.before;
    return places.flatMap((place, at) => {
      const isOf = (one: Pour) => one.place.includes(place) && one.place.includes(part);
      if (!next.some(isOf)) return [];
      const all = pours.filter(isOf);
      const share = all.filter((one) => one.date <= soon).length / all.length;
      const isBehind = (done.get(keyOf(does, place)) ?? 0) < allOf(work, at) * share;
      return isBehind && leftOf({ work, at }, now) > 0 ? [{ work, at }] : [];
    });
  });
}

const allOf = ({ most = 0 }: Work, at: number): number =>
  typeof most === 'number' ? most : (most[at] ?? 0);

const placeAt = (progress: number, places: readonly string[]): number =>
  Math.min(0.999, Math.max(0, progress)) * places.length;

const taskOf = (work: Work, { progress }: Now): Task => ({
  work,
  at: Math.floor(placeAt(progress, work.places)),
});

function besideOf(works: readonly Work[], chance: Chance): Work | undefined {
  const choices = works.filter(({ beside }) => beside);
  return choices.length > 0 ? pick(choices, chance) : undefined;
}

/**
 * One of the works that may be done at any time, or the step that its place has reached, and the one
 * after it. They take turns from day to day, so that as much is laid in the end as was ordered.
 */
function tasksAt(all: readonly Work[], now: Now, chance: Chance): [Task, Task?] {
  const works = all.filter(({ beside, isSpare }) => !beside && !isSpare);
  const steps = stepsAt(works, now);
  const choices = works.flatMap((work) =>
    work.isStep ? steps.slice(0, 1) : openOf(taskOf(work, now), now),
  );
  const day = Math.round(now.progress * (works[0]?.span ?? 0));
  const turn = Math.floor(((day * goldenRatio) % 1) * choices.length);
  const urgent = urgentOf(works, now);
  const first = urgent[0] ?? choices[turn] ?? spareOf(all, now, chance);
  const others = first.work.isStep
    ? [...steps, ...(isMeasured(first.work) ? choices : [])]
    : [...choices.slice(turn), ...choices.slice(0, turn)];
  const following = [...urgent, ...others];
  return [first, following.find(({ work }) => work.does !== first.work.does)];
}

const isMeasured = ({ most }: Work): boolean => most !== undefined;

const openOf = (task: Task, now: Now): Task[] => (leftOf(task, now) > 0 ? [task] : []);

/** From the step that is reached on; what is measured by its place, also at the place before. */
function stepsAt(works: readonly Work[], now: Now): Task[] {
  const steps = works.filter(({ isStep }) => isStep);
  const atPlace = placeAt(now.progress, steps[0]?.places ?? []);
  const at = Math.floor(atPlace);
  const reached = Math.floor((atPlace % 1) * steps.length);
  return [
    ...steps
      .filter(isMeasured)
      .flatMap((work) => (at > 0 ? openOf({ work, at: at - 1 }, now) : [])),
    ...steps.flatMap((work, i) =>
      isMeasured(work) || i >= reached ? openOf({ work, at }, now) : [],
    ),
  ];
}

function spareOf(works: readonly Work[], now: Now, chance: Chance): Task {
  const spares = works.filter(({ isSpare }) => isSpare);
  const others = works.filter((work) => !isMeasured(work));
  return taskOf(
    pick([spares, others, works].find(({ length }) => length > 0) ?? works, chance),
    now,
  );
}

/** A work of which little is left needs few people; those who are free do what is not measured. */
function shared(
  works: readonly Work[],
  [first, second]: [Task, Task?],
  people: number,
  now: Now,
  chance: Chance,
): Share[] {
  const mayNeed = second && people >= fewToSplit ? peopleFor(second, now) : 0;
  const usual = second ? people - usualOfFirst(works, first, second, people) : 0;
  const ofFirst = Math.min(people - Math.min(usual, mayNeed), peopleFor(first, now));
  const ofSecond = Math.min(people - ofFirst, mayNeed);
  const free = people - ofFirst - ofSecond;
  return [
    { ...first, people: ofFirst },
    ...(second && ofSecond > 0 ? [{ ...second, people: ofSecond }] : []),
    ...(free > 0 ? [{ ...spareOf(works, now, chance), people: free }] : []),
  ];
}

/** A work that is listed more often has more of the people. */
function usualOfFirst(works: readonly Work[], first: Task, second: Task, people: number): number {
  const often = ({ work: { does } }: Task) => works.filter((one) => one.does === does).length;
  const share = often(first) / (often(first) + often(second));
  return Math.min(people - 1, Math.max(1, Math.round(people * share)));
}

const peopleFor = (task: Task, now: Now): number =>
  Math.min(task.work.room ?? Number.POSITIVE_INFINITY, daysOfWork(task, now));

const daysOfWork = (task: Task, now: Now): number =>
  Math.ceil((leftOf(task, now) * 2) / (task.work.amount[0] + task.work.amount[1]));
