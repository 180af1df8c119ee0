import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { hasNoNames, hasTooMany, readSuppliers } from './import.ts';
import { aSupplier } from './supplier.fixture.ts';

const buyer = anActor({ role: 'Buyer' });
const read = (csv: string, actor = buyer) =>
  readSuppliers(csv, [aSupplier({ name: 'Pennick Concrete', code: 'PEN01' })], actor);

it('reads what people call things, British dates and pounds', () => {
  const csv = [
    'Supplier,Type,Telephone,Insurance expiry,Credit limit,Discount,Specialisations,Colour',
    'Foss Aggregates,Plant hire,01904 496 100,5/3/2027,"£25,000",2.5 %,Type 1; Sand,blue',
  ].join('\n');
  expect(read(csv)).toEqual({
    rows: 1,
    faults: [],
    drafts: [
      {
        name: 'Foss Aggregates',
        supplierType: 'plant_hire',
        phone: '01904 496 100',
        insuranceExpiry: '2027-03-05',
        creditLimit: '25000.00',
        discountRate: '2.50',
        specializations: ['Type 1', 'Sand'],
      },
    ],
  });
});

it('says of each cell what is wrong with it, and reads the other rows', () => {
  const csv = [
    'Name,Type,VAT number,Status',
    'Aire Steel,Steel,123,active',
    ',materials,,',
    'Holme Electrical,Subcontractor,GB100000034,On hold',
    'Ridgeway Timber,Materials,,',
  ].join('\n');
  expect(read(csv)).toMatchObject({
    rows: 4,
    drafts: [{ name: 'Ridgeway Timber' }],
    faults: [
      { row: 2, column: 'Type', value: 'Steel', message: 'Please choose a type' },
      { row: 2, column: 'VAT number', value: '123' },
      { row: 3, column: 'Name', value: null, message: 'Name is required' },
      { row: 4, column: 'Reason', value: null },
    ],
  });
});

it('adds nobody who is in the register, or in the file, already', () => {
  const csv = [
    'Name,Code,VAT number',
    'PENNICK CONCRETE LTD,,',
    'Calder Plant Hire,pen01,',
    'Brigg Skip Hire,BR1,GB100000034',
    'Brigg Skips,BR2,100 0000 34',
  ].join('\n');
  expect(read(csv)).toMatchObject({
    drafts: [{ name: 'Brigg Skip Hire' }],
    faults: [
      { row: 2, column: 'Name', message: 'PENNICK CONCRETE LTD is in the register already.' },
      { row: 3, column: 'Code', message: 'pen01 is in the register already.' },
      { row: 5, column: 'VAT number', message: 'GB100000034 is on line 4 already.' },
    ],
  });
});

describe('a file as a whole', () => {
  it('names its columns, and has no more rows than one run takes', () => {
    expect(read('Aire Steel,materials')).toBe(hasNoNames);
    expect(read('')).toBe(hasNoNames);
    expect(read(`Name\n${'x\n'.repeat(2001)}`)).toBe(hasTooMany);
    expect(read('Name\n"Aire')).toMatchObject({ code: 'csv.is_broken' });
  });

  it('sets no terms and blocks nobody for who may not', () => {
    const csv = 'Name,Credit limit,Status,Reason\nAire Steel,100,Blocked,Forged tickets';
    expect(read(csv, anActor({ role: 'Site Manager' }))).toMatchObject({
      drafts: [],
      faults: [{ column: 'Status' }, { column: 'Credit limit' }],
    });
  });
});
