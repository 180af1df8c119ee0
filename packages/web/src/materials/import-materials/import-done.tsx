import type { MaterialImport } from '@sitewright/domain/materials/material-import';
import { CircleCheck, Undo2 } from 'lucide-react';
import { detailOf } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { FailedRows } from '../../ui/import/failed-rows.tsx';
import type { ChosenFile } from '../../ui/import/sheet.ts';
import { Notice } from '../../ui/notice.tsx';
import { number } from '../../ui/table/labels.ts';
import type { Checked, MaterialWizard } from './use-material-import.ts';

type Props = {
  file: ChosenFile;
  checked: Checked;
  outcome: MaterialImport;
  wizard: MaterialWizard;
  onClose: () => void;
};

/** What the run did, and a way to take it back. */
export function ImportDone({ file, checked, outcome: run, wizard, onClose }: Props) {
  const refused = checked.verdicts.filter(({ outcome }) => outcome === 'refused');
  const { columns, undo, takeBack, startAgain } = wizard;
  const isUndone = run.state === 'undone';
  return (
    <>
      <h2>{isUndone ? 'The import is undone' : 'The import is done'}</h2>
      <Notice
        icon={isUndone ? Undo2 : CircleCheck}
        tone={isUndone ? 'plain' : 'ok'}
        text={resultText(run)}
      />
      {refused.length > 0 && !isUndone && (
        <FailedRows file={file} refused={refused} columns={columns} />
      )}
      {undo.error && !undo.isPending && <Failure text={detailOf(undo.error)} />}
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" onClick={onClose}>
          See the materials
        </Button>
        {!isUndone && (
          <Button isPending={undo.isPending} onClick={() => takeBack(file, checked)}>
            <Undo2 aria-hidden="true" className="size-4" />
            Undo the import
          </Button>
        )}
        <Button onClick={startAgain}>Another file</Button>
      </div>
    </>
  );
}

const resultText = ({ state, added, changed }: MaterialImport): string =>
  state === 'undone'
    ? `${number(added)} added materials are gone, and ${number(changed)} are as they were.`
    : `${number(added)} added, ${number(changed)} changed.`;
