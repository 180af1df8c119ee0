import { fieldErrors } from '../kernel/parse-input.ts';
import type { RowFaults } from '../kernel/row-import.ts';
import type { ImportColumn } from './import-columns.ts';
import { type Worker, WorkerDraft } from './worker.ts';
import type { WorkerImport } from './worker-import.ts';
import { employmentTypes } from './worker-values.ts';

/** `15/11/2026` is a date in Britain; one that is none stays for the schema to refuse. */
const date = (cell: string): string =>
  cell.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );

const employment = (cell: string): string =>
  employmentTypes.find((type) => type.toLowerCase() === cell.toLowerCase()) ?? cell;

/** Where a cell is more than its text. */
const readers: Partial<Record<ImportColumn, (cell: string) => unknown>> = {
  employmentType: employment,
  startDate: date,
  cscsCardExpiry: date,
  rightToWorkCheckedOn: date,
  rightToWorkExpiresOn: date,
};

type RegisteredWorker = Pick<Worker, 'workerId'>;
type Reading = { drafts: WorkerDraft[]; faults: RowFaults[] };
type Sheet = Pick<WorkerImport, 'columns' | 'rows'>;

/** What a file holds: drafts that are good, and what is wrong with the rest, cell by cell. */
export function readWorkers(
  { columns, rows }: Sheet,
  register: readonly RegisteredWorker[],
): Reading {
  const taken = new Map(register.map(({ workerId }) => [workerId, 'in the register']));
  const reading: Reading = { drafts: [], faults: [] };
  for (const { line, cells } of rows) {
    const { draft, errors } = readRow(columns, cells);
    const owner = draft?.workerId && taken.get(draft.workerId);
    if (draft?.workerId) taken.set(draft.workerId, owner || `in row ${line}`);
    if (draft && !owner) reading.drafts.push(draft);
    else reading.faults.push({ line, errors: owner ? [clashWith(draft, owner)] : errors });
  }
  return reading;
}

const clashWith = (draft: WorkerDraft | undefined, owner: string) => ({
  column: 'workerId',
  message: `${draft?.workerId} is ${owner} already.`,
});

function readRow(
  columns: readonly ImportColumn[],
  cells: readonly string[],
): { draft?: WorkerDraft; errors: RowFaults['errors'] } {
  const values = Object.fromEntries(
    columns.flatMap((column, at) => {
      const cell = cells[at]?.trim();
      return cell ? [[column, readers[column]?.(cell) ?? cell]] : [];
    }),
  );
  const verdict = WorkerDraft.safeParse({ employmentType: 'Contractor', ...values });
  if (verdict.success) return { draft: verdict.data, errors: [] };
  const errors = Object.entries(fieldErrors(verdict.error)).map(([path, message]) => ({
    column: path.split('.')[0] ?? path,
    message,
  }));
  return { errors };
}
