import { describe, expect, it } from 'vitest';
import { byRowKey, type CatalogueFacts, checkImportRows } from './check-rows.ts';
import { aMaterial } from './material.fixture.ts';
import type { FileRow } from './material-import.ts';

const catalogue: CatalogueFacts = {
  materials: byRowKey([aMaterial()]),
  suppliers: new Map([['foss aggregates', 7]]),
  suppliersByCode: new Map([['fos01', 7]]),
  lines: new Map(),
};

const judge = (...rows: Omit<FileRow, 'line'>[]) =>
  checkImportRows(
    rows.map((row, i) => ({ line: i + 2, ...row })),
    catalogue,
  );

const verdictOn = (row: Omit<FileRow, 'line'>) => judge(row)[0]?.verdict;

describe('a row', () => {
  it('is read as people write it', () => {
    const [first] = judge({
      itemDescription: ' Sharp sand ',
      purchaseCost: '£ 1,234.5',
      unit: 'Tonnes',
      active: 'TRUE',
      supplier: 'Foss Aggregates',
    });
    expect(first?.good?.fields).toEqual({
      itemDescription: 'Sharp sand',
      purchaseCost: '1234.5000',
      unit: 't',
      active: 'yes',
      supplierId: 7,
    });
  });

  it('changes the material with its SKU, unless nothing differs', () => {
    expect(verdictOn({ sku: 'CON-0001', purchaseCost: '130' })?.outcome).toBe('change');
    expect(verdictOn({ sku: 'con-0001', purchaseCost: '130' })?.outcome).toBe('change');
    expect(verdictOn({ sku: 'CON-0001', purchaseCost: '128.5', weight: '' })?.outcome).toBe('same');
    expect(verdictOn({ sku: 'CON-0009', itemDescription: 'Screed' })?.outcome).toBe('add');
  });

  it('without a SKU changes the material with its description and unit', () => {
    const { itemDescription, unit } = aMaterial();
    const row = { itemDescription: itemDescription.toUpperCase(), unit };
    expect(verdictOn({ ...row, purchaseCost: '130' })?.outcome).toBe('change');
    expect(verdictOn({ itemDescription, unit })?.outcome).toBe('same');
    expect(verdictOn({ itemDescription, unit: 'pallet' })?.outcome).toBe('add');
    expect(verdictOn({ itemDescription, unit, sku: 'CON-0009' })?.outcome).toBe('add');
    const namesake = (over: object) => verdictOn({ ...row, ...over })?.isNamesake;
    expect(namesake({ purchaseCost: '130' })).toBe(true);
    expect(namesake({ sku: 'CON-0009' })).toBe(true);
    expect(namesake({ sku: 'CON-0001', purchaseCost: '130' })).toBeUndefined();
    expect(namesake({ unit: 'pallet' })).toBeUndefined();
  });

  it.each(['=HYPERLINK("http://x")', '+A1', '-2+3', '@SUM(A1)'])(
    'is marked where it begins as a formula: %s',
    (itemDescription) => {
      expect(verdictOn({ itemDescription })).toMatchObject({ outcome: 'add', isFormula: true });
      expect(verdictOn({ itemDescription: `Pipe ${itemDescription}` })?.isFormula).toBeUndefined();
    },
  );

  it('gives way to an earlier one with its description and unit', () => {
    const [, second, third] = judge(
      { itemDescription: 'Sand', unit: 't' },
      { itemDescription: 'sand', unit: 'tonne' },
      { itemDescription: 'Sand', unit: 'bag' },
    );
    expect(second?.verdict.errors).toEqual([
      { column: 'itemDescription', message: 'Row 2 has the same description and unit' },
    ]);
    expect(third?.verdict.outcome).toBe('add');
  });

  it('names its supplier by the code', () => {
    const [known, unknown] = judge(
      { itemDescription: 'Sand', supplierCode: 'FOS01' },
      { itemDescription: 'Grit', supplierCode: 'X9' },
    );
    expect(known?.good?.fields).toEqual({ itemDescription: 'Sand', supplierId: 7 });
    expect(unknown?.verdict.errors).toEqual([
      { column: 'supplierCode', message: 'There is no supplier with the code X9' },
    ]);
  });

  it('takes a weight for kilograms where the file names no unit', () => {
    const [bare, named] = judge(
      { sku: 'A', itemDescription: 'Sand', weight: '25' },
      { sku: 'B', itemDescription: 'Sand', weight: '1', weightUnit: 'tonne' },
    );
    expect(bare?.good?.fields.weightUnit).toBe('kg');
    expect(named?.good?.fields.weightUnit).toBe('t');
  });

  it('is refused by column', () => {
    expect(verdictOn({ sku: 'X-1', purchaseCost: '-3', supplier: 'Nobody' })).toEqual({
      line: 2,
      outcome: 'refused',
      errors: [
        { column: 'purchaseCost', message: 'Cost cannot be negative' },
        { column: 'itemDescription', message: 'Description is required' },
        { column: 'supplier', message: 'There is no supplier called Nobody' },
      ],
    });
  });

  it('does not guess what a comma means', () => {
    expect(verdictOn({ itemDescription: 'Sand', purchaseCost: '12,50' })?.errors).toEqual([
      { column: 'purchaseCost', message: 'Cost must be a number' },
    ]);
  });

  it('gives way to an earlier one with its SKU', () => {
    const [, second] = judge(
      { itemDescription: 'Sand', sku: 'AGG-1' },
      { itemDescription: 'Sharp sand', sku: 'agg-1' },
    );
    expect(second?.verdict.errors).toEqual([{ column: 'sku', message: 'Row 2 has the same SKU' }]);
    expect(second?.good).toBeUndefined();
  });
});
