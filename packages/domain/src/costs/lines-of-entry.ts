import { minutesOf, peopleIn, readLabor } from '../diary/labor.ts';
import { decimalOf, rounded, scaled } from '../kernel/decimal.ts';
import { poundsOf } from '../kernel/pence.ts';
import type { CostEntry } from './cost-entry.ts';
import { type CostLine, withPayPrefix } from './cost-line.ts';

/** A diary entry; an entry made by a crew's clock adds nothing to the clock's own lines. */
export type CostedEntry = {
  projectId: number;
  type: string;
  date: string;
  labor: string;
  isOfSession: boolean;
};

/** Hours written by hand: priced by the hour, else by the day, else without a price. */
export function linesOfEntry({
  projectId,
  type,
  date,
  labor,
  isOfSession,
}: CostedEntry): CostLine[] {
  if (type !== 'labour' || isOfSession) return [];
  const parsed = readLabor(labor);
  const people = peopleIn(labor);
  const part = parsed.hourlyRate === undefined && parsed.dayRate !== undefined ? 'days' : 'hours';
  const rate = parsed.hourlyRate ?? parsed.dayRate;
  // Days, or minutes: the price is rounded once.
  const each = BigInt(part === 'days' ? 1 : minutesOf(parsed, date)) * BigInt(people);
  const inUnit = part === 'days' ? 1n : 60n;
  return [
    {
      projectId,
      measure: 'actual',
      head: 'labour',
      day: date,
      // The rate is per person.
      part: withPayPrefix(part),
      reason: null,
      words: parsed.workerName || parsed.jobRole || parsed.company || 'Labour in the diary',
      party: parsed.company || null,
      quantity: decimalOf(rounded(each * 1000n, inUnit), 3),
      unit: part === 'days' ? 'day' : 'h',
      rate: rate === undefined ? null : asDecimal(rate),
      amount:
        rate === undefined
          ? '0.00'
          : poundsOf(rounded(each * scaled(asDecimal(rate), 4), inUnit * 100n)),
    },
  ];
}

/** A number that a form sent, to the four places that the book keeps. */
const asDecimal = (figure: number): string => figure.toFixed(4);

type EnteredCost = Pick<
  CostEntry,
  'projectId' | 'head' | 'date' | 'description' | 'reference' | 'supplierName' | 'amount'
>;

/** What was entered by hand is as it was entered. */
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
