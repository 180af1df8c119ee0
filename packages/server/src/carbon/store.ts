import type {
  BetterFactor,
  CarbonEntry,
  CarbonEntryQuery,
} from '@sitewright/domain/carbon/carbon-entry';
import { namedFactor } from '@sitewright/domain/carbon/factor-change';
import { betterFactorsFrom, usesAverage } from '@sitewright/domain/carbon/factor-suggestion';
import { obstacleToFile } from '@sitewright/domain/carbon/rules';
import type { Term } from '@sitewright/domain/carbon/term';
import { transferGaps } from '@sitewright/domain/carbon/transfer-gaps';
import type { Delivery } from '@sitewright/domain/deliveries/delivery';
import type { Actor } from '@sitewright/domain/kernel/access';
import { groupBy } from '@sitewright/domain/kernel/group-by';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { and, eq, inArray } from 'drizzle-orm';
import { contentUrl, type FileOwner } from '../files/public.ts';
import { createdBy } from '../platform/audit.ts';
import { inBatches } from '../platform/in-batches.ts';
import {
  columnsOf,
  conditionsOf,
  escapeLike,
  param,
  queryRows,
} from '../platform/prepared-statements.ts';
import { saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { ownMaterialFactors } from './factors.ts';
import { carbonEntries, carbonTerms } from './table.ts';

type Row = Omit<
  CarbonEntry,
  'terms' | 'uploadedFiles' | 'transferGaps' | 'betterFactor' | 'lastModified'
> & {
  updatedAt: string;
};

const searchText =
  "concat_ws(' ', source, supplier, po_number, notes, waste_code, material_category)";

const ownNumber = `case when factor_id ~ '^own-\\d{1,9}$' then substr(factor_id, 5)::int end`;

const entries = `select ${columnsOf(carbonEntries)},
  (select name from users where users.id = carbon_entries.created_by) as "createdByName",
  (select expires_on from carbon_factors f where f.id = ${ownNumber}) as "factorExpiresOn"
  from carbon_entries`;

/** Latest day first. */
export async function listEntries(tx: Tx, query: CarbonEntryQuery): Promise<Page<CarbonEntry>> {
  const { projectId, from, to, q, category, status, limit, cursor } = query;
  const { where, values } = conditionsOf({
    'project_id = ?': param(projectId),
    'date >= ?': param(from),
    'date <= ?': param(to),
    'category = ?': param(category),
    'status = ?': param(status),
    [`${searchText} ilike ?`]: q ? [`%${escapeLike(q)}%`] : undefined,
    '(date, id) < (select date, id from carbon_entries seen where seen.id = ?)': param(cursor),
  });
  const latestFirst = `order by date desc, id desc limit $${values.length + 1}`;
  const rows = await queryRows<Row>(tx, `${entries} ${where} ${latestFirst}`, [
    ...values,
    limit + 1,
  ]);
  return pageOf(await withDetails(tx, rows), limit);
}

const selectEntry = `${entries} where id = $1`;

export async function findEntry(tx: Tx, id: number, lock = ''): Promise<CarbonEntry> {
  const [entry] = await withDetails(tx, await queryRows<Row>(tx, `${selectEntry} ${lock}`, [id]));
  return found(entry);
}

/** Locked for a change. */
export const lockEntry = (tx: Tx, id: number): Promise<CarbonEntry> =>
  findEntry(tx, id, 'for update');

const entriesById = `${entries} where project_id = $1 and id = any($2) order by id`;

export const findEntries = async (
  tx: Tx,
  projectId: number,
  ids: readonly number[],
  lock = '',
): Promise<CarbonEntry[]> =>
  withDetails(tx, await queryRows<Row>(tx, `${entriesById} ${lock}`, [projectId, ids]));

const entriesOfDiary = `${entries} where diary_entry_id = any($1) for update`;

export const lockEntriesOfDiary = async (tx: Tx, diaryEntryIds: readonly number[]) =>
  withDetails(tx, await queryRows<Row>(tx, entriesOfDiary, [diaryEntryIds]));

/** Loads the terms, files and better factors of all rows at once. */
async function withDetails(tx: Tx, rows: readonly Row[]): Promise<CarbonEntry[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const terms = groupBy(await queryRows<Of<Term>>(tx, termsOf, [ids]), entryIdOf);
  const files = groupBy(await queryRows<Of<File>>(tx, filesOf, [ids]), entryIdOf);
  const betterFor = await betterFactorsFor(tx, rows);
  return rows.map((row) => ({
    ...row,
    betterFactor: betterFor(row),
    terms: terms.get(row.id) ?? [],
    uploadedFiles: (files.get(row.id) ?? []).map((file) => ({ ...file, url: contentUrl(file.id) })),
    transferGaps: row.category === 'waste' ? transferGaps(row) : [],
    lastModified: row.updatedAt,
  }));
}

/** Averages only need the company's factors; most pages have none. */
async function betterFactorsFor(tx: Tx, rows: readonly Row[]) {
  const better = betterFactorsFrom(rows.some(usesAverage) ? await ownMaterialFactors(tx) : []);
  return (row: Row): BetterFactor | null => namedFactor(better(row));
}

type Of<T> = T & { carbonEntryId: number };
type File = Omit<CarbonEntry['uploadedFiles'][number], 'url'>;

const entryIdOf = ({ carbonEntryId }: Of<unknown>): number => carbonEntryId;

const termsOf = `select carbon_entry_id as "carbonEntryId", kind, module, scope, label, quantity, unit,
    factor_id as "factorId", factor_source as "factorSource", factor_year as "factorYear",
    factor, kilograms, sum
  from carbon_terms where carbon_entry_id = any($1) order by carbon_entry_id, place`;

const filesOf = `select carbon_entry_id as "carbonEntryId", id, filename, size, mimetype as type
  from files where carbon_entry_id = any($1) order by id`;

/** A new entry; omitted fields get their default. */
export type NewEntry = Omit<typeof carbonEntries.$inferInsert, 'id'> & { terms: readonly Term[] };

/** Inserts all entries in two statements and returns their ids in order. */
export async function insertEntries(
  tx: Tx,
  entries: readonly NewEntry[],
  actor: Actor,
): Promise<number[]> {
  if (entries.length === 0) return [];
  const rows = entries.map((entry) => ({ ...entry, userId: actor.userId, ...createdBy(actor) }));
  const inserted = await tx.insert(carbonEntries).values(rows).returning({ id: carbonEntries.id });
  const ids = inserted.map(({ id }) => id);
  await insertTerms(
    tx,
    entries.flatMap((entry, at) => termColumns(entry, found(ids[at]))),
  );
  return ids;
}

export async function saveEntry(tx: Tx, entry: CarbonEntry, actor: Actor): Promise<CarbonEntry> {
  const { id, projectId, createdAt, createdBy: _author, createdByName, terms, ...fields } = entry;
  await saveRow(tx, carbonEntries, id, fields, actor);
  await tx.delete(carbonTerms).where(eq(carbonTerms.carbonEntryId, id));
  await insertTerms(tx, termColumns(entry, id));
  return findEntry(tx, id);
}

/** Saves the calculated columns of many entries and their terms. */
export const saveFigures = (tx: Tx, all: readonly CarbonEntry[], { userId }: Actor) =>
  inBatches(all, async (lot) => {
    const ids = lot.map(({ id }) => id);
    const rows = lot.map(({ terms, lineItems, uploadedFiles, ...entry }) => entry);
    await queryRows(tx, updateFigures, [JSON.stringify(rows), userId]);
    await tx.delete(carbonTerms).where(inArray(carbonTerms.carbonEntryId, ids));
    await inBatches(
      lot.flatMap((entry) => termColumns(entry, entry.id)),
      (terms) => insertTerms(tx, terms),
    );
  });

const updateFigures = `
  update carbon_entries e set status = r.status, missing = r.missing, carbon_emitted = r."carbonEmitted",
    losses = r.losses, wtt = r.wtt, biogenic = r.biogenic, module = r.module, scope = r.scope,
    quality = r.quality, is_by_hand = r."isByHand", factor_id = r."factorId",
    factor_name = r."factorName", factor = r.factor, factor_unit = r."factorUnit",
    factor_source = r."factorSource", factor_year = r."factorYear",
    updated_at = now(), updated_by = $2, version = e.version + 1
  from jsonb_to_recordset($1::jsonb) as r(
    id int, status text, missing jsonb, "carbonEmitted" numeric, losses numeric, wtt numeric,
    biogenic numeric, module text, scope text, quality text, "isByHand" boolean, "factorId" text,
    "factorName" text, factor numeric, "factorUnit" text, "factorSource" text, "factorYear" smallint)
  where e.id = r.id`;

/** Copies to a term the columns of its entry that sums are grouped by. */
export const termColumns = (entry: NewEntry | CarbonEntry, carbonEntryId: number) => {
  const { projectId, date, source, category, quality, supplier, status, terms } = entry;
  const ofEntry = { projectId, date, source, category, quality, supplier };
  const isCounted = status === 'counted';
  return terms.map((term, at) => ({
    ...term,
    ...ofEntry,
    isCounted,
    carbonEntryId,
    place: at + 1,
  }));
};

async function insertTerms(tx: Tx, terms: readonly (typeof carbonTerms.$inferInsert)[]) {
  if (terms.length > 0) await tx.insert(carbonTerms).values([...terms]);
}

export const deleteEntry = (tx: Tx, id: number) =>
  tx.delete(carbonEntries).where(eq(carbonEntries.id, id));

/** The entries posted for these lines of a delivery. */
export const deleteEntriesOfLines = (tx: Tx, { id, items }: Pick<Delivery, 'id' | 'items'>) => {
  const lines = items.map((line) => line.id);
  const isTheirs = inArray(carbonEntries.deliveryItemId, lines);
  return tx.delete(carbonEntries).where(and(eq(carbonEntries.deliveryId, id), isTheirs));
};

export const carbonEntryFiles: FileOwner = {
  obstacleToRestoring: async (tx, id, actor) => obstacleToFile(await lockEntry(tx, id), actor),
};
