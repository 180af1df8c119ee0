import type { CarbonEntry, CarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry';
import { attributionsOf, type Figures, figuresOf } from '@sitewright/domain/carbon/figures';
import { type Edited, refuseIfLacking } from '@sitewright/domain/carbon/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import type { Tx } from '../platform/tenancy.ts';
import { type Dated, factsOf } from './entries-facts.ts';
import { findEntry, insertEntries, saveEntry } from './store.ts';

/** What entries come to on their days, by the factors that hold there now. */
export async function reckonAll<T extends Dated>(
  tx: Tx,
  entries: readonly T[],
): Promise<(T & Figures)[]> {
  const known = await factsOf(tx, entries);
  return known.map(({ entry, facts }) => ({ ...entry, ...figuresOf(entry, facts) }));
}

export async function reckon<T extends Dated>(tx: Tx, entry: T): Promise<T & Figures> {
  const [reckoned] = await reckonAll(tx, [entry]);
  return found(reckoned);
}

export async function estimate(tx: Tx, draft: CarbonEntryDraft) {
  const figures = await reckon(tx, draft);
  return { ...figures, attributions: attributionsOf(figures.terms, draft.category === 'waste') };
}

export async function addEntry(
  tx: Tx,
  { isDraft = false, ...draft }: CarbonEntryDraft,
  actor: Actor,
): Promise<CarbonEntry> {
  const entry = await reckon(tx, draft);
  refuseIfLacking(entry.missing, isDraft);
  const [id] = await insertEntries(tx, [entry], actor);
  return findEntry(tx, found(id));
}

/** A draft may stay one, unless it says otherwise. */
export async function changeEntry(
  tx: Tx,
  { entry, needsRecalculation }: Edited,
  isDraft: boolean | undefined,
  actor: Actor,
): Promise<CarbonEntry> {
  const reckoned = needsRecalculation ? await reckon(tx, entry) : entry;
  refuseIfLacking(reckoned.missing, isDraft ?? entry.status === 'draft');
  return saveEntry(tx, reckoned, actor);
}
