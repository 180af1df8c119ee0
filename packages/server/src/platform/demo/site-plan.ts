/** What a gang or a machine does: where, and how much of it in a day. */
export type Work = {
  does: string;
  /** Done at a place before the next work of the gang; absent where it is done on any day. */
  isStep?: true;
  /** Occasional work in addition to the gang's own: by one of its people, or in half an hour. */
  beside?: 'one person' | 'half an hour';
  /** In the order of the programme. */
  places: readonly string[];
  parts: readonly string[];
  /** How much of it each part has, where they are done one after the other. */
  each?: number;
  /** The same of what is done there before, all of which a part needs. */
  eachBefore?: number;
  /** The least and the most that one person or machine does in a day, and its unit. */
  amount: readonly [least: number, most: number, unit: string];
  /** All that there is to do at each place, or at every one. */
  most?: number | readonly number[];
  /** What is done there before, and limits how much of this can be. */
  after?: string;
  /**
   * The concrete of its place that it comes before, and comes first so many days ahead of; or after, by
   * so many days; or of the place below: what the name of a pour includes.
   */
  pour?: { before?: string; ahead?: number; after?: string; days?: number; below?: string };
  /** No more people than this have room for it. */
  room?: number;
  /** Done when nothing else is left, and not measured. */
  isSpare?: true;
  then: readonly string[];
  /** Days of the gang's programme. */
  span?: number;
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
  /** Here only on the days on which concrete is poured. */
  isForPours?: true;
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
  /** Where each load is poured: it has an order of its own. */
  pours?: readonly string[];
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

/** A machine that the diary writes about, and between which days it does this. */
export type PlannedMachine = {
  name: string;
  does: readonly Work[];
  by?: string;
  days?: readonly [from: number, to: number];
};

export type SitePlan = {
  slug: string;
  /** Those who run the site: they receive what comes. */
  manager: string;
  supervisor: string;
  /** The first day of the contract and the last working day, in days from today. */
  starts: number;
  until: number;
  isHandedOver?: true;
  gangs: readonly PlannedGang[];
  packages: readonly Package[];
  supplies: readonly Supply[];
  plantOrders: readonly PlantOrder[];
  machines: readonly PlannedMachine[];
  /** Of site staff and running costs by working month, and of fees, in pounds to date. */
  staff: number;
  running: number;
  /** Of the running costs in pounds, where it is not three tenths of them. */
  electricity?: number;
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

/** There is no more of it at each place, or at every one. */
export const upTo = (
  most: number | readonly number[],
  one: Work,
  when: Pick<Work, 'after' | 'eachBefore' | 'pour' | 'room'> = {},
): Work => ({ ...one, most, ...when });

/** Its parts are done one after the other, and are alike. */
export const inSequence = (all: number, one: Work): Work => ({
  ...one,
  each: all / one.parts.length,
});

/** Before, or after, all the concrete of its place. */
export const beforePour = { pour: { before: '' } };
export const afterPour = { pour: { after: '' } };

/** What a gang does when the rest is done, or waits for others. */
export const spare = (
  does: string,
  places: readonly string[],
  parts: readonly string[],
  ...then: string[]
): Work => ({ ...work(does, places, parts, [0, 0, ''], ...then), isSpare: true });

/** So that one kind of work is done on more days than another, or by more people. */
export const often = (times: number, one: Work): Work[] => Array.from({ length: times }, () => one);

/** Works that follow each other at every place. */
export const inOrder = (...works: readonly Work[]): Work[] =>
  works.map((one) => ({ ...one, isStep: true as const }));

/** Those who place and finish concrete. */
export const pourGang = (
  company: string,
  operatives: number,
  hourlyRate: number,
  days: PlannedGang['days'],
): PlannedGang => ({
  ...gang(company, 'Concrete finisher', operatives, hourlyRate, 1, days, []),
  isForPours: true,
});

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
): PlannedGang => ({
  ...{ company, jobRole, operatives, hourlyRate, share, days },
  works: works.map((one) => ({ ...one, span: days[1] - days[0] })),
});

export const supply = (
  use: string,
  loads: number,
  days: Supply['days'],
  ...lines: (readonly [sku: string, quantity: number])[]
): Supply => ({ use, loads, days, lines });

/** One load for each pour: concrete is placed on the day on which it comes. */
export const pours = (
  days: Supply['days'],
  line: readonly [sku: string, quantity: number],
  places: readonly string[],
): Supply => ({ use: 'concrete', loads: places.length, days, lines: [line], pours: places });

/** Each side of each lift of a scaffold, in the order of the lifts. */
export const sidesOf = (lifts: readonly string[]): string[] =>
  lifts.flatMap((lift) =>
    ['north', 'east', 'south', 'west'].map((side) => `the ${side} side of ${lift}`),
  );

/** Each part of each place, in the order of the places. */
export const partsOf = (places: readonly string[], ...parts: readonly string[]): string[] =>
  places.flatMap((place) => parts.map((part) => `${part} ${place}`));

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

/** Such as 'seven steel fixers'. */
export const gangInWords = (operatives: number, jobRole: string): string => {
  const role = jobRole.toLowerCase();
  return `${countOf(operatives)} ${operatives === 1 ? role : `${role}s`}`;
};
