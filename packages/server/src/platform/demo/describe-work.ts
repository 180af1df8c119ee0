import { pick } from './site-plan.ts';
import type { Work } from './work.ts';
import { doneAt, leftOf, type SoFar, type Task, urgentOf } from './work-left.ts';

type Chance = () => number;
type Gang = { works: readonly Work[]; operatives: number; words: string };
type Share = Task & { people: number };

/** The share of the programme from 0 to 1, and the day. */
type Now = SoFar & { progress: number; date: string };

/** Multiples of it, less their whole part, spread evenly over all works. */
const goldenRatio = 0.618_034;
/** A smaller gang stays together. */
const fewToSplit = 4;

/** A gang's day in one sentence: its works with their places and quantities, in proportion to its people, and the gang. */
export function describeDay({ works, operatives, words }: Gang, now: Now, chance: Chance) {
  const extra = chance() < 0.5 ? besideOf(works, chance) : undefined;
  const people = extra?.beside === 'one person' && operatives > 2 ? operatives - 1 : operatives;
  const tasks = tasksAt(works, now, chance);
  const { then } = tasks[0].work;
  const after = chance() < 0.6 && then.length > 0 ? `, ${pick(then, chance)}` : '';
  const items = [
    ...withPeople(works, tasks, people, now, chance),
    ...(extra ? [{ ...taskOf(extra, now), people: 1 }] : []),
  ];
  const [start = '', ...others] = items.map((item) => describeTask(item, now, chance));
  return `${[start, ...others.map(inMiddle)].join('; ')}; ${words}${after}.`;
}

/** What a machine does: work, place and quantity, at a share of the programme from 0 to 1. */
export const describe = (work: Work, progress: number, chance: Chance): string => {
  const now = { progress, date: '', done: new Map(), later: new Map(), pours: [] };
  return describeTask({ ...taskOf(work, now), people: 1 }, now, chance);
};

function describeTask({ work, at, people }: Share, now: Now, chance: Chance): string {
  const { does, places, parts, amount, beside, isSpare } = work;
  const [where, part] = [`${does} ${places[at] ?? ''}`, pick(parts, chance)];
  if (isSpare) return `${where}, ${part}`;
  const [least, most, unit] = amount;
  const usual = Math.max(1, Math.round(people * (least + chance() * (most - least))));
  const time = beside === 'half an hour' ? ' in half an hour' : '';
  const left = leftOf({ work, at }, now);
  // A little more than usual is done, so that no one has to come back for the last corner of a bay.
  const isNearlyAll = work.each !== undefined && left <= usual + least / 3;
  const quantity = isNearlyAll ? left : Math.min(usual, left);
  const from = doneAt({ work, at }, now);
  const items = work.each ? partsBetween(work, from, from + quantity) : [{ part, quantity }];
  return items
    .map((one, i) => `${i > 0 ? inMiddle(where) : where}, ${one.part}: ${one.quantity} ${unit}`)
    .join('; ')
    .concat(time);
}

/** The parts that a quantity from one total to another falls in, with the quantity in each. */
const partsBetween = ({ parts, each = 0 }: Work, from: number, to: number) =>
  parts.flatMap((part, i) => {
    const [start, end] = [Math.round(i * each), Math.round((i + 1) * each)];
    const quantity = Math.min(to, end) - Math.max(from, start);
    return quantity > 0 ? [{ part, quantity }] : [];
  });

const inMiddle = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

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
 * The main work of the day, and what else the gang can do. Work for the next concrete comes first. Otherwise the
 * works, and the step that their place has reached, take turns from day to day, so that each gets its share.
 */
function tasksAt(all: readonly Work[], now: Now, chance: Chance): [Task, ...Task[]] {
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
  const following = unlike(first, [...urgent, ...others]);
  return [first, ...following.slice(0, 1), ...following.slice(1).filter(({ work }) => work.each)];
}

/** One task of each kind of work, without that of the first. */
const unlike = (first: Task, others: readonly Task[]): Task[] => {
  const isSame = (one: Task) => (other: Task) => one.work.does === other.work.does;
  return others.filter((one, i) => !isSame(first)(one) && others.findIndex(isSame(one)) === i);
};

const isMeasured = ({ most }: Work): boolean => most !== undefined;

const openOf = (task: Task, now: Now): Task[] => (leftOf(task, now) > 0 ? [task] : []);

/** The steps from the one that is reached on; a measured step counts until it is done, also at the place before. */
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

/** Divides the people of the gang between the tasks: no more than each needs, and the rest do spare work. */
function withPeople(
  works: readonly Work[],
  [first, second, ...others]: [Task, ...Task[]],
  people: number,
  now: Now,
  chance: Chance,
): Share[] {
  const mayNeed = second && people >= fewToSplit ? peopleFor(second, now) : 0;
  const usual = second ? people - usualOfFirst(works, first, second, people) : 0;
  const ofFirst = Math.min(people - Math.min(usual, mayNeed), peopleFor(first, now));
  const ofSecond = Math.min(people - ofFirst, mayNeed);
  let free = people - ofFirst - ofSecond;
  const more = others.map((task) => {
    const ofTask = Math.min(free, peopleFor(task, now));
    free -= ofTask;
    return { ...task, people: ofTask };
  });
  return [
    { ...first, people: ofFirst },
    ...(second && ofSecond > 0 ? [{ ...second, people: ofSecond }] : []),
    ...more.filter((task) => task.people > 0),
    ...(free > 0 ? [{ ...spareOf(works, now, chance), people: free }] : []),
  ];
}

/** The usual number of people at the first of two works: one that is listed more often has more. */
function usualOfFirst(works: readonly Work[], first: Task, second: Task, people: number): number {
  const often = ({ work: { does } }: Task) => works.filter((one) => one.does === does).length;
  const share = often(first) / (often(first) + often(second));
  return Math.min(people - 1, Math.max(1, Math.round(people * share)));
}

const peopleFor = (task: Task, now: Now): number =>
  Math.min(task.work.room ?? Number.POSITIVE_INFINITY, daysOfWork(task, now));

const daysOfWork = (task: Task, now: Now): number =>
  Math.ceil((leftOf(task, now) * 2) / (task.work.amount[0] + task.work.amount[1]));
