import { scaled } from '../kernel/decimal.ts';
import type { Material, MaterialChanges } from './material.ts';
import type { FileRow, Verdict } from './material-import.ts';
import { type ReadRow, readRow } from './read-row.ts';

/** A row that can be imported, as the changes of the material that it adds or finds by its SKU. */
export type GoodRow = { line: number; fields: MaterialChanges };

/** What the rows are held against: SKUs and names in small letters. */
export type Known = {
  materials: ReadonlyMap<string, Material>;
  suppliers: ReadonlyMap<string, number>;
  /** On which line of the other parts of the file a SKU stands. */
  lines: ReadonlyMap<string, number>;
};

export type Judged = { verdict: Verdict; good: GoodRow | undefined };

export const keyOf = (name: string): string => name.trim().toLowerCase();

/** Every row on its own, but for its SKU, which no other row of the file may have. */
export function judgeRows(rows: readonly FileRow[], known: Known): Judged[] {
  const lines = new Map(known.lines);
  return rows.map((raw) => {
    const { row, errors } = readRow(raw);
    const { sku } = row.fields;
    const first = sku && lines.get(keyOf(sku));
    if (first) errors.push({ column: 'sku', message: `Row ${first} has the same SKU` });
    else if (sku) lines.set(keyOf(sku), row.line);
    return judge(row, errors, known);
  });
}

function judge({ line, fields }: ReadRow, errors: Verdict['errors'], known: Known): Judged {
  const { supplier, ...rest } = fields;
  const material = rest.sku ? known.materials.get(keyOf(rest.sku)) : undefined;
  const supplierId = supplier ? known.suppliers.get(keyOf(supplier)) : undefined;
  const faults = [
    ...errors,
    ...(material ||
    rest.itemDescription ||
    errors.some(({ column }) => column === 'itemDescription')
      ? []
      : [{ column: 'itemDescription', message: 'Description is required' }]),
    ...(supplier && !supplierId
      ? [{ column: 'supplier', message: `We know no supplier called ${supplier}` }]
      : []),
  ];
  if (faults.length > 0)
    return { verdict: { line, outcome: 'refused', errors: faults }, good: undefined };
  const changes = {
    ...(rest.weight && inKilograms),
    ...rest,
    ...(supplierId && { supplierId }),
  } as MaterialChanges;
  const outcome = material ? (isSame(material, changes) ? 'same' : 'change') : 'add';
  return { verdict: { line, outcome, errors: [] }, good: { line, fields: changes } };
}

/** A weight whose unit the file does not name; whatever the catalogue had it in. */
const inKilograms = { weightUnit: 'kg' };

const decimals: readonly string[] = ['purchaseCost', 'weight'];

/** Whether a row says nothing that is not so already. */
export const isSame = (material: Material, changes: MaterialChanges): boolean =>
  Object.entries(changes).every(([field, value]) => {
    const present = material[field as keyof Material];
    return decimals.includes(field) && present && value
      ? scaled(String(present), 4) === scaled(String(value), 4)
      : present === value;
  });
