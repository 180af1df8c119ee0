import { daysBetween } from '@sitewright/domain/kernel/calendar';
import type { plantHires } from '../plant/table.ts';
import { describe } from '../platform/demo/describe-work.ts';
import { gangDay, gangsOn, newText, type SiteSoFar } from '../platform/demo/gang-days.ts';
import {
  gangInWords,
  outdoorRoles,
  type PlannedGang,
  pick,
  type SitePlan,
} from '../platform/demo/site-plan.ts';
import { addDone } from '../platform/demo/work-left.ts';
import type { Demo } from '../platform/demo-part.ts';

/** A site of the plan, with what is known of it before its diary is written. */
export type DiarySite = SitePlan & {
  id: number;
  days: readonly string[];
  /** Millimetres of rain by day. */
  rain: ReadonlyMap<string, number>;
  /** By day and company. */
  clocked: ReadonlySet<string>;
  hires: readonly (typeof plantHires.$inferSelect)[];
  /** Of machines, by day. */
  shifts: ReadonlyMap<string, readonly Shift[]>;
  deliveries: ReadonlyMap<string, readonly Delivered[]>;
  /** What crews by the clock have done, by day. */
  written: ReadonlyMap<string, readonly string[]>;
} & SiteSoFar;

/** The hours of a machine by the clock. */
export type Shift = { id: number; hireId: number; startTime: string; finishTime: string };

/** A delivery in words, and the weight of what the catalogue knows of it. */
export type Delivered = {
  id: number;
  company: string;
  ticket: string;
  what: string;
  tonnes: number;
  use: string;
};

export type EntryDraft = {
  workSummary: string;
  weatherImpact?: string | null;
  materialsDelivered?: string | null;
  labor: Record<string, unknown>;
  deliveryId?: number;
  sessionId?: number;
};

type Chance = Demo['chance'];

/** The entries of a day: its crews, machines and deliveries. */
export function draftsOf(site: DiarySite, date: string, chance: Chance): EntryDraft[] {
  const crews = crewsOn(site, date, chance);
  const outside = crews.find(({ labor }) => outdoorRoles.includes(String(labor.jobRole)));
  const weatherImpact = outside ? impactOf(site, date, outside, chance) : null;
  return [
    ...crews.map((crew) => (crew === outside ? { ...crew, weatherImpact } : crew)),
    ...unpricedOn(site, date),
    ...machinesOn(site, date, chance),
    ...cameOn(site, date),
  ];
}

const isWithin = (days: readonly [number, number], offset: number) =>
  offset >= days[0] && offset <= days[1];

function crewsOn(site: DiarySite, date: string, chance: Chance): EntryDraft[] {
  for (const text of site.written.get(date) ?? []) {
    addDone(site.done, text);
    addDone(site.later, text, -1);
  }
  const offset = daysBetween(site.today, date);
  const finishers = site.gangs.find(({ isForPours, days }) => isForPours && isWithin(days, offset));
  const came = gangsOn(site, date).filter(
    ({ gang: { company }, isDue }) => isDue && !site.clocked.has(`${date} ${company}`),
  );
  return [
    ...came.map(({ gang }) => crewOf(site, gang, date, chance)),
    ...(finishers ? placedBy(finishers, poursOn(site, date)) : []),
  ];
}

const isPour = /^, for the pour of /;

/** What was poured on a day: where, and how much. */
const poursOn = ({ deliveries }: DiarySite, date: string) =>
  (deliveries.get(date) ?? [])
    .filter(({ use }) => isPour.test(use))
    .map(({ use, what }) => ({
      place: use.replace(isPour, ''),
      amount: what.split(' ').slice(0, 2).join(' '),
    }));

function placedBy(gang: PlannedGang, poured: ReturnType<typeof poursOn>): EntryDraft[] {
  if (poured.length === 0) return [];
  const { company, jobRole, operatives, hourlyRate } = gang;
  const placed = poured.map(({ place, amount }) => `${place} (${amount})`).join(' and ');
  const words = gangInWords(operatives, jobRole);
  const labor = { company, jobRole, operatives, hourlyRate };
  return [
    {
      workSummary: `Placed, vibrated and finished ${placed}; ${words}, cubes taken, sheets down.`,
      labor: { ...labor, startTime: '07:30', finishTime: '16:00' },
    },
  ];
}

function crewOf(site: DiarySite, gang: PlannedGang, date: string, chance: Chance): EntryDraft {
  const { company, jobRole, hourlyRate } = gang;
  const offset = daysBetween(site.today, date);
  const others = company.startsWith('Northgate') ? firmsOn(site, offset, chance) : '';
  const { workSummary, operatives, finishTime } = gangDay(site, gang, date, others);
  return {
    workSummary,
    labor: { company, jobRole, operatives, hourlyRate, startTime: '07:30', finishTime },
  };
}

/** The company's own gang names one of the subcontractors on site. */
function firmsOn({ packages }: DiarySite, offset: number, chance: Chance): string {
  const here = packages.filter(({ days }) => isWithin(days, offset));
  if (here.length === 0) return '';
  const { firm, does, people } = pick(here, chance);
  return ` ${firm} (${people}) on ${does.toLowerCase()}.`;
}

/** Daywork of a firm whose rate is not agreed yet, on the fifth and sixth last days. */
function unpricedOn({ slug, days, today }: DiarySite, date: string): EntryDraft[] {
  const place = days.indexOf(date) - days.length;
  const offset = daysBetween(today, date);
  if (slug !== 'hollin-lane-primary' || place < -6 || place > -5 || offset > -1) return [];
  const labor = { company: 'Calder Mechanical', jobRole: 'Pipefitter', operatives: 2 };
  return [
    {
      workSummary: `Leak in the old boiler house made safe, daywork sheet ${place + 13} signed.`,
      labor: { ...labor, startTime: '13:00', finishTime: '16:00' },
    },
  ];
}

/** Millimetres of rain that are recorded as an impact. */
const wet = 1;

function impactOf({ rain }: DiarySite, date: string, { labor }: EntryDraft, chance: Chance) {
  const mm = rain.get(date) ?? (chance() < 0.2 ? Math.round(chance() * 90) / 10 + wet : 0);
  if (mm < wet) return null;
  const lost = Math.min(3, Math.ceil(mm / 4) / 2 + 0.5);
  return `Rain, ${mm.toFixed(1)} mm: ${String(labor.jobRole).toLowerCase()}s lost ${lost} h outside.`;
}

/** Each machine on the days of its clock. */
const machinesOn = (site: DiarySite, date: string, chance: Chance): EntryDraft[] =>
  (site.shifts.get(date) ?? []).flatMap(({ id, hireId, startTime, finishTime }) => {
    const hire = site.hires.find((one) => one.id === hireId);
    if (!hire) return [];
    const labor = { type: 'plant', company: hire.supplierName, plant: hire.name };
    return [
      {
        workSummary: newText(site, () => machineText(site, hire, date, chance)),
        labor: { ...labor, startTime, finishTime },
        sessionId: id,
      },
    ];
  });

function machineText(
  site: DiarySite,
  { name, operatorName }: DiarySite['hires'][number],
  date: string,
  chance: Chance,
): string {
  const offset = daysBetween(site.today, date);
  const plans = site.machines.filter((one) => one.name === name);
  const plan = plans.find(({ days }) => !days || isWithin(days, offset)) ?? plans[0];
  if (!plan) {
    const placed = poursOn(site, date).map(({ place, amount }) => `${amount} to ${place}`);
    return `${name}: placed ${placed.join(' and ')}, washed out after.`;
  }
  const [from, to] = plan.days ?? [daysBetween(site.today, site.days[0] ?? date), -1];
  const one = pick(plan.does, chance);
  const after = one.then.length > 0 && chance() < 0.6 ? `; ${pick(one.then, chance)}` : '';
  const text = describe(one, (offset - from) / (to - from), chance);
  return `${name}: ${text}, ${operatorName ?? plan.by ?? 'our own operator'}${after}.`;
}

const cameOn = ({ deliveries }: DiarySite, date: string): EntryDraft[] =>
  (deliveries.get(date) ?? []).map(({ id, company, ticket, what, tonnes, use }) => {
    const loads = loadsOf(what, tonnes);
    const from = loads > 1 ? firstLoad : firstLoad + 25 * ((id * 5) % 13);
    const startTime = timeAfter(from);
    const finishTime = timeAfter(from + loads * minutesFor(tonnes / loads) + 5 * (id % 3));
    const last = ticket.replace(/\d+$/, (number) => String(Number(number) + loads - 1));
    const tickets =
      loads > 1
        ? `${loads} loads, tickets ${ticket} to ${last}, ${startTime}–${finishTime}`
        : `ticket ${ticket}`;
    return {
      workSummary: `${what} from ${company}, ${tickets}${use}.`,
      materialsDelivered: what,
      labor: { type: 'material', company, startTime, finishTime },
      deliveryId: id,
    };
  });

/** What a mixer or a tipper holds, by unit; and the tonnes on any lorry. */
const lorries: Record<string, number> = { 'm³': 7, t: 20 };
const lorryLoad = 26;
/** Minutes after midnight: half past seven. */
const firstLoad = 450;

function loadsOf(what: string, tonnes: number): number {
  const [amount, unit = ''] = what.split(' ');
  const byUnit = Number(amount) / (lorries[unit] ?? Number.POSITIVE_INFINITY);
  return Math.ceil(Math.max(byUnit, tonnes / lorryLoad)) || 1;
}

/** The time to unload a lorry: 35 minutes for a wagon of concrete. */
const minutesFor = (tonnes: number): number => 5 * Math.round(3 + tonnes / 4);

const timeAfter = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
