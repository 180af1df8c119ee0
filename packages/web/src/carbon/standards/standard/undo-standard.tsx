import type { CarbonSettings } from '@sitewright/domain/carbon/carbon-settings';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ActionDialog } from '../../../actions/action-dialog.tsx';
import { useAction } from '../../../actions/use-action.ts';
import { momentText } from '../../../ui/format/moment.ts';
import { ManageButton } from '../manage.tsx';

const undoing = { button: 'Undo this change', title: 'Undo this change?', confirm: 'Undo' };
const redoing = { button: 'Redo', title: 'Redo the change?', confirm: 'Redo' };

/** For a day after a change the standard before it is one press away. */
export function UndoStandard({ settings }: { settings: CarbonSettings }) {
  const { isUndone, undoableUntil } = settings;
  const [isAsking, ask] = useState(false);
  const close = () => ask(false);
  // To undo what was undone is to do it again.
  const words = isUndone ? redoing : undoing;
  const undo = useAction(carbonStandardsApi.undoSettings, {
    onClose: close,
    doneMessage: () => 'The standard before is in force again',
  });
  if (!undoableUntil || new Date(undoableUntil) < new Date()) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ManageButton onClick={() => ask(true)}>
        <Undo2 aria-hidden="true" className="size-4" />
        {words.button}
      </ManageButton>
      <p className="text-xs tracking-normal text-text-2">Until {momentText(undoableUntil)}</p>
      {isAsking && (
        <ActionDialog
          title={words.title}
          description="The standard before it counts again, for all contracts. No entry is changed."
          confirmText={words.confirm}
          command={undo}
          onConfirm={() => undo.perform({})}
          onClose={close}
        />
      )}
    </div>
  );
}
