import { type Actor, can } from '../kernel/access.ts';
import { type Problem, problem } from '../kernel/problem.ts';
import { fieldsAtFault } from '../kernel/read.ts';
import { plainName } from './duplicates.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { faultOf, termsAreNotYours } from './rules.ts';
import { obstacleToStatus } from './status.ts';
import { type ImportFault, type Supplier, SupplierDraft } from './supplier.ts';
import { cisLabels, statusLabels, typeLabels } from './words.ts';

export const mostRows = 2_000;

type Field = keyof SupplierDraft;
type Column = { field: Field; header: string; also: string[]; read?: (cell: string) => unknown };

/** What people read and what is stored are both understood: 'Plant hire' and 'plant_hire'. */
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

/** The columns that are read, by the header that an export gives them or one that others use. */
export const importColumns: readonly Column[] = [
  { field: 'name', header: 'Name', also: ['supplier', 'company', 'supplier name'] },
  { field: 'code', header: 'Code', also: ['account', 'supplier code', 'account code'] },
  { field: 'supplierType', header: 'Type', also: ['supplier type'], read: oneOf(typeLabels) },
  { field: 'contactPerson', header: 'Contact', also: ['contact name', 'contact person'] },
  { field: 'phone', header: 'Phone', also: ['telephone', 'tel'] },
  { field: 'email', header: 'E-mail', also: ['email', 'email address'] },
  { field: 'address', header: 'Address', also: ['street'] },
  { field: 'city', header: 'Town', also: ['city'] },
  { field: 'postcode', header: 'Postcode', also: ['post code'] },
  { field: 'country', header: 'Country', also: [] },
  { field: 'specializations', header: 'Specialisations', also: ['specializations'], read: list },
  { field: 'certifications', header: 'Certifications', also: ['accreditations'], read: list },
  { field: 'insuranceExpiry', header: 'Insurance to', also: ['insurance expiry'], read: date },
  { field: 'vatNumber', header: 'VAT number', also: ['vat', 'vat no', 'vat reg no'] },
  { field: 'companyNumber', header: 'Company number', also: ['company no', 'reg no'] },
  { field: 'utr', header: 'UTR', also: ['tax reference'] },
  { field: 'cisStatus', header: 'CIS', also: ['cis status'], read: oneOf(cisLabels) },
  { field: 'paymentTerms', header: 'Terms', also: ['payment terms'] },
  { field: 'creditLimit', header: 'Credit limit', also: [], read: amount },
  { field: 'discountRate', header: 'Discount %', also: ['discount'], read: amount },
  { field: 'status', header: 'Status', also: [], read: oneOf(statusLabels) },
  { field: 'statusReason', header: 'Reason', also: ['status reason'] },
  { field: 'notes', header: 'Notes', also: ['comments'] },
];

const headed = (header: string): Column | undefined => {
  const word = header.toLowerCase();
  return importColumns.find(
    ({ header: own, also }) => own.toLowerCase() === word || also.includes(word),
  );
};

export const hasNoNames = problem(
  'supplier.import_has_no_names',
  400,
  'The first line has to name the columns, and one of them has to be Name.',
);
export const hasTooMany = problem(
  'supplier.import_has_too_many',
  400,
  `A file can have at most ${mostRows.toLocaleString('en-GB')} rows. Please split it.`,
);

type Reading = { rows: number; drafts: SupplierDraft[]; faults: ImportFault[] };
type Known = Pick<Supplier, 'name' | 'code' | 'vatNumber'>;

/** What a spreadsheet holds: drafts that are good, and what is wrong with the rest, cell by cell. */
export function readSuppliers(
  csv: string,
  register: readonly Known[],
  actor: Actor,
): Reading | Problem {
  const lines = readCsv(csv);
  if (!Array.isArray(lines)) return lines;
  const [head, ...body] = lines;
  const columns = (head?.cells ?? []).map(headed);
  if (!columns.some((column) => column?.field === 'name')) return hasNoNames;
  if (body.length > mostRows) return hasTooMany;
  const taken = new Taken(register);
  const reading: Reading = { rows: body.length, drafts: [], faults: [] };
  for (const row of body) {
    const { draft, faults } = readRow(row, columns, actor);
    const clash = draft && taken.take(draft, row.line);
    if (draft && !clash) reading.drafts.push(draft);
    else reading.faults.push(...(clash ? [clash] : faults));
  }
  return reading;
}

function readRow(
  { line, cells }: CsvRow,
  columns: readonly (Column | undefined)[],
  actor: Actor,
): { draft?: SupplierDraft; faults: ImportFault[] } {
  const filled = columns.flatMap((column, at) =>
    column && cells[at] ? [{ ...column, cell: cells[at] }] : [],
  );
  const values = Object.fromEntries(
    filled.map(({ field, cell, read }) => [field, read?.(cell) ?? cell]),
  );
  const verdict = SupplierDraft.safeParse({ supplierType: 'other', ...values });
  const sentences = verdict.success
    ? faultsOfWhole(verdict.data, actor)
    : fieldsAtFault(verdict.error);
  const faults = Object.entries(sentences).map(([path, message]) => {
    const field = path.split('.')[0];
    const { header = null, cell = null } = filled.find((one) => one.field === field) ?? {};
    return { row: line, column: header ?? nameOf(field), value: cell, message };
  });
  return verdict.success && faults.length === 0 ? { draft: verdict.data, faults } : { faults };
}

const nameOf = (field: string | undefined): string | null =>
  importColumns.find((column) => column.field === field)?.header ?? null;

/** What no single cell can know, and what this person may not set. */
function faultsOfWhole(draft: SupplierDraft, actor: Actor): Record<string, string> {
  const [field, fault] = faultOf(draft) ?? [];
  const moved = draft.status && obstacleToStatus({ status: 'pending' }, draft.status, actor);
  const mayTerms = can(actor, 'supplier.terms', 'U');
  return {
    ...(field && fault && { [field]: fault.message }),
    ...(moved && { status: moved.message }),
    ...(!mayTerms && draft.creditLimit && { creditLimit: termsAreNotYours.message }),
    ...(!mayTerms && draft.discountRate && { discountRate: termsAreNotYours.message }),
  };
}

/** Names, codes and VAT numbers that somebody has: in the register, or further up in the file. */
class Taken {
  readonly #owners = new Map<string, string>();

  constructor(register: readonly Known[]) {
    for (const known of register) this.#keep(known, 'in the register');
  }

  /** Takes what the draft is known by, or says whose it is. */
  take(draft: SupplierDraft, row: number): ImportFault | undefined {
    for (const { key, column, value } of marksOf(draft)) {
      const owner = this.#owners.get(key);
      if (owner) return { row, column, value, message: `${value} is ${owner} already.` };
    }
    this.#keep(draft, `on line ${row}`);
  }

  #keep(known: Partial<Known>, where: string): void {
    for (const { key } of marksOf(known)) this.#owners.set(key, where);
  }
}

const marksOf = ({ name = '', code, vatNumber }: { [K in keyof Known]?: Known[K] | undefined }) =>
  [
    { column: 'Name', value: name, key: `name ${plainName(name)}` },
    { column: 'Code', value: code ?? '', key: `code ${code?.toLowerCase()}` },
    { column: 'VAT number', value: vatNumber ?? '', key: `vat ${vatNumber}` },
  ].filter(({ value }) => value !== '');
