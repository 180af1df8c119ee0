import { expect, it } from 'vitest';
import { suggestMapping } from './import-columns.ts';

it('knows the columns of our own export', () => {
  expect(suggestMapping(['Description', 'SKU', 'Category', 'Unit', 'Cost'])).toEqual({
    itemDescription: 0,
    sku: 1,
    category: 2,
    unit: 3,
    purchaseCost: 4,
  });
});

it('knows what merchants call them, and takes no column twice', () => {
  expect(
    suggestMapping(['Product Code', 'Product', 'UOM', 'Unit price (£)', 'Weight (kg)', 'Vendor']),
  ).toEqual({ sku: 0, itemDescription: 1, unit: 2, purchaseCost: 3, weight: 4, supplier: 5 });
});

it('reads one column as one thing only', () => {
  expect(suggestMapping(['Unit price'])).toEqual({ purchaseCost: 0 });
});

it('leaves alone what it does not know', () => {
  expect(suggestMapping(['Lead time', 'Bin'])).toEqual({});
});
