import { materialsApi } from '@sitewright/domain/materials/api';
import { importColumns } from '@sitewright/domain/materials/import-columns';
import {
  type FileRow,
  type MaterialImport,
  maxCellLength,
  maxImportRows,
  type RowVerdict,
  rowsInPart,
} from '@sitewright/domain/materials/material-import';
import { call } from '../../platform/call.ts';
import { useCommand } from '../../platform/use-command.ts';
import type { ChosenFile, Mapping, Sheet } from '../../ui/import/sheet.ts';
import { useSheetImport } from '../../ui/import/use-sheet-import.ts';

export type Checked = { importId: number; verdicts: RowVerdict[] };

/** From a file to the catalogue. */
export function useMaterialImport() {
  const wizard = useSheetImport<Checked, MaterialImport>({
    columns: importColumns,
    needs: {
      anyOf: ['itemDescription', 'sku'],
      else: 'Choose the column with the description or the SKU.',
    },
    mostRows: maxImportRows,
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

/** The rows of a file under our names for its columns. */
const fileRows = ({ rows }: Sheet, mapping: Mapping): FileRow[] =>
  rows.map(({ line, cells }) => ({
    line,
    ...Object.fromEntries(
      importColumns.flatMap(({ id }) => {
        const column = mapping[id];
        return column === undefined ? [] : [[id, cells[column]?.slice(0, maxCellLength) ?? '']];
      }),
    ),
  }));

/** Sends them part by part, and gathers what would become of each; nothing is imported yet. */
async function checkRows(
  fileName: string,
  rows: readonly FileRow[],
  onProgress: (done: number) => void,
): Promise<{ importId: number; verdicts: RowVerdict[] }> {
  const { id: importId } = await call(materialsApi.startImport, { body: { fileName } });
  const verdicts: RowVerdict[] = [];
  for (let done = 0; done < rows.length; done += rowsInPart) {
    onProgress(done);
    const judged = await call(materialsApi.judgePart, {
      params: { importId, part: done / rowsInPart },
      body: { rows: rows.slice(done, done + rowsInPart) },
    });
    verdicts.push(...judged.verdicts);
  }
  return { importId, verdicts };
}
