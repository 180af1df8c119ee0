import type { Work } from './work.ts';

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
  /** Someone is here on every working day. */
  isNeverEmpty?: true;
  gangs: readonly PlannedGang[];
  packages: readonly Package[];
  supplies: readonly Supply[];
  plantOrders: readonly PlantOrder[];
  machines: readonly PlannedMachine[];
  /** Site staff, running costs (electricity, skips, security) and fees, in pounds to date. */
  staff: number;
  running: number;
  /** The part of the running costs for electricity, if it is not the usual share. */
  electricity?: number;
  fees: number;
  /** Costs since the site was put on hold, in pounds to date. */
  held?: { staff: number; guards: number };
  /** Building control, if it is not by the approver of the other sites. */
  control?: { body: string; fee: string };
};

/** The gang that places and finishes concrete. */
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

/** Trades that stop when it rains. */
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
