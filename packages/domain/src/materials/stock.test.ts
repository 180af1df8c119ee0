import { expect, it } from 'vitest';
import { quantityOnSite, refuseIfTooLittle, type StockLine, stockTotals } from './stock.ts';

const line: StockLine = {
  materialId: 1,
  itemDescription: 'Sharp sand',
  sku: 'AGG-1',
  unit: 't',
  received: '20.5',
  rejected: '0.5',
  used: '12',
  returned: '1',
  onSite: '7',
};

it('is what came less what was rejected, used and returned', () => {
  expect(quantityOnSite(line)).toBe('7');
});

it('adds up what is left on all sites, and leaves out what is all gone', () => {
  const gone = { ...line, used: '19' };
  expect(stockTotals([line, { ...line, used: '11.5' }, gone])).toEqual([
    { materialId: 1, onSite: '14.5', sites: 2 },
  ]);
  expect(stockTotals([gone])).toEqual([]);
});

it('refuses usage beyond the stock', () => {
  const use = (quantity: string, from: StockLine | undefined = line) =>
    refuseIfTooLittle(from, { materialId: 1, move: 'used', quantity });
  expect(() => use('7')).not.toThrow();
  expect(() => use('7.001')).toThrow('Only 7 t on site');
});
