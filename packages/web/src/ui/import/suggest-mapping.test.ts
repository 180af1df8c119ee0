import { importColumns as ofMaterials } from '@sitewright/domain/materials/import-columns';
import { importColumns as ofSuppliers } from '@sitewright/domain/suppliers/import-columns';
import { expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

it('knows the columns of our own exports', () => {
  const materials = ['Description', 'SKU', 'Category', 'Unit', 'Cost'];
  expect(suggestMapping(ofMaterials, materials)).toEqual({
    itemDescription: 0,
    sku: 1,
    category: 2,
    unit: 3,
    purchaseCost: 4,
  });
  const suppliers = ofSuppliers.map(({ label }) => label);
  expect(Object.keys(suggestMapping(ofSuppliers, suppliers))).toEqual(
    ofSuppliers.map(({ id }) => id),
  );
});

it('knows what merchants call them, and takes no column twice', () => {
  const headers = ['Product Code', 'Product', 'UOM', 'Unit price (£)', 'Weight (kg)', 'Vendor'];
  expect(suggestMapping(ofMaterials, headers)).toEqual({
    sku: 0,
    itemDescription: 1,
    unit: 2,
    purchaseCost: 3,
    weight: 4,
    supplier: 5,
  });
});

it.each(['Email', 'E-mail', 'email address', 'E-mail address'])('knows %s', (header) => {
  expect(suggestMapping(ofSuppliers, ['Supplier', header]).email).toBe(1);
});

it('reads one column as one thing only', () => {
  expect(suggestMapping(ofMaterials, ['Unit price'])).toEqual({ purchaseCost: 0 });
});

it('leaves alone what it does not know', () => {
  expect(suggestMapping(ofMaterials, ['Lead time', 'Bin'])).toEqual({});
});
