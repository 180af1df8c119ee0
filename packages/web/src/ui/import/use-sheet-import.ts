import { useState } from 'react';
import { detailOf } from '../../platform/call.ts';
import { asError } from '../../platform/fault.ts';
import { findTable } from './find-table.ts';
import { readSheets, tableAt } from './read-sheet.ts';
import type { ChosenFile, ImportColumn, Mapping, TablePlace } from './sheet.ts';
import { suggestMapping } from './suggest-mapping.ts';

/** Where somebody is on the way from a file to the records. */
type Step<Checked, Done> =
  | { at: 'file' }
  | { at: 'columns'; file: ChosenFile }
  | { at: 'checking'; file: ChosenFile; done: number }
  | { at: 'review'; file: ChosenFile; checked: Checked }
  | { at: 'done'; file: ChosenFile; checked: Checked; outcome: Done };

type Given<Checked> = {
  columns: readonly ImportColumn[];
  /** One of these columns has to be in the file; what is said where none is. */
  needs: { anyOf: readonly string[]; else: string };
  mostRows: number;
  /** Has the rows judged by the server; nothing is imported yet. */
  judge: (
    file: ChosenFile,
    mapping: Mapping,
    onProgress: (done: number) => void,
  ) => Promise<Checked>;
};

export function useSheetImport<Checked, Done>({ columns, needs, mostRows, judge }: Given<Checked>) {
  const [step, setStep] = useState<Step<Checked, Done>>({ at: 'file' });
  const [mapping, setMapping] = useState<Mapping>({});
  const [fault, setFault] = useState<string>();

  /** What goes wrong is said on the step it began from. */
  const attempt = (from: typeof step, work: () => Promise<typeof step>) => {
    setFault(undefined);
    work().then(setStep, (error) => {
      setFault(detailOf(asError(error)));
      setStep(from);
    });
  };
  /** The columns of another table are matched anew. */
  const toTable = (file: ChosenFile): typeof step => {
    setMapping(suggestMapping(columns, file.sheet.headers));
    return { at: 'columns', file };
  };
  return {
    columns,
    needs,
    step,
    mapping,
    fault,
    setMapping,
    startAgain: () => setStep({ at: 'file' }),
    chooseFile: (file: File) =>
      attempt({ at: 'file' }, async () => toTable(await readFile(file, columns, mostRows))),
    chooseTable: (file: ChosenFile, place: TablePlace) =>
      attempt({ at: 'columns', file }, async () => toTable(fileAt(file, place, mostRows))),
    toColumns: (file: ChosenFile) => setStep({ at: 'columns', file }),
    check: (file: ChosenFile) =>
      attempt({ at: 'columns', file }, async () => {
        const onProgress = (done: number) => setStep({ at: 'checking', file, done });
        onProgress(0);
        return { at: 'review', file, checked: await judge(file, mapping, onProgress) };
      }),
    finish: (file: ChosenFile, checked: Checked, outcome: Done) =>
      setStep({ at: 'done', file, checked, outcome }),
  };
}

async function readFile(file: File, columns: readonly ImportColumn[], mostRows: number) {
  const sheets = await readSheets(file);
  return fileAt({ name: file.name, sheets }, findTable(sheets, columns), mostRows);
}

const fileAt = (
  { name, sheets }: Pick<ChosenFile, 'name' | 'sheets'>,
  place: TablePlace,
  mostRows: number,
): ChosenFile => ({ name, sheets, place, sheet: tableAt(sheets, place, mostRows) });

/** What the steps need that know nothing of what is imported. */
export type SheetImport = Omit<
  ReturnType<typeof useSheetImport<unknown, unknown>>,
  'step' | 'finish'
>;
