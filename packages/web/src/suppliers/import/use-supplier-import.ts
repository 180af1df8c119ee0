import {
  type ImportReport,
  longestCell,
  mostImportRows,
} from '@sitewright/domain/kernel/row-import';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { importColumns } from '@sitewright/domain/suppliers/import-columns';
import type { SupplierImport } from '@sitewright/domain/suppliers/supplier-import';
import type { ChosenFile, Mapping, Sheet } from '../../app/import/sheet.ts';
import { useSheetImport } from '../../app/import/use-sheet-import.ts';
import { call } from '../../platform/call.ts';
import { useCommand } from '../../platform/use-command.ts';
import { staleBySupplier } from '../queries.ts';

type Rows = Pick<SupplierImport, 'columns' | 'rows'>;
export type Checked = Rows & { report: ImportReport };

/** From a file to the register; the same rows are tried first and added then. */
export function useSupplierImport() {
  const wizard = useSheetImport<Checked, ImportReport>({
    columns: importColumns,
    needs: { anyOf: ['name'], else: 'Say which column holds the name.' },
    mostRows: mostImportRows,
    judge: async ({ sheet }, mapping) => {
      const rows = rowsOf(sheet, mapping);
      return { ...rows, report: await call(suppliersApi.import, { body: rows }) };
    },
  });
  const add = useCommand(suppliersApi.import, { refreshes: staleBySupplier });
  const write = (file: ChosenFile, { report, ...rows }: Checked) =>
    add.perform({ body: { ...rows, isDryRun: false } }, (outcome) =>
      wizard.finish(file, { report, ...rows }, outcome),
    );
  return { ...wizard, add, write };
}

export type SupplierWizard = ReturnType<typeof useSupplierImport>;

/** Of the file only what was matched, in the order of our columns. */
function rowsOf({ rows }: Sheet, mapping: Mapping): Rows {
  const matched = importColumns.filter(({ id }) => mapping[id] !== undefined);
  return {
    columns: matched.map(({ id }) => id),
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: matched.map(({ id }) => cells[mapping[id] ?? -1]?.slice(0, longestCell) ?? ''),
    })),
  };
}
