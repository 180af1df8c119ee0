import type * as z from 'zod';
import { rowImport } from '../kernel/row-import.ts';
import { importColumns } from './import-columns.ts';

export const WorkerImport = rowImport(
  importColumns.map(({ id }) => id),
  ['firstName', 'lastName'],
  'Choose the columns for first name and last name',
);

export type WorkerImport = z.infer<typeof WorkerImport>;
