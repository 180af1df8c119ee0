import type { Material } from '@sitewright/domain/materials/material';
import type { Filter } from '../ui/table/column.ts';

/** The options are the values in use; the category filter is first, also while loading. */
export const materialFilters = (materials: readonly Material[]): Filter<Material>[] =>
  [
    named('category', 'Category', materials, ({ category }) => category ?? ''),
    named('supplier', 'Supplier', materials, ({ supplierName }) => supplierName ?? ''),
    {
      id: 'active',
      label: 'Active',
      options: [
        { value: 'yes', label: 'Active' },
        { value: 'no', label: 'Inactive' },
      ],
      of: ({ active }: Material) => active,
    },
    {
      id: 'figures',
      label: 'Missing',
      options: [
        { value: 'price', label: 'Without a price' },
        { value: 'carbon', label: 'Without a carbon factor' },
      ],
      of: ({ purchaseCost, carbonPerUnit }: Material) =>
        !purchaseCost ? 'price' : !carbonPerUnit ? 'carbon' : '',
    },
  ].filter(({ id, options }) => id === 'category' || options.length > 0);

const named = (
  id: string,
  label: string,
  materials: readonly Material[],
  of: (material: Material) => string,
): Filter<Material> => ({
  id,
  label,
  options: [...new Set(materials.map(of))]
    .filter(Boolean)
    .sort((a, b) => a.localeCompare(b, 'en-GB'))
    .map((value) => ({ value, label: value })),
  of,
});
