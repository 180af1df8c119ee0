import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import type { EditionRestatement } from '@sitewright/domain/carbon/carbon-settings';
import { editions } from '@sitewright/domain/carbon/carbon-values';
import { cutAtToday } from '@sitewright/domain/carbon/footprint-rules';
import { recordedBasis, restatedSums, switchedContract } from '@sitewright/domain/carbon/restate';
import { asEntered } from '@sitewright/domain/carbon/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { calculateEntries } from './entries.ts';
import { listContracts } from './footprint.ts';
import { kindSums } from './footprint-sums.ts';
import { findStandard } from './standards.ts';
import { findEntries, saveFigures } from './store.ts';

/** Entries by an earlier edition, of years whose own edition is published by now. */
const restatable = `
  select project_id as "projectId", array_agg(distinct carbon_entry_id) as ids from carbon_terms
  where is_counted and factor_id ~ '^[0-9]+_' and factor_year < extract(year from date)
    and extract(year from date) = any($1::int[])
  group by project_id`;

type Restatable = { projectId: number; ids: number[] };

/** What restating would do; nothing is saved. */
export const previewRestatement = async (
  tx: Tx,
  actor: Actor,
  today: string,
): Promise<EditionRestatement> => (await planOf(tx, actor, today, '')).restatement;

/** Again, it changes nothing: no entry has a later edition any more. */
export async function restateEntries(
  tx: Tx,
  actor: Actor,
  today: string,
): Promise<EditionRestatement> {
  const { restatement, restated } = await planOf(tx, actor, today, 'for update');
  await saveFigures(tx, restated, actor);
  return restatement;
}

async function planOf(tx: Tx, actor: Actor, today: string, lock: string) {
  const groups = await queryRows<Restatable>(tx, restatable, [editions]);
  const before: CarbonEntry[] = [];
  for (const { projectId, ids } of groups)
    before.push(...(await findEntries(tx, projectId, ids, lock)));
  const calculated = await calculateEntries(tx, before.map(asEntered));
  const restated = calculated.filter(({ missing }) => missing.length === 0);
  const restatement = {
    contracts: await switchedContracts(tx, actor, today, before, restated),
    entries: restated.length,
    keptEntries: before.length - restated.length,
  };
  return { restatement, restated };
}

/** The totals of the contracts as recorded, and as they are once these entries are restated. */
async function switchedContracts(
  tx: Tx,
  actor: Actor,
  today: string,
  entries: readonly CarbonEntry[],
  restated: readonly CarbonEntry[],
) {
  if (restated.length === 0) return [];
  const ids = new Set(restated.map(({ id }) => id));
  const projectIds = [...new Set(restated.map(({ projectId }) => projectId))];
  const basis = recordedBasis(await findStandard(tx));
  const sums = await kindSums(tx, { projectIds, span: cutAtToday({}, today), basis });
  const before = entries.filter(({ id }) => ids.has(id));
  const after = [...sums, ...restatedSums(before, restated, basis)];
  return (await listContracts(tx, actor))
    .filter(({ projectId }) => projectIds.includes(projectId))
    .map((contract) => switchedContract(contract, { sums, basis }, { sums: after, basis }));
}
