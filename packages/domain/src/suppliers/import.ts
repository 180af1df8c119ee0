import type { Actor } from '../kernel/access.ts';
import { fieldErrors } from '../kernel/parse-input.ts';
import type { RowFaults } from '../kernel/row-import.ts';
import type { ImportColumn } from './import-columns.ts';
import { cisLabels, statusLabels, typeLabels } from './labels.ts';
import { faultsOfDraft } from './rules.ts';
import { firmNameKey } from './same-name.ts';
import { type Supplier, SupplierDraft } from './supplier.ts';
import type { SupplierImport } from './supplier-import.ts';

/** Both the label and the stored value are accepted: 'Plant hire' and 'plant_hire'. */
const oneOf = (labels: Record<string, string>) => (cell: string) =>
  Object.keys(labels).find(
    (value) => value === cell.toLowerCase() || labels[value]?.toLowerCase() === cell.toLowerCase(),
  ) ?? cell;

const list = (cell: string): string[] =>
  cell
    .split(/[;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** `15/11/2026` is a date in Britain; one that is none stays for the schema to refuse. */
const date = (cell: string): string =>
  cell.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );

const amount = (cell: string): string => cell.replaceAll(/[£%,\s]/g, '');

/** Where a cell is more than its text. */
const readers: Partial<Record<ImportColumn, (cell: string) => unknown>> = {
  supplierType: oneOf(typeLabels),
  specializations: list,
  certifications: list,
  insuranceExpiry: date,
  cisStatus: oneOf(cisLabels),
  creditLimit: amount,
  discountRate: amount,
  status: oneOf(statusLabels),
};

type Reading = { drafts: SupplierDraft[]; faults: RowFaults[] };
type RegisteredSupplier = Pick<Supplier, 'name' | 'code' | 'vatNumber'>;
type Sheet = Pick<SupplierImport, 'columns' | 'rows'>;

/** What a file holds: drafts that are good, and what is wrong with the rest, cell by cell. */
export function readSuppliers(
  { columns, rows }: Sheet,
  register: readonly RegisteredSupplier[],
  actor: Actor,
): Reading {
  const taken = new Taken(register);
  const reading: Reading = { drafts: [], faults: [] };
  for (const { line, cells } of rows) {
    const { draft, errors } = readRow(columns, cells, actor);
    const clash = draft && taken.take(draft, line);
    if (draft && !clash) reading.drafts.push(draft);
    else reading.faults.push({ line, errors: clash ? [clash] : errors });
  }
  return reading;
}

type Errors = RowFaults['errors'];

function readRow(
  columns: readonly ImportColumn[],
  cells: readonly string[],
  actor: Actor,
): { draft?: SupplierDraft; errors: Errors } {
  const values = Object.fromEntries(
    columns.flatMap((column, at) => {
      const cell = cells[at]?.trim();
      return cell ? [[column, readers[column]?.(cell) ?? cell]] : [];
    }),
  );
  const verdict = SupplierDraft.safeParse({ supplierType: 'other', ...values });
  const sentences = verdict.success
    ? inSentences(faultsOfDraft(verdict.data, actor))
    : fieldErrors(verdict.error);
  const errors = Object.entries(sentences).map(([path, message]) => ({
    column: path.split('.')[0] ?? path,
    message,
  }));
  return verdict.success && errors.length === 0 ? { draft: verdict.data, errors } : { errors };
}

const inSentences = (faults: ReturnType<typeof faultsOfDraft>): Record<string, string> =>
  Object.fromEntries(faults.map(([field, { message }]) => [field, message]));

/** Names, codes and VAT numbers in use: in the register, or earlier in the file. */
class Taken {
  readonly #owners = new Map<string, string>();

  constructor(register: readonly RegisteredSupplier[]) {
    for (const supplier of register) this.#keep(supplier, 'in the register');
  }

  /** Reserves the draft's name, code and VAT number, or reports where they are in use. */
  take(draft: SupplierDraft, line: number): Errors[number] | undefined {
    for (const { key, column, value } of marksOf(draft)) {
      const owner = this.#owners.get(key);
      if (owner) return { column, message: `${value} is ${owner} already.` };
    }
    this.#keep(draft, `in row ${line}`);
  }

  #keep(supplier: Partial<RegisteredSupplier>, where: string): void {
    for (const { key } of marksOf(supplier)) this.#owners.set(key, where);
  }
}

const marksOf = ({
  name = '',
  code,
  vatNumber,
}: { [K in keyof RegisteredSupplier]?: RegisteredSupplier[K] | undefined }) =>
  [
    { column: 'name', value: name, key: `name ${firmNameKey(name)}` },
    { column: 'code', value: code ?? '', key: `code ${code?.toLowerCase()}` },
    { column: 'vatNumber', value: vatNumber ?? '', key: `vat ${vatNumber}` },
  ].filter(({ value }) => value !== '');
