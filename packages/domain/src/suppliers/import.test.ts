import { expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { maxCellLength } from '../kernel/row-import.ts';
import { readSuppliers } from './import.ts';
import type { ImportColumn } from './import-columns.ts';
import { aSupplier } from './supplier.fixture.ts';
import { SupplierImport } from './supplier-import.ts';

const buyer = anActor({ role: 'Buyer' });

/** The first row is below the headers. */
const read = (columns: ImportColumn[], cells: string[][], actor = buyer) =>
  readSuppliers(
    { columns, rows: cells.map((row, at) => ({ line: at + 2, cells: row })) },
    [aSupplier({ name: 'Pennick Concrete', code: 'PEN01' })],
    actor,
  );

it('reads what people call things, British dates and pounds', () => {
  const reading = read(
    ['name', 'supplierType', 'insuranceExpiry', 'creditLimit', 'discountRate', 'specializations'],
    [['Foss Aggregates', 'Plant hire', '5/3/2027', '£25,000', '2.5 %', 'Type 1; Sand']],
  );
  expect(reading).toEqual({
    faults: [],
    drafts: [
      {
        name: 'Foss Aggregates',
        supplierType: 'plant_hire',
        insuranceExpiry: '2027-03-05',
        creditLimit: '25000.00',
        discountRate: '2.50',
        specializations: ['Type 1', 'Sand'],
      },
    ],
  });
});

it('reports the error of each cell, and reads the other rows', () => {
  const reading = read(
    ['name', 'supplierType', 'vatNumber', 'status'],
    [
      ['Aire Steel', 'Steel', '123', 'active'],
      ['', 'materials'],
      ['Holme Electrical', 'Subcontractor', 'GB100000034', 'On hold'],
      ['Ridgeway Timber', 'Materials', ' '],
    ],
  );
  expect(reading).toMatchObject({
    drafts: [{ name: 'Ridgeway Timber' }],
    faults: [
      {
        line: 2,
        errors: [
          { column: 'supplierType', message: 'Please choose a type' },
          { column: 'vatNumber' },
        ],
      },
      { line: 3, errors: [{ column: 'name', message: 'Name is required' }] },
      { line: 4, errors: [{ column: 'statusReason' }] },
    ],
  });
});

it('adds no duplicates of the register or the file', () => {
  const { drafts, faults } = read(
    ['name', 'code', 'vatNumber'],
    [
      ['PENNICK CONCRETE LTD'],
      ['Calder Plant Hire', 'pen01'],
      ['Brigg Skip Hire', 'BR1', 'GB100000034'],
      ['Brigg Skips', 'BR2', '100 0000 34'],
    ],
  );
  expect(drafts).toMatchObject([{ name: 'Brigg Skip Hire' }]);
  expect(faults.map(({ line, errors: [error] }) => [line, error?.column, error?.message])).toEqual([
    [2, 'name', 'PENNICK CONCRETE LTD is in the register already.'],
    [3, 'code', 'pen01 is in the register already.'],
    [5, 'vatNumber', 'GB100000034 is in row 4 already.'],
  ]);
});

it('sets no terms and no blocks without permission', () => {
  const row = ['Aire Steel', '100', 'Blocked', 'Forged tickets'];
  const { drafts, faults } = read(
    ['name', 'creditLimit', 'status', 'statusReason'],
    [row],
    anActor({ role: 'Site Manager' }),
  );
  expect(drafts).toEqual([]);
  expect(faults).toMatchObject([{ errors: [{ column: 'status' }, { column: 'creditLimit' }] }]);
});

it('refuses a file without a name column, or with too many rows', () => {
  const rows = (count: number) => Array.from({ length: count }, () => ({ line: 2, cells: ['x'] }));
  const isFit = (columns: string[], count: number) =>
    SupplierImport.safeParse({ columns, rows: rows(count) }).success;
  expect(isFit(['name'], 2000)).toBe(true);
  expect(isFit(['name'], 2001)).toBe(false);
  expect(isFit(['phone'], 1)).toBe(false);
});

it('refuses a row with a cell that is too long, however it was cut on the way', () => {
  const cells = ['Aire Steel', 'x'.repeat(maxCellLength)];
  const rows = [{ line: 2, cells }];
  expect(SupplierImport.safeParse({ columns: ['name', 'notes'], rows }).success).toBe(true);
  const { drafts, faults } = read(['name', 'notes'], [cells]);
  expect(drafts).toEqual([]);
  expect(faults).toMatchObject([{ errors: [{ column: 'notes' }] }]);
});
