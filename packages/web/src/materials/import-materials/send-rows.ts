import { materialsApi } from '@sitewright/domain/materials/api';
import { importColumns } from '@sitewright/domain/materials/import-columns';
import {
  type FileRow,
  longestCell,
  rowsInPart,
  type Verdict,
} from '@sitewright/domain/materials/material-import';
import { call } from '../../platform/call.ts';
import type { Mapping, Sheet } from '../../ui/import/sheet.ts';

/** The rows of a file under our names for its columns. */
export const fileRows = ({ rows }: Sheet, mapping: Mapping): FileRow[] =>
  rows.map(({ line, cells }) => ({
    line,
    ...Object.fromEntries(
      importColumns.flatMap(({ id }) => {
        const column = mapping[id];
        return column === undefined ? [] : [[id, cells[column]?.slice(0, longestCell) ?? '']];
      }),
    ),
  }));

/** Sends them part by part, and gathers what would become of each; nothing is imported yet. */
export async function checkRows(
  fileName: string,
  rows: readonly FileRow[],
  onProgress: (done: number) => void,
): Promise<{ importId: number; verdicts: Verdict[] }> {
  const { id: importId } = await call(materialsApi.startImport, { body: { fileName } });
  const verdicts: Verdict[] = [];
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
