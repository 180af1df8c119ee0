import { materialsApi } from '@sitewright/domain/materials/api';
import { obstacleToUndoing } from '@sitewright/domain/materials/import-rules';
import type { MaterialImport } from '@sitewright/domain/materials/material-import';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { detailOf } from '../../platform/call.ts';
import { query } from '../../platform/query.ts';
import { useCommand } from '../../platform/use-command.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { momentText } from '../../ui/format/date-time.ts';
import { FailedRows } from '../../ui/import/failed-rows.tsx';
import { ImportWizard } from '../../ui/import/import-wizard.tsx';
import type { ChosenFile } from '../../ui/import/sheet.ts';
import { Failure } from '../../ui/layout/failure.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { number } from '../../ui/table/labels.ts';
import { ReviewRows } from './review-rows.tsx';
import { type Checked, type MaterialWizard, useMaterialImport } from './use-material-import.ts';

const guide = {
  title: 'Choose a price list',
  text: 'only the description is required. A row updates the material with the same SKU or, if the row has no SKU, the one with the same description and unit. Empty cells are ignored.',
  template: 'materials.csv',
};

type Props = { onClose: () => void };

/** Imports a price list into the catalogue, with undo for a wrong file. */
export function ImportMaterials({ onClose }: Props) {
  const wizard = useMaterialImport();
  return (
    <>
      <ImportWizard
        back="Materials"
        wizard={wizard}
        guide={guide}
        onClose={onClose}
        review={(step) => <ReviewRows {...step} wizard={wizard} />}
        done={(step) => <ImportDone {...step} wizard={wizard} onClose={onClose} />}
      />
      {wizard.step.at === 'file' && <PastImports />}
    </>
  );
}

/** Past imports; a wrong one can still be undone. */
function PastImports() {
  const heading = useId();
  const imports = useQuery(query(materialsApi.listImports, { query: {} }));
  return (
    <section
      aria-labelledby={heading}
      className="grid max-w-[60rem] gap-3 rounded-card border border-line bg-surface p-5 max-md:p-4"
    >
      <h2 id={heading}>Past imports</h2>
      <Loaded query={imports} what="imports" empty="No imports yet.">
        {(runs) => (
          <ul className="grid divide-y divide-line-2">
            {runs.map((run) => (
              <PastImport key={run.id} run={run} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

const states = {
  pending: { label: 'Not confirmed', tone: 'plain', icon: CircleDashed },
  done: { label: 'Imported', tone: 'ok', icon: CircleCheck },
  undone: { label: 'Undone', tone: 'plain', icon: Undo2 },
} as const;

function PastImport({ run }: { run: MaterialImport }) {
  const undo = useCommand(materialsApi.undoImport, {});
  const { label, ...look } = states[run.state];
  return (
    <li className="grid gap-2 py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1 [overflow-wrap:anywhere]">
          <p className="text-sm font-medium">{run.fileName}</p>
          <p className="text-xs tracking-normal text-text-2 tabular-nums">
            <time dateTime={run.createdAt}>{momentText(run.createdAt)}</time> · {number(run.added)}{' '}
            added, {number(run.changed)} changed
          </p>
        </div>
        <Badge {...look}>{label}</Badge>
        {!obstacleToUndoing(run) && (
          <Button
            icon={Undo2}
            aria-label={`Undo ${run.fileName}`}
            isPending={undo.isPending}
            onClick={() => undo.perform({ params: { importId: run.id } })}
          >
            Undo
          </Button>
        )}
      </div>
      {undo.error && !undo.isPending && <Failure text={detailOf(undo.error)} />}
    </li>
  );
}

type ImportDoneProps = {
  file: ChosenFile;
  checked: Checked;
  outcome: MaterialImport;
  wizard: MaterialWizard;
  onClose: () => void;
};

/** The result of the import, with an undo. */
function ImportDone({ file, checked, outcome: run, wizard, onClose }: ImportDoneProps) {
  const refused = checked.verdicts.filter(({ outcome }) => outcome === 'refused');
  const { columns, undo, takeBack, startAgain } = wizard;
  const isUndone = run.state === 'undone';
  return (
    <>
      <h2>{isUndone ? 'Import undone' : 'Import complete'}</h2>
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
          View materials
        </Button>
        {!isUndone && (
          <Button icon={Undo2} isPending={undo.isPending} onClick={() => takeBack(file, checked)}>
            Undo import
          </Button>
        )}
        <Button onClick={startAgain}>Import another file</Button>
      </div>
    </>
  );
}

const resultText = ({ state, added, changed }: MaterialImport): string =>
  state === 'undone'
    ? `${number(added)} added materials removed, ${number(changed)} changed materials restored.`
    : `${number(added)} added, ${number(changed)} changed.`;
