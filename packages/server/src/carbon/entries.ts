import type { CarbonEntry, CarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry';
import { attributionsOf, type Figures, figuresOf } from '@sitewright/domain/carbon/figures';
import type { Facts } from '@sitewright/domain/carbon/reckoned';
import { type Edited, refuseIfLacking } from '@sitewright/domain/carbon/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import type { Tx } from '../platform/tenancy.ts';
import { type Dated, factorIdOf, factsOf } from './entries-facts.ts';
import { findEntry, insertEntries, saveEntry } from './store.ts';

/** What an entry comes to on its day, by the factors that hold there now. */
export async function reckon(
  tx: Tx,
  entry: Dated,
  { isAssumed }: Pick<Facts, 'isAssumed'> = {},
): Promise<Figures> {
  const named = { ...entry, factorId: await factorIdOf(tx, entry) };
  return figuresOf(named, { ...(await factsOf(tx, named)), isAssumed });
}

export async function estimate(tx: Tx, draft: CarbonEntryDraft) {
  const figures = await reckon(tx, draft);
  return { ...figures, attributions: attributionsOf(figures.terms) };
}

export async function addEntry(
  tx: Tx,
  { isDraft = false, ...draft }: CarbonEntryDraft,
  actor: Actor,
): Promise<CarbonEntry> {
  const figures = await reckon(tx, draft);
  refuseIfLacking(figures.missing, isDraft);
  const [id] = await insertEntries(tx, [{ ...draft, ...figures }], actor);
  return findEntry(tx, found(id));
}

/** A draft may stay one, unless it says otherwise. */
export async function changeEntry(
  tx: Tx,
  { entry, isReckonedAnew }: Edited,
  isDraft: boolean | undefined,
  actor: Actor,
): Promise<CarbonEntry> {
  const figures = isReckonedAnew ? await reckon(tx, entry) : entry;
  refuseIfLacking(figures.missing, isDraft ?? entry.status === 'draft');
  return saveEntry(tx, { ...entry, ...figures }, actor);
}
