import { materialsApi } from '@sitewright/domain/materials/api';
import { type Mapping, suggestMapping } from '@sitewright/domain/materials/import-columns';
import type { MaterialImport, Verdict } from '@sitewright/domain/materials/material-import';
import { useState } from 'react';
import { detailOf } from '../../platform/call.ts';
import { asError } from '../../platform/fault.ts';
import { useCommand } from '../../platform/use-command.ts';
import { staleByMaterials } from '../queries.ts';
import { readSheet, type Sheet } from './read-sheet.ts';
import { checkRows, fileRows } from './send-rows.ts';

export type ChosenFile = { name: string; sheet: Sheet };
export type Checked = { importId: number; verdicts: Verdict[] };

/** Where somebody is on the way from a file to the catalogue. */
type Step =
  | { at: 'file' }
  | { at: 'columns'; file: ChosenFile }
  | { at: 'checking'; file: ChosenFile; done: number }
  | { at: 'review'; file: ChosenFile; checked: Checked }
  | { at: 'done'; file: ChosenFile; checked: Checked; run: MaterialImport };

export function useImport() {
  const [step, setStep] = useState<Step>({ at: 'file' });
  const [mapping, setMapping] = useState<Mapping>({});
  const [fault, setFault] = useState<string>();
  const confirm = useCommand(materialsApi.confirmImport, { refreshes: staleByMaterials });
  const undo = useCommand(materialsApi.undoImport, { refreshes: staleByMaterials });

  /** What goes wrong is said on the step it began from. */
  const attempt = (from: Step, work: () => Promise<Step>) => {
    setFault(undefined);
    work().then(setStep, (error) => {
      setFault(detailOf(asError(error)));
      setStep(from);
    });
  };
  return {
    step,
    mapping,
    fault,
    setMapping,
    confirm,
    undo,
    startAgain: () => setStep({ at: 'file' }),
    chooseFile: (file: File) =>
      attempt({ at: 'file' }, async () => {
        const sheet = await readSheet(file);
        setMapping(suggestMapping(sheet.headers));
        return { at: 'columns', file: { name: file.name, sheet } };
      }),
    toColumns: (file: ChosenFile) => setStep({ at: 'columns', file }),
    check: (file: ChosenFile) =>
      attempt({ at: 'columns', file }, async () => {
        const onProgress = (done: number) => setStep({ at: 'checking', file, done });
        const checked = await checkRows(file.name, fileRows(file.sheet, mapping), onProgress);
        return { at: 'review', file, checked };
      }),
    write: (file: ChosenFile, checked: Checked) =>
      confirm.perform({ params: { importId: checked.importId } }, (run) =>
        setStep({ at: 'done', file, checked, run }),
      ),
    takeBack: (file: ChosenFile, checked: Checked) =>
      undo.perform({ params: { importId: checked.importId } }, (run) =>
        setStep({ at: 'done', file, checked, run }),
      ),
  };
}

export type Import = ReturnType<typeof useImport>;
