import { type Labor, minutesOf, peopleIn, readLabor } from '../diary/labor.ts';
import { decimalOf, rounded, scaled } from '../kernel/decimal.ts';
import { poundsOf } from '../kernel/pence.ts';
import type { TradeRate } from '../organizations/cost-settings.ts';
import type { CostEntry } from './cost-entry.ts';
import type { CostLine } from './cost-line.ts';
import { tradeRateFor } from './rate-of.ts';
import { labourPart, type RateSource } from './rate-source.ts';
import type { CostSettings } from './settings.ts';

/** A diary entry; an entry made by a crew's clock adds nothing to the clock's own lines. */
export type CostedEntry = {
  projectId: number;
  type: string;
  date: string;
  labor: string;
  isOfSession: boolean;
};

/** Hours written by hand: priced by the hour, else by the day, else at the rate of the trade. */
export function linesOfEntry(entry: CostedEntry, { tradeRates }: CostSettings): CostLine[] {
  if (entry.type !== 'labour' || entry.isOfSession) return [];
  const parsed = readLabor(entry.labor);
  const people = BigInt(peopleIn(entry.labor));
  // An entry without people has no hours.
  if (people === 0n) return [];
  const minutes = BigInt(minutesOf(parsed, entry.date)) * people;
  const { kind, source, rate } = rateOfEntry(parsed, tradeRates);
  // Days, or minutes: the price is rounded once.
  const [count, inUnit] = kind === 'days' ? [people, 1n] : [minutes, 60n];
  return [
    {
      projectId: entry.projectId,
      measure: 'actual',
      head: 'labour',
      day: entry.date,
      // The rate is per person.
      part: labourPart(kind, source, true),
      reason: null,
      words: parsed.workerName || parsed.jobRole || parsed.company || namelessLabour,
      party: parsed.company || null,
      quantity: decimalOf(rounded(minutes * 1000n, 60n), 3),
      unit: 'h',
      rate,
      amount: rate === null ? '0.00' : poundsOf(rounded(count * scaled(rate, 4), inUnit * 100n)),
    },
  ];
}

/** An entry that names neither person, trade nor company. */
export const namelessLabour = 'Labour in the diary';

/** The trade that an entry is priced by; without one its company, never a person. */
export const tradeOfEntry = ({ jobRole, company }: Labor): string =>
  jobRole || company || namelessLabour;

type EntryRate = { kind: 'hours' | 'days'; source: RateSource; rate: string | null };

function rateOfEntry(labor: Labor, tradeRates: readonly TradeRate[]): EntryRate {
  const { hourlyRate, dayRate } = labor;
  if (hourlyRate !== undefined)
    return { kind: 'hours', source: 'agreed', rate: asDecimal(hourlyRate) };
  if (dayRate !== undefined) return { kind: 'days', source: 'agreed', rate: asDecimal(dayRate) };
  const ofTrade = tradeRateFor([tradeOfEntry(labor)], tradeRates);
  return ofTrade === undefined
    ? { kind: 'hours', source: 'none', rate: null }
    : { kind: 'hours', source: 'trade', rate: ofTrade };
}

/** A number that a form sent, to the four places that the book keeps. */
const asDecimal = (figure: number): string => figure.toFixed(4);

type EnteredCost = Pick<
  CostEntry,
  'projectId' | 'head' | 'date' | 'description' | 'reference' | 'supplierName' | 'amount'
>;

/** Costs entered by hand are not changed. */
export const linesOfCost = (cost: EnteredCost): CostLine[] => [
  {
    projectId: cost.projectId,
    measure: 'actual',
    head: cost.head,
    day: cost.date,
    part: '',
    reason: null,
    words: [cost.description, cost.reference].filter(Boolean).join(', '),
    party: cost.supplierName,
    quantity: null,
    unit: null,
    rate: null,
    amount: cost.amount,
  },
];
