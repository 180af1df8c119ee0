import { recordType } from '../kernel/record-type.ts';

export const materialRecord = recordType({
  type: 'material',
  resource: 'material',
  label: { one: 'Material', many: 'Materials' },
  table: 'materials',
  tables: {
    materials: { name: 'item_description' },
    material_imports: {},
    material_prices: { noun: ['price', 'prices'] },
    stock_movements: { noun: ['stock movement', 'stock movements'] },
  },
  backup: 'buying',
  bin: { order: 8, number: { column: 'sku', taken: 'material.sku_is_taken_now' } },
  log: { category: 'material' },
  search: { kind: 'material', order: 6 },
  webhook: {},
});
