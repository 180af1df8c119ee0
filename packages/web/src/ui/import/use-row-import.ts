import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import {
  type ImportReport,
  maxCellLength,
  maxImportRows,
} from '@sitewright/domain/kernel/row-import';
import type * as z from 'zod';
import { call } from '../../platform/call.ts';
import { useCommand } from '../../platform/use-command.ts';
import type { ChosenFile, ImportColumn, Mapping, Sheet } from './sheet.ts';
import { useSheetImport } from './use-sheet-import.ts';

type Rows = { columns: string[]; rows: Sheet['rows'] };

type RowEndpoint = Endpoint & {
  body: z.ZodType<unknown, Rows & { isDryRun?: boolean | undefined }>;
  reply: z.ZodType<ImportReport>;
};

export type Checked = Rows & { report: ImportReport };

type Given = {
  endpoint: RowEndpoint;
  columns: readonly ImportColumn[];
  needs: { anyOf: readonly string[]; else: string };
};

/** From a file to a register; the same rows are tried first and added then. */
export function useRowImport({ endpoint, columns, needs }: Given) {
  const wizard = useSheetImport<Checked, ImportReport>({
    columns,
    needs,
    mostRows: maxImportRows,
    judge: async ({ sheet }, mapping) => {
      const rows = rowsOf(sheet, mapping, columns);
      return { ...rows, report: await call(endpoint, { body: rows }) };
    },
  });
  const add = useCommand(endpoint);
  const write = (file: ChosenFile, { report, ...rows }: Checked) =>
    add.perform({ body: { ...rows, isDryRun: false } }, (outcome) =>
      wizard.finish(file, { report, ...rows }, outcome),
    );
  return { ...wizard, add, write };
}

export type RowWizard = ReturnType<typeof useRowImport>;

/** Of the file only what was matched, in the order of our columns. */
function rowsOf({ rows }: Sheet, mapping: Mapping, columns: readonly ImportColumn[]): Rows {
  const matched = columns.filter(({ id }) => mapping[id] !== undefined);
  return {
    columns: matched.map(({ id }) => id),
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: matched.map(({ id }) => cells[mapping[id] ?? -1]?.slice(0, maxCellLength) ?? ''),
    })),
  };
}
