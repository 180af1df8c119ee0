import type { CarbonEntry, CarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry';
import { attributionsOf, type Figures, figuresOf } from '@sitewright/domain/carbon/figures';
import { type Edited, refuseIfIncomplete } from '@sitewright/domain/carbon/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import type { Tx } from '../platform/tenancy.ts';
import { type DatedInput, loadEmissionFacts } from './entries-facts.ts';
import { findEntry, insertEntries, saveEntry } from './store.ts';

/** Calculates entries by the factors that are valid on their days. */
export async function calculateEntries<T extends DatedInput>(
  tx: Tx,
  entries: readonly T[],
): Promise<(T & Figures)[]> {
  const withFacts = await loadEmissionFacts(tx, entries);
  return withFacts.map(({ entry, facts }) => ({ ...entry, ...figuresOf(entry, facts) }));
}

export async function calculateEntry<T extends DatedInput>(tx: Tx, entry: T): Promise<T & Figures> {
  const [calculated] = await calculateEntries(tx, [entry]);
  return found(calculated);
}

export async function estimate(tx: Tx, draft: CarbonEntryDraft) {
  const figures = await calculateEntry(tx, draft);
  return { ...figures, attributions: attributionsOf(figures.terms, draft.category === 'waste') };
}

export async function addEntry(
  tx: Tx,
  { isDraft = false, ...draft }: CarbonEntryDraft,
  actor: Actor,
): Promise<CarbonEntry> {
  const entry = await calculateEntry(tx, draft);
  refuseIfIncomplete(entry.missing, isDraft);
  const [id] = await insertEntries(tx, [entry], actor);
  return findEntry(tx, found(id));
}

/** A draft stays a draft unless `isDraft` is false. */
export async function changeEntry(
  tx: Tx,
  { entry, needsRecalculation }: Edited,
  isDraft: boolean | undefined,
  actor: Actor,
): Promise<CarbonEntry> {
  const calculated = needsRecalculation ? await calculateEntry(tx, entry) : entry;
  refuseIfIncomplete(calculated.missing, isDraft ?? entry.status === 'draft');
  return saveEntry(tx, calculated, actor);
}
