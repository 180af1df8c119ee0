import { daysAfter, daysBetween } from '../kernel/calendar.ts';
import { decimalOf, rounded, scaled } from '../kernel/decimal.ts';
import { groupBy } from '../kernel/group-by.ts';
import { penceOf } from '../kernel/pence.ts';
import type { CarbonStandard } from './carbon-settings.ts';
import type { TermKind } from './carbon-values.ts';
import type { ContractFootprint, EarlierEditionShare, Footprint } from './footprint.ts';
import { kilogramPlaces, sumOfKilograms } from './kilograms.ts';

/** The settings that figures are read through; stored entries do not change. */
export type Basis = Pick<
  CarbonStandard,
  'modules' | 'includesLosses' | 'includesWtt' | 'statedYear'
>;

/** Which terms a total counts; biogenic terms never count. */
export const countedKinds = ({ includesLosses, includesWtt }: Basis): TermKind[] => [
  'direct',
  ...(includesLosses ? (['losses'] as const) : []),
  ...(includesWtt ? (['wtt'] as const) : []),
];

/** The total of the terms of a kind under a standard, and how many of them have no factor in the stated year. */
export type KindSum = { projectId: number; kind: TermKind; kilograms: string; kept: number };

export const totalOf = (sums: readonly KindSum[], basis: Basis): string =>
  sumOfKilograms(sums.filter(isCountedBy(basis)).map(({ kilograms }) => kilograms));

/** Sums per contract, in one pass. */
export const totalsByContract = (sums: readonly KindSum[], basis: Basis): Map<number, string> =>
  new Map(
    [...groupBy(sums, ({ projectId }) => projectId)].map(([id, own]) => [id, totalOf(own, basis)]),
  );

/** As recorded, every term has its own factor. */
export const unrestatedTermCount = (sums: readonly KindSum[], basis: Basis): number =>
  basis.statedYear === null
    ? 0
    : sums.filter(isCountedBy(basis)).reduce((all, { kept }) => all + kept, 0);

const isCountedBy =
  (basis: Basis) =>
  ({ kind }: KindSum): boolean =>
    countedKinds(basis).includes(kind);

/** The fields of a contract that its footprint depends on; the value is null without permission. */
export type CarbonContract = Pick<
  ContractFootprint,
  'projectId' | 'slug' | 'code' | 'name' | 'status'
> & {
  startDate: string | null;
  finishDate: string | null;
  contractValue: string | null;
  target: string | null;
  area: string | null;
};

type Span = { from?: string | undefined; to?: string | undefined };

/** Entries that count, and those that wait for a factor. */
export type Counts = { projectId: number; entries: number; drafts: number };

/** Counted terms of a contract by an earlier edition than that of their year. */
export type EarlierSum = EarlierEditionShare & { projectId: number };

type ContractFacts = {
  sums: readonly KindSum[];
  counts: readonly Counts[];
  earlier: readonly EarlierSum[];
};

type Totals = Footprint['totals'];

export function contractFootprint(
  contract: CarbonContract,
  { sums, counts, earlier }: ContractFacts,
  basis: Basis,
  { span, today }: { span: Span; today: string },
): ContractFootprint {
  const { projectId, slug, code, name, status, contractValue, area, target } = contract;
  const isOurs = (row: { projectId: number }) => row.projectId === projectId;
  const totals = totalsOf(
    {
      sums: sums.filter(isOurs),
      counts: counts.filter(isOurs),
      earlier: earlier.filter(isOurs),
    },
    basis,
  );
  const targetToDate = target && targetFor(contract, target, span, today);
  return {
    ...{ projectId, slug, code, name, status },
    ...totals,
    perHundredThousand: perHundredThousand(totals.total, contractValue),
    perSquareMetre: area && perUnit(totals.total, scaled(area, 2), 2),
    target,
    targetToDate,
    // Without dates the elapsed share of the target is unknown, so the whole target is used.
    underTarget: target && differenceOf(targetToDate ?? target, totals.total),
  };
}

/** Of all contracts together; a target belongs to one of them. */
export const companyTotals = (
  contracts: readonly CarbonContract[],
  facts: ContractFacts,
  basis: Basis,
): Totals => ({
  ...totalsOf(facts, basis),
  perHundredThousand: companyPerHundredThousand(contracts, facts.sums, basis),
});

function totalsOf({ sums, counts, earlier }: ContractFacts, basis: Basis): Totals {
  const of = (kind: TermKind) =>
    sumOfKilograms(sums.filter((sum) => sum.kind === kind).map(({ kilograms }) => kilograms));
  return {
    total: totalOf(sums, basis),
    biogenic: of('biogenic'),
    losses: of('losses'),
    wtt: of('wtt'),
    perHundredThousand: null,
    perSquareMetre: null,
    target: null,
    targetToDate: null,
    underTarget: null,
    entries: counts.reduce((all, { entries }) => all + entries, 0),
    drafts: counts.reduce((all, { drafts }) => all + drafts, 0),
    earlierEditions: earlierEditions(earlier),
  };
}

/** Of several contracts together, by edition and year. */
const earlierEditions = (sums: readonly EarlierSum[]): EarlierEditionShare[] =>
  [...groupBy(sums, ({ edition, year }) => `${year} ${edition}`)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([, [first, ...rest]]) =>
      first
        ? {
            ...{ edition: first.edition, year: first.year },
            terms: rest.reduce((all, { terms }) => all + terms, first.terms),
            kilograms: sumOfKilograms([first, ...rest].map(({ kilograms }) => kilograms)),
          }
        : [],
    );

/** Only of contracts with a known value: the others cannot be divided by it. */
export function companyPerHundredThousand(
  contracts: readonly CarbonContract[],
  sums: readonly KindSum[],
  basis: Basis,
): string | null {
  const valued = contracts.filter(({ contractValue }) => contractValue);
  const ids = new Set(valued.map(({ projectId }) => projectId));
  const total = totalOf(
    sums.filter(({ projectId }) => ids.has(projectId)),
    basis,
  );
  const pence = valued.reduce((all, { contractValue }) => all + penceOf(contractValue ?? '0'), 0n);
  return perUnit(total, pence, 7);
}

const perHundredThousand = (total: string, value: string | null): string | null =>
  value && perUnit(total, penceOf(value), 7);

/** Kilograms to the gram per 10^places; null if the divisor is zero. */
function perUnit(total: string, of: bigint, places: number): string | null {
  const grams = scaled(total, kilogramPlaces) * 10n ** BigInt(places);
  return of > 0n ? decimalOf(rounded(grams, of * 1000n), 3) : null;
}

export const differenceOf = (one: string, other: string): string =>
  decimalOf(scaled(one, kilogramPlaces) - scaled(other, kilogramPlaces), kilogramPlaces);

/** The part of the target that belongs to the days of the span that have passed. */
function targetFor(
  { startDate, finishDate }: CarbonContract,
  target: string,
  { from, to }: Span,
  today: string,
): string | null {
  if (!startDate || !finishDate || finishDate < startDate) return null;
  const [first = startDate] = [startDate, from ?? startDate].toSorted().slice(-1);
  const [last = finishDate] = [finishDate, today, to ?? today].toSorted();
  const days = Math.max(0, daysBetween(first, last) + 1);
  const whole = daysBetween(startDate, finishDate) + 1;
  const size = rounded(scaled(target, kilogramPlaces) * BigInt(days), BigInt(whole));
  return decimalOf(size, kilogramPlaces);
}

/** The days of a period up to today: entries dated later have emitted nothing yet. */
export const cutAtToday = ({ from, to }: Span, today: string): { from?: string; to: string } => ({
  ...(from && { from }),
  to: to && to < today ? to : today,
});

/** The period of the same length just before; undefined without a start date. */
export function previousSpan({ from, to }: Span, today: string): Required<Span> | undefined {
  const last = to && to < today ? to : today;
  if (!from || last < from) return;
  const first = daysAfter(from, -daysBetween(from, last) - 1);
  return first >= '0001' ? { from: first, to: daysAfter(from, -1) } : undefined;
}
