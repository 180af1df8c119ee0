import { scaled } from '../kernel/decimal.ts';
import type { Material, MaterialChanges } from './material.ts';
import type { FileRow, RowVerdict } from './material-import.ts';
import { type ReadRow, readRow } from './read-row.ts';

/** A row that can be imported, as the changes of the material that it adds or finds by its SKU. */
export type ImportableRow = { line: number; fields: MaterialChanges };

/** The catalogue that rows are checked against: SKUs and names in lower case. */
export type CatalogueFacts = {
  materials: ReadonlyMap<string, Material>;
  suppliers: ReadonlyMap<string, number>;
  /** The line of each SKU in the other parts of the file. */
  lines: ReadonlyMap<string, number>;
};

export type CheckedRow = { verdict: RowVerdict; good: ImportableRow | undefined };

export const keyOf = (name: string): string => name.trim().toLowerCase();

/** Checks each row; a SKU may appear only once in the file. */
export function checkImportRows(rows: readonly FileRow[], catalogue: CatalogueFacts): CheckedRow[] {
  const lines = new Map(catalogue.lines);
  return rows.map((raw) => {
    const { row, errors } = readRow(raw);
    const { sku } = row.fields;
    const first = sku && lines.get(keyOf(sku));
    if (first) errors.push({ column: 'sku', message: `Row ${first} has the same SKU` });
    else if (sku) lines.set(keyOf(sku), row.line);
    return judge(row, errors, catalogue);
  });
}

function judge(
  { line, fields }: ReadRow,
  errors: RowVerdict['errors'],
  catalogue: CatalogueFacts,
): CheckedRow {
  const { supplier, ...rest } = fields;
  const material = rest.sku ? catalogue.materials.get(keyOf(rest.sku)) : undefined;
  const supplierId = supplier ? catalogue.suppliers.get(keyOf(supplier)) : undefined;
  const faults = [
    ...errors,
    ...(material ||
    rest.itemDescription ||
    errors.some(({ column }) => column === 'itemDescription')
      ? []
      : [{ column: 'itemDescription', message: 'Description is required' }]),
    ...(supplier && !supplierId
      ? [{ column: 'supplier', message: `There is no supplier called ${supplier}` }]
      : []),
  ];
  if (faults.length > 0)
    return { verdict: { line, outcome: 'refused', errors: faults }, good: undefined };
  const changes = {
    ...(rest.weight && inKilograms),
    ...rest,
    ...(supplierId && { supplierId }),
  } as MaterialChanges;
  const outcome = material ? (equalsMaterial(material, changes) ? 'same' : 'change') : 'add';
  return { verdict: { line, outcome, errors: [] }, good: { line, fields: changes } };
}

/** A weight whose unit the file does not name; whatever the catalogue had it in. */
const inKilograms = { weightUnit: 'kg' };

const decimals: readonly string[] = ['purchaseCost', 'weight'];

/** Whether a row equals the stored material. */
export const equalsMaterial = (material: Material, changes: MaterialChanges): boolean =>
  Object.entries(changes).every(([field, value]) => {
    const present = material[field as keyof Material];
    return decimals.includes(field) && present && value
      ? scaled(String(present), 4) === scaled(String(value), 4)
      : present === value;
  });
