import { materialsApi } from '@sitewright/domain/materials/api';
import { importColumns } from '@sitewright/domain/materials/import-columns';
import {
  type MaterialImport,
  mostImportRows,
  type Verdict,
} from '@sitewright/domain/materials/material-import';
import { useCommand } from '../../platform/use-command.ts';
import type { ChosenFile } from '../../ui/import/sheet.ts';
import { useSheetImport } from '../../ui/import/use-sheet-import.ts';
import { checkRows, fileRows } from './send-rows.ts';

export type Checked = { importId: number; verdicts: Verdict[] };

/** From a file to the catalogue. */
export function useMaterialImport() {
  const wizard = useSheetImport<Checked, MaterialImport>({
    columns: importColumns,
    needs: {
      anyOf: ['itemDescription', 'sku'],
      else: 'Say which column holds the description or the SKU.',
    },
    mostRows: mostImportRows,
    judge: ({ name, sheet }, mapping, onProgress) =>
      checkRows(name, fileRows(sheet, mapping), onProgress),
  });
  const confirm = useCommand(materialsApi.confirmImport, {});
  const undo = useCommand(materialsApi.undoImport, {});
  const ending = (command: typeof confirm) => (file: ChosenFile, checked: Checked) =>
    command.perform({ params: { importId: checked.importId } }, (run) =>
      wizard.finish(file, checked, run),
    );
  return { ...wizard, confirm, undo, write: ending(confirm), takeBack: ending(undo) };
}

export type MaterialWizard = ReturnType<typeof useMaterialImport>;
