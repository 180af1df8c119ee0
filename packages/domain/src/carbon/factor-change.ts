import * as z from 'zod';
import { groupBy } from '../kernel/group-by.ts';
import { Id, IdInPath } from '../kernel/id.ts';
import { conflict, found, type Problem, refuseIf } from '../kernel/problem.ts';
import { requiredLine } from '../kernel/text.ts';
import { BetterFactor, type CarbonEntry } from './carbon-entry.ts';
import { sumOfKilograms } from './kilograms.ts';

/** A better factor, and the entries of a contract that use an average instead. */
export const BetterFactorUse = z.object({
  factor: BetterFactor,
  /** The names of the averages that they use. */
  averages: z.array(z.string()),
  entries: z.int(),
  kilograms: z.string(),
});

const factorId = requiredLine('Factor', 40);

/** The better factor that replaces the averages. */
export const FactorChange = z.object({ factorId });

const mostEntries = 50_000;

const entriesByFactor = z
  .array(z.object({ factorId, carbonEntryIds: z.array(IdInPath).min(1).max(mostEntries) }))
  .max(200);
const materialsByFactor = z.array(z.object({ materialId: IdInPath, factorId })).max(5000);

export const FactorChanged = z.object({
  projectId: Id,
  /** The name of the new factor. */
  name: z.string(),
  factorId: z.string(),
  /** Kilograms of the changed entries, before and after. */
  before: z.string(),
  after: z.string(),
  count: z.int(),
  /** The entries and materials by the factor that they had; sent back to undo the change. */
  entries: z.array(z.object({ factorId: z.string(), carbonEntryIds: z.array(Id) })),
  materials: z.array(z.object({ materialId: Id, factorId: z.string() })),
});

/** A change of factors, sent back to undo it. */
export const FactorChangeUndo = z.object({
  factorId,
  entries: entriesByFactor,
  materials: materialsByFactor,
});

export type BetterFactorUse = z.infer<typeof BetterFactorUse>;
export type FactorChange = z.infer<typeof FactorChange>;
export type FactorChanged = z.infer<typeof FactorChanged>;
export type FactorChangeUndo = z.infer<typeof FactorChangeUndo>;

const changedSince = (count: number): Problem =>
  conflict(
    'carbon_entry.factors_changed',
    `${count} of these entries or materials ${count === 1 ? 'has' : 'have'} been changed since. No factors were restored.`,
  );

/** A factor in a reply. */
export const namedFactor = (factor: BetterFactor | undefined): BetterFactor | null =>
  factor ? { id: factor.id, name: factor.name, source: factor.source, year: factor.year } : null;

type Used = { factorId: string | null };

/** Undone for all, or for none if one is missing or has another factor by now. */
export function refuseIfChangedSince(records: readonly Used[], expected: number, factorId: string) {
  found(records.length === expected || undefined);
  const others = records.filter((record) => record.factorId !== factorId);
  refuseIf(others.length > 0 ? changedSince(others.length) : undefined);
}

type Figured = Pick<CarbonEntry, 'id' | 'factorId' | 'carbonEmitted'>;

/** The effect of a change on the kilograms, and what it replaces. */
export function summaryOfChange(before: readonly Figured[], after: readonly Figured[]) {
  return {
    before: sumOfKilograms(before.map(kilogramsOf)),
    after: sumOfKilograms(after.map(kilogramsOf)),
    count: after.length,
    entries: [...groupBy(before, (entry) => entry.factorId ?? '')].map(([former, entries]) => ({
      factorId: former,
      carbonEntryIds: entries.map(({ id }) => id),
    })),
  };
}

const kilogramsOf = ({ carbonEmitted }: Figured): string => carbonEmitted ?? '0';

type AverageUse = { factor: BetterFactor; factorName: string | null; carbonEmitted: string | null };

/** The uses of averages by the factor that should replace them, the most kilograms first. */
export const usesByFactor = (uses: readonly AverageUse[]): BetterFactorUse[] =>
  [...groupBy(uses, ({ factor }) => factor.id).values()]
    .map((group) => ({
      factor: (group[0] as AverageUse).factor,
      averages: [...new Set(group.flatMap(({ factorName }) => factorName ?? []))],
      entries: group.length,
      kilograms: sumOfKilograms(group.map(({ carbonEmitted }) => carbonEmitted ?? '0')),
    }))
    .toSorted((a, b) => Number(b.kilograms) - Number(a.kilograms));
