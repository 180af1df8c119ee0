import { detailOf } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { rowsText } from './rows-text.ts';
import type { ChosenFile } from './sheet.ts';
import type { SheetImport } from './use-sheet-import.ts';

type Props = {
  /** How many rows can be imported. */
  good: number;
  file: ChosenFile;
  wizard: SheetImport;
  command: { isPending: boolean; error: Error | null };
  onImport: () => void;
};

export const ReviewAnswers = ({ good, file, wizard, command, onImport }: Props) => (
  <>
    {command.error && !command.isPending && <Failure text={detailOf(command.error)} />}
    <div className="flex flex-wrap items-center gap-2">
      <Button
        tone="primary"
        isBlocked={good === 0}
        isPending={command.isPending}
        onClick={onImport}
      >
        {good === 0 ? 'Nothing to import' : `Import ${rowsText(good)}`}
      </Button>
      <Button onClick={() => wizard.toColumns(file)}>Back to the columns</Button>
      <Button onClick={wizard.startAgain}>Another file</Button>
    </div>
  </>
);
