/** The columns that a file can have, and their alternative names. */
export const importColumns = [
  {
    id: 'itemDescription',
    label: 'Description',
    words: ['description', 'item description', 'item', 'material', 'product', 'name'],
  },
  {
    id: 'sku',
    label: 'SKU',
    words: ['sku', 'code', 'item code', 'product code', 'stock code', 'part number', 'ref'],
  },
  { id: 'category', label: 'Category', words: ['category', 'group', 'type', 'class'] },
  { id: 'unit', label: 'Unit', words: ['unit', 'uom', 'unit of measure', 'per'] },
  {
    id: 'purchaseCost',
    label: 'Cost',
    words: ['cost', 'price', 'unit price', 'unit cost', 'purchase cost', 'net price', 'rate'],
  },
  { id: 'weight', label: 'Weight', words: ['weight', 'unit weight', 'mass'] },
  { id: 'weightUnit', label: 'Weight unit', words: ['weight unit', 'weight uom'] },
  { id: 'supplier', label: 'Supplier', words: ['supplier', 'supplier name', 'vendor', 'merchant'] },
  {
    id: 'supplierCode',
    label: 'Supplier code',
    words: ['supplier code', 'supplier no', 'supplier number', 'supplier ref', 'vendor code'],
  },
  { id: 'active', label: 'Active', words: ['active', 'live', 'in use'] },
  { id: 'barcode', label: 'Barcode', words: ['barcode', 'ean', 'gtin'] },
] as const;

export type ImportColumn = (typeof importColumns)[number]['id'];
