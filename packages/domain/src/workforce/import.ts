import { type RowFaults, readDate, readRows } from '../kernel/row-import.ts';
import { type Worker, WorkerDraft } from './worker.ts';
import type { WorkerImport } from './worker-import.ts';
import { employmentTypes } from './worker-values.ts';

const employment = (cell: string): string =>
  employmentTypes.find((type) => type.toLowerCase() === cell.toLowerCase()) ?? cell;

/** The workers of a file; a worker id may be given only once. */
export const readWorkers = (
  sheet: Pick<WorkerImport, 'columns' | 'rows'>,
  register: readonly Pick<Worker, 'workerId'>[],
): { drafts: WorkerDraft[]; faults: RowFaults[] } =>
  readRows(sheet, register, {
    readers: {
      employmentType: employment,
      startDate: readDate,
      cscsCardExpiry: readDate,
      rightToWorkCheckedOn: readDate,
      rightToWorkExpiresOn: readDate,
    },
    schema: WorkerDraft,
    defaults: { employmentType: 'Contractor' },
    marksOf: ({ workerId }) =>
      workerId ? [{ column: 'workerId', value: workerId, key: workerId }] : [],
  });
