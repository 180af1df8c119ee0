import { scaled } from '../kernel/decimal.ts';
import type { Material, MaterialChanges } from './material.ts';
import type { FileRow, RowVerdict } from './material-import.ts';
import { type ReadRow, readRow } from './read-row.ts';

/**
 * A row that can be imported, as the changes of the material that it adds, or finds by its SKU or,
 * without one, by its description and unit.
 */
export type ImportableRow = { line: number; fields: MaterialChanges };

/** The catalogue that rows are checked against: keys, names and codes in lower case. */
export type CatalogueFacts = {
  /** By their SKUs, and by their descriptions and units. */
  materials: ReadonlyMap<string, Material>;
  suppliers: ReadonlyMap<string, number>;
  suppliersByCode: ReadonlyMap<string, number>;
  /** The line of each key in the other parts of the file. */
  lines: ReadonlyMap<string, number>;
};

export type CheckedRow = { verdict: RowVerdict; good: ImportableRow | undefined };

export const keyOf = (name: string): string => name.trim().toLowerCase();

type Named = {
  sku?: string | null | undefined;
  itemDescription?: string | null | undefined;
  unit?: string | null | undefined;
};

/** A material without a unit is counted in numbers. */
const nameKeyOf = ({ itemDescription, unit }: Named): string[] =>
  itemDescription ? [`${keyOf(itemDescription)}\n${unit ?? 'no.'}`] : [];

/** How the material of a row is found: by its SKU, or else by its description and unit. */
export const rowKeyOf = (row: Named): string =>
  (row.sku ? keyOf(row.sku) : nameKeyOf(row)[0]) ?? '';

/** The materials by all that a row may find them by; of several with one name the oldest. */
export const byRowKey = (materials: readonly Material[]): Map<string, Material> =>
  new Map(
    materials
      .toSorted((a, b) => b.id - a.id)
      .flatMap((material) =>
        [...(material.sku ? [keyOf(material.sku)] : []), ...nameKeyOf(material)].map(
          (key) => [key, material] as const,
        ),
      ),
  );

/** Checks each row; a SKU, or a description and unit without one, may appear only once in the file. */
export function checkImportRows(rows: readonly FileRow[], catalogue: CatalogueFacts): CheckedRow[] {
  const lines = new Map(catalogue.lines);
  return rows.map((raw) => {
    const { row, errors } = readRow(raw);
    const key = rowKeyOf(row.fields);
    const first = lines.get(key);
    if (first) errors.push(sameAs(first, row));
    else if (key) lines.set(key, row.line);
    return judge(row, errors, catalogue);
  });
}

const sameAs = (first: number, { fields: { sku } }: ReadRow): RowVerdict['errors'][number] =>
  sku
    ? { column: 'sku', message: `Row ${first} has the same SKU` }
    : { column: 'itemDescription', message: `Row ${first} has the same description and unit` };

function judge(
  { line, fields }: ReadRow,
  errors: RowVerdict['errors'],
  catalogue: CatalogueFacts,
): CheckedRow {
  const { supplier, supplierCode, ...rest } = fields;
  const material = catalogue.materials.get(rowKeyOf(rest));
  const supplierId = supplierOf(fields, catalogue);
  const faults = [
    ...errors,
    ...(material ||
    rest.itemDescription ||
    errors.some(({ column }) => column === 'itemDescription')
      ? []
      : [{ column: 'itemDescription', message: 'Description is required' }]),
    ...(supplierId ? [] : supplierFaults(fields)),
  ];
  if (faults.length > 0)
    return { verdict: { line, outcome: 'refused', errors: faults }, good: undefined };
  const changes = {
    ...(rest.weight && inKilograms),
    ...rest,
    ...(supplierId && { supplierId }),
  } as MaterialChanges;
  const outcome = material ? (equalsMaterial(material, changes) ? 'same' : 'change') : 'add';
  const isNamesake = hasNamesake(rest, material, catalogue);
  return {
    verdict: {
      line,
      outcome,
      errors: [],
      ...(isNamesake && { isNamesake }),
      ...(hasFormula(rest) && { isFormula: true }),
    },
    good: { line, fields: changes },
  };
}

/** Text that a spreadsheet would run. */
const hasFormula = ({ itemDescription, category, barcode }: Omit<ReadRow['fields'], 'supplier'>) =>
  [itemDescription, category, barcode].some((cell) => cell && /^[=+\-@]/.test(cell));

/** A material with the same description and unit: the row changes it, or is added as a duplicate. */
function hasNamesake(row: Named, material: Material | undefined, { materials }: CatalogueFacts) {
  if (material) return !row.sku;
  return nameKeyOf(row).some((key) => materials.has(key));
}

/** By the code, which is unique, else by the name. */
const supplierOf = (
  { supplier, supplierCode }: ReadRow['fields'],
  { suppliers, suppliersByCode }: CatalogueFacts,
): number | undefined =>
  (supplierCode ? suppliersByCode.get(keyOf(supplierCode)) : undefined) ??
  (supplier ? suppliers.get(keyOf(supplier)) : undefined);

const supplierFaults = ({ supplier, supplierCode }: ReadRow['fields']): RowVerdict['errors'] => {
  if (supplier) return [{ column: 'supplier', message: `There is no supplier called ${supplier}` }];
  if (!supplierCode) return [];
  return [
    { column: 'supplierCode', message: `There is no supplier with the code ${supplierCode}` },
  ];
};

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
