import type { FigureDefinitions } from '../kernel/figure-definition.ts';

const catalogue = 'The materials catalogue';

export const materialFigureDefinitions = {
  items: {
    name: 'Items',
    formula: 'Number of materials in the catalogue',
    includes: 'Active and inactive items',
    excludes: 'Deleted items',
    source: catalogue,
  },
  categories: {
    name: 'Categories',
    formula: 'Number of different categories',
    includes: 'Categories of active and inactive items',
    excludes: 'Items without a category',
    source: catalogue,
  },
  withoutPrice: {
    name: 'Without a price',
    formula: 'Number of active items without a purchase cost',
    includes: 'Active items',
    excludes: 'Inactive items',
    source: catalogue,
  },
  changedPrice: {
    name: 'Price changed in 30 days',
    formula: 'Number of active items whose price changed in the last 30 days',
    includes: 'Prices that replaced an earlier price',
    excludes: 'First prices of new items, and inactive items',
    source: 'The price history of the catalogue',
  },
  withoutFactor: {
    name: 'Without a carbon factor',
    formula: 'Number of active items without carbon per unit',
    includes: 'Active items',
    excludes: 'Inactive items',
    source: catalogue,
  },
  added: {
    name: 'New materials',
    formula: 'Number of rows in the file that add a material',
    includes: 'Rows without errors',
    excludes: 'Rows of materials already in the catalogue',
    source: 'The imported file',
  },
  changed: {
    name: 'Changed materials',
    formula: 'Number of rows in the file that change a material',
    includes: 'Rows without errors',
    excludes: 'Rows that change nothing',
    source: 'The imported file',
  },
  same: {
    name: 'No changes',
    formula: 'Number of rows in the file that match the catalogue',
    includes: 'Rows without errors',
    excludes: 'New and changed materials',
    source: 'The imported file',
  },
} as const satisfies FigureDefinitions;
