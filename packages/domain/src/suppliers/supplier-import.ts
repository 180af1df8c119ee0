import type * as z from 'zod';
import { rowImport } from '../kernel/row-import.ts';
import { importColumns } from './import-columns.ts';

export const SupplierImport = rowImport(
  importColumns.map(({ id }) => id),
  ['name'],
  'Choose the column with the name',
);

export type SupplierImport = z.infer<typeof SupplierImport>;
