import { pick, type Work } from './site-plan.ts';

type Chance = () => number;
type Gang = { works: readonly Work[]; operatives: number; words: string };

const goldenRatio = 0.618_034;
const fewToSplit = 4;

/**
 * The whole day of a gang in one sentence: its works with their places and quantities, which follow
 * from how many people did them, and the gang.
 */
export function describeDay({ works, operatives, words }: Gang, progress: number, chance: Chance) {
  const extra = chance() < 0.5 ? besideOf(works, chance) : undefined;
  const people = extra?.beside === 'one person' && operatives > 2 ? operatives - 1 : operatives;
  const [first, second] = worksAt(works, progress, chance);
  const after = chance() < 0.6 && first.then.length > 0 ? `, ${pick(first.then, chance)}` : '';
  const items =
    second && people >= fewToSplit
      ? shared(works, first, second, people)
      : [{ work: first, people }];
  const all = extra ? [...items, { work: extra, people: 1 }] : items;
  const [start = '', ...others] = all.map((item) =>
    describe(item.work, progress, item.people, chance),
  );
  return `${[start, ...others.map(inMiddle)].join('; ')}; ${words}${after}.`;
}

/** At a share of the programme from 0 to 1: work, place and quantity. */
export function describe(
  { does, places, parts, amount, beside }: Work,
  progress: number,
  people: number,
  chance: Chance,
): string {
  const at = Math.floor(Math.min(0.999, Math.max(0, progress)) * places.length);
  const [least, most, unit] = amount;
  const quantity = Math.max(1, Math.round(people * (least + chance() * (most - least))));
  const time = beside === 'half an hour' ? ' in half an hour' : '';
  return `${does} ${places[at] ?? ''}, ${pick(parts, chance)}: ${quantity} ${unit}${time}`;
}

const inMiddle = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function besideOf(works: readonly Work[], chance: Chance): Work | undefined {
  const choices = works.filter(({ beside }) => beside);
  return choices.length > 0 ? pick(choices, chance) : undefined;
}

/**
 * One of the works that may be done at any time, or the step that its place has reached, and the one
 * after it. They take turns from day to day, so that as much is laid in the end as was ordered.
 */
function worksAt(all: readonly Work[], progress: number, chance: Chance): [Work, Work?] {
  const works = all.filter(({ beside }) => !beside);
  const steps = works.filter(({ isStep }) => isStep);
  const places = steps[0]?.places.length ?? 1;
  const atPlace = Math.min(0.999, Math.max(0, progress)) * places;
  const reached = Math.floor((atPlace % 1) * steps.length);
  const now = steps[reached];
  const choices = now ? works.map((one) => (one.isStep ? now : one)) : works;
  const day = Math.round(progress * (works[0]?.span ?? 0));
  const turn = Math.floor(((day * goldenRatio) % 1) * choices.length);
  const first = choices[turn] ?? pick(choices, chance);
  const following = first.isStep
    ? steps.slice(reached)
    : [...choices.slice(turn), ...choices.slice(0, turn)];
  return [first, following.find(({ does }) => does !== first.does)];
}

/** A work that is listed more often has more of the people. */
function shared(works: readonly Work[], first: Work, second: Work, people: number) {
  const often = ({ does }: Work) => works.filter((one) => one.does === does).length;
  const share = often(first) / (often(first) + often(second));
  const ofFirst = Math.min(people - 1, Math.max(1, Math.round(people * share)));
  return [
    { work: first, people: ofFirst },
    { work: second, people: people - ofFirst },
  ];
}
