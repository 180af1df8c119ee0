import { found } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import { type FileRow, rowsInPart } from '@sitewright/domain/materials/material-import';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { suppliers } from '../suppliers/table.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { anOrderWithDeliveries } from './an-order.fixture.ts';

const api = await testApi();

async function setUp() {
  const organization = await api.organization();
  const buyer = await organization.member({ role: 'Buyer' });
  await buyer.call(materialsApi.add, { body: aMaterialDraft({ category: 'Concrete' }) });
  await asOrganization(api.pools.app, organization.id, (tx) =>
    tx.insert(suppliers).values({ name: 'Foss Aggregates', supplierType: 'materials' }),
  );
  return { organization, buyer };
}

type Cells = Partial<FileRow>;

const numbered = (rows: Cells[], from = 2): FileRow[] =>
  rows.map((row, i) => ({ line: from + i, ...row }));

async function start(caller: Caller): Promise<number> {
  const body = { fileName: 'price-list.csv' };
  return (await caller.call(materialsApi.startImport, { body })).id;
}

const judge = (caller: Caller, importId: number, rows: FileRow[], part = 0) =>
  caller.call(materialsApi.judgePart, { params: { importId, part }, body: { rows } });

const confirm = (caller: Caller, importId: number) =>
  caller.call(materialsApi.confirmImport, { params: { importId } });

const undo = (caller: Caller, importId: number) =>
  caller.send(materialsApi.undoImport, { params: { importId } });

const listed = async (caller: Caller) =>
  (await caller.call(materialsApi.list, { query: {} })).map(({ sku, purchaseCost }) => [
    sku,
    purchaseCost,
  ]);

const file = numbered([
  { itemDescription: 'C32/40 concrete', sku: 'con-0001', purchaseCost: '£1,131.50' },
  { itemDescription: 'Sharp sand', sku: 'AGG-1', unit: 'tonnes', supplier: 'FOSS aggregates' },
]);

describe('checking a file', () => {
  it('reports what would happen to each row, and changes nothing', async () => {
    const { buyer } = await setUp();
    const { verdicts, added, changed, state } = await judge(buyer, await start(buyer), file);
    expect(verdicts.map(({ outcome }) => outcome)).toEqual(['change', 'add']);
    expect({ added, changed, state }).toEqual({ added: 1, changed: 1, state: 'pending' });
    expect(await listed(buyer)).toEqual([['CON-0001', '128.50']]);
  });

  it('names the row and the column of every fault', async () => {
    const { buyer } = await setUp();
    const rows = numbered([
      { itemDescription: 'Brick', sku: 'B-1', purchaseCost: 'ask', unit: 'thousand' },
      { sku: 'B-2', supplier: 'Nobody Ltd' },
    ]);
    const { verdicts } = await judge(buyer, await start(buyer), rows);
    expect(verdicts.map(({ line, errors }) => [line, errors.map(({ column }) => column)])).toEqual([
      [2, ['unit', 'purchaseCost']],
      [3, ['itemDescription', 'supplier']],
    ]);
  });

  it('finds a SKU that occurs twice in the file, also in another part of it', async () => {
    const { buyer } = await setUp();
    const id = await start(buyer);
    await judge(buyer, id, file);
    const again = numbered([{ itemDescription: 'Sharp sand', sku: 'agg-1' }], 4);
    const { verdicts } = await judge(buyer, id, again, 1);
    expect(verdicts[0]?.errors).toEqual([{ column: 'sku', message: 'Row 3 has the same SKU' }]);
    const sentAgain = await judge(buyer, id, file);
    expect(sentAgain.verdicts.map(({ outcome }) => outcome)).toEqual(['change', 'add']);
  });
});

describe('a confirmed run', () => {
  it('adds and changes all rows, and writes the prices into the history', async () => {
    const { buyer } = await setUp();
    const id = await start(buyer);
    await judge(buyer, id, file);
    expect(await confirm(buyer, id)).toMatchObject({ state: 'done', added: 1, changed: 1 });
    const [sand, concrete] = await buyer.call(materialsApi.list, { query: {} });
    expect(sand).toMatchObject({ unit: 't', supplierName: 'Foss Aggregates', version: 1 });
    expect(concrete).toMatchObject({ purchaseCost: '1131.50', category: 'Concrete', version: 2 });
    const params = { materialId: found(concrete).id };
    const [last] = await buyer.call(materialsApi.prices, { params, query: {} });
    expect(last).toMatchObject({ price: '1131.50', source: 'import' });
  });

  it('cannot be confirmed twice, nor be sent more rows', async () => {
    const { buyer } = await setUp();
    const id = await start(buyer);
    await judge(buyer, id, file);
    await confirm(buyer, id);
    await expect(confirm(buyer, id)).rejects.toMatchObject({
      code: 'material_import.is_confirmed',
    });
    await expect(judge(buyer, id, file)).rejects.toMatchObject({
      code: 'material_import.is_confirmed',
    });
  });

  it('is refused completely when a row no longer fits the catalogue', async () => {
    const { buyer } = await setUp();
    const [material] = await buyer.call(materialsApi.list, { query: {} });
    const id = await start(buyer);
    const rows = numbered([
      { itemDescription: 'Sharp sand', sku: 'AGG-1' },
      { sku: 'CON-0001', purchaseCost: '140' },
    ]);
    await judge(buyer, id, rows);
    await buyer.send(materialsApi.remove, { params: { materialId: found(material).id } });
    await expect(confirm(buyer, id)).rejects.toMatchObject({
      code: 'material_import.catalogue_changed',
    });
    expect(await listed(buyer)).toEqual([]);
  });
});

it('adds nothing when the same list without SKUs comes twice, and changes its prices', async () => {
  const { buyer } = await setUp();
  const list = (cost: string) =>
    numbered([{ itemDescription: 'Sharp sand', unit: 'tonne', purchaseCost: cost }]);
  const first = await start(buyer);
  await judge(buyer, first, list('29.90'));
  expect(await confirm(buyer, first)).toMatchObject({ added: 1, changed: 0 });
  const again = await start(buyer);
  await judge(buyer, again, list('31'));
  expect(await confirm(buyer, again)).toMatchObject({ added: 0, changed: 1 });
  expect((await listed(buyer))[0]).toEqual([null, '31.00']);
  expect((await undo(buyer, again)).statusCode).toBe(200);
  expect((await listed(buyer))[0]).toEqual([null, '29.90']);
});

describe('undoing a run', () => {
  it('removes what the run added and restores what it changed', async () => {
    const { buyer } = await setUp();
    const id = await start(buyer);
    await judge(buyer, id, file);
    await confirm(buyer, id);
    expect((await undo(buyer, id)).json()).toMatchObject({ state: 'undone' });
    expect(await listed(buyer)).toEqual([['CON-0001', '128.50']]);
    expect((await undo(buyer, id)).statusCode).toBe(409);
    const [run] = await buyer.call(materialsApi.listImports, { query: {} });
    expect(run).toMatchObject({ state: 'undone', fileName: 'price-list.csv' });
  });

  it('is refused once an imported material has been used or changed', async () => {
    const { organization, buyer } = await setUp();
    const id = await start(buyer);
    await judge(buyer, id, file);
    await confirm(buyer, id);
    const [sand, concrete] = await buyer.call(materialsApi.list, { query: {} });
    const { id: contractId } = await organization.project();
    await anOrderWithDeliveries(api, organization.id, { contractId, materialId: found(sand).id });
    const params = { materialId: found(concrete).id };
    await buyer.call(materialsApi.edit, { params, body: { barcode: '5012345678900' } });
    const refused = await undo(buyer, id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toMatch(/2 of its materials have been changed/);
  });
});

describe('a large file', () => {
  it('is sent in parts, and enters the catalogue in one step', async () => {
    const { buyer } = await setUp();
    const rows = numbered(
      Array.from({ length: 2 * rowsInPart + 1 }, (_, i) => ({
        itemDescription: `Stainless wall tie, type ${i}`,
        sku: `TIE-${i}`,
        purchaseCost: `${i + 1}`,
      })),
    );
    const id = await start(buyer);
    for (const part of [0, 1, 2])
      await judge(buyer, id, rows.slice(part * rowsInPart, (part + 1) * rowsInPart), part);
    expect(await listed(buyer)).toHaveLength(1);
    expect(await confirm(buyer, id)).toMatchObject({ added: rows.length });
    const [newest] = await listed(buyer);
    expect(newest).toEqual([`TIE-${2 * rowsInPart}`, `${rows.length}.00`]);
    expect((await undo(buyer, id)).statusCode).toBe(200);
    expect(await listed(buyer)).toHaveLength(1);
  });
});
