import { expect, it } from 'vitest';
import { duplicatesIn, duplicatesOf } from './duplicates.ts';
import { firmNameKey } from './same-name.ts';
import { aSupplier } from './supplier.fixture.ts';

const firm = (id: number, name: string, over = {}) =>
  aSupplier({ id, name, vatNumber: null, companyNumber: null, phone: null, ...over });

it('sees through capitals, full stops and the legal form', () => {
  expect(firmNameKey('TADCASTER Building Supplies Ltd.')).toBe(
    firmNameKey('The Tadcaster Building Supplies Co'),
  );
});

it.each([
  ['Aire Steel Stockholders', 'Aire Steel Stockholder Ltd', true],
  ['Pennine Scaffolding', 'Penine Scafolding', true],
  ['Ridgeway Timber', 'Ridgeway Timber & Boards', true],
  ['Holme Electrical', 'Pennick Concrete', false],
  ['Calder Plant Hire', 'Brigg Skip Hire', false],
  ['Brick Works Leeds', 'Brickworks Leeds', true],
  ['Calder Plant Hire', 'Tarn Plant Hire', false],
  ['Calder Plant Hire', 'Calder Tool Hire', false],
  ['Foss Aggregates', 'Wensley Aggregates', false],
  ['Ridgeway Joinery', 'Ridgeway Lifting', false],
])('%s and %s are alike: %s', (one, other, are) => {
  const found = duplicatesIn([firm(1, one), firm(2, other)]);
  expect(found.flatMap(({ reasons }) => reasons)).toEqual(are ? ['similar name'] : []);
});

it('finds possible duplicates with the reasons, the most likely first', () => {
  const one = firm(1, 'Ridgeway Timber', { vatNumber: 'GB123456782', phone: '01904 496 100' });
  const register = [
    one,
    firm(2, 'Holme Electrical'),
    firm(3, 'York Boards', { phone: '+44 1904 496100' }),
    firm(4, 'Ridgeway Timber Ltd', { vatNumber: 'GB123456782' }),
  ];
  expect(duplicatesOf(one, register).map(({ other, reasons }) => [other.id, reasons])).toEqual([
    [4, ['same name', 'same VAT number']],
    [3, ['same phone']],
  ]);
});

it('finds every two in a register once', () => {
  const register = [
    firm(1, 'Foss Aggregates'),
    firm(2, 'Whitaker Decorators'),
    firm(3, 'Foss Aggregate'),
  ];
  expect(duplicatesIn(register).map(({ one, other }) => [one.id, other.id])).toEqual([[1, 3]]);
});

it('takes nothing for a likeness', () => {
  expect(duplicatesIn([firm(1, '株式会社'), firm(2, 'Ltd')])).toEqual([]);
});
