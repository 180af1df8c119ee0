/** What a gang does: where, and how much of it in a day. */
export type Work = {
  does: string;
  /** Done at a place before the next work of the gang; absent where it is done on any day. */
  isStep?: true;
  /** In the order of the programme. */
  places: readonly string[];
  parts: readonly string[];
  /** The least and the most of a day, and its unit. */
  amount: readonly [least: number, most: number, unit: string];
  then: readonly string[];
};

/** A gang that is paid by the hour, between two days from today. */
export type PlannedGang = {
  company: string;
  jobRole: string;
  operatives: number;
  hourlyRate: number;
  days: readonly [from: number, to: number];
  /** The share of the days on which it is here. */
  share: number;
  works: readonly Work[];
};

/** A firm with a price for its work: what it does here, and what it has applied for so far. */
export type Package = {
  firm: string;
  does: string;
  people: number;
  days: readonly [from: number, to: number];
  /** Where it goes on after today. */
  ends?: number;
  pounds: number;
};

/** A call-off: the same load again and again. */
export type Supply = {
  lines: readonly (readonly [sku: string, quantity: number])[];
  loads: number;
  days: readonly [from: number, to: number];
  /** What it is for. */
  use: string;
  /** Where it is not the supplier of the catalogue. */
  supplier?: string;
};

/** A standing order for plant: so much of it is confirmed every four weeks. */
export type PlantOrder = {
  supplier: string;
  what: string;
  unit: string;
  unitPrice: string;
  quantity: number;
  days: readonly [from: number, to: number];
};

/** A machine that the diary writes about. */
export type PlannedMachine = { name: string; does: readonly Work[]; by?: string };

export type SitePlan = {
  slug: string;
  /** The last working day, in days from today. */
  until: number;
  gangs: readonly PlannedGang[];
  packages: readonly Package[];
  supplies: readonly Supply[];
  plantOrders: readonly PlantOrder[];
  machines: readonly PlannedMachine[];
  /** Of site staff and running costs by working month, and of fees, in pounds to date. */
  staff: number;
  running: number;
  fees: number;
  /** Since the site was put on hold, in pounds to date. */
  held?: { staff: number; guards: number };
  /** Where building control is not by the approver of the other sites. */
  control?: { body: string; fee: string };
};

export const work = (
  does: string,
  places: readonly string[],
  parts: readonly string[],
  amount: Work['amount'],
  ...then: string[]
): Work => ({ does, places, parts, amount, then });

/** Works that follow each other at every place. */
export const inOrder = (...works: readonly Work[]): Work[] =>
  works.map((one) => ({ ...one, isStep: true as const }));

/** By the week, four weeks at a time. */
export const weekly = (
  supplier: string,
  what: string,
  unitPrice: string,
  ...days: PlantOrder['days']
): PlantOrder => ({ supplier, what, unit: 'week', unitPrice, quantity: 4, days });

/** White diesel or HVO: red diesel may not be used on site since April 2022. */
export const fuel = (quantity: number, ...days: PlantOrder['days']): PlantOrder => ({
  supplier: 'Rosedale Fuels',
  what: 'HVO to the site tank',
  unit: 'l',
  unitPrice: '1.4600',
  quantity,
  days,
});

export const gang = (
  company: string,
  jobRole: string,
  operatives: number,
  hourlyRate: number,
  share: number,
  days: PlannedGang['days'],
  works: readonly Work[],
): PlannedGang => ({ company, jobRole, operatives, hourlyRate, share, days, works });

export const supply = (
  use: string,
  loads: number,
  days: Supply['days'],
  ...lines: (readonly [sku: string, quantity: number])[]
): Supply => ({ use, loads, days, lines });

/** Whom rain stops. */
export const outdoorRoles = [
  'Groundworker',
  'Steel fixer',
  'Carpenter',
  'Bricklayer',
  'Scaffolder',
  'Stonemason',
];

const people = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const countOf = (count: number): string => people[count] ?? String(count);

type Chance = () => number;

export const pick = <T>(choices: readonly T[], chance: Chance): T =>
  choices[Math.floor(chance() * choices.length)] as T;

/** One of the works that may be done at any time, or the step that its place has reached. */
export function workAt(works: readonly Work[], progress: number, chance: Chance): Work {
  const steps = works.filter(({ isStep }) => isStep);
  const places = steps[0]?.places.length ?? 1;
  const atPlace = Math.min(0.999, progress) * places;
  const now = steps[Math.floor((atPlace % 1) * steps.length)];
  return pick(now ? works.map((one) => (one.isStep ? now : one)) : works, chance);
}

/** At a share of the programme from 0 to 1: work, place, quantity and gang in one sentence. */
export function describe(
  { does, places, parts, amount, then }: Work,
  progress: number,
  gang: string,
  chance: Chance,
): string {
  const place = places[Math.min(places.length - 1, Math.floor(progress * places.length))] ?? '';
  const [least, most, unit] = amount;
  const quantity = Math.round(least + chance() * (most - least));
  const after = then.length > 0 && chance() < 0.6 ? `; ${pick(then, chance)}` : '';
  return `${does} ${place}, ${pick(parts, chance)}: ${quantity} ${unit}, ${gang}${after}.`;
}

/** Such as 'seven steel fixers'. */
export const gangInWords = (operatives: number, jobRole: string): string => {
  const role = jobRole.toLowerCase();
  return `${countOf(operatives)} ${operatives === 1 ? role : `${role}s`}`;
};
