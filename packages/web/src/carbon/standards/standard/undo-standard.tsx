import type { CarbonSettings } from '@sitewright/domain/carbon/carbon-settings';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { DeedDialog } from '../../../app/deed-dialog.tsx';
import { momentText } from '../../../ui/format/moment.ts';
import { ManageButton } from '../manage.tsx';
import { useStandardDeed } from '../use-standard-deed.ts';

/** For a day after a change the standard before it is one press away. */
export function UndoStandard({ settings: { undoableUntil } }: { settings: CarbonSettings }) {
  const [isAsking, ask] = useState(false);
  const close = () => ask(false);
  const undo = useStandardDeed(
    carbonStandardsApi.undoSettings,
    close,
    () => 'The standard before is in force again',
  );
  if (!undoableUntil || new Date(undoableUntil) < new Date()) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ManageButton onClick={() => ask(true)}>
        <Undo2 aria-hidden="true" className="size-4" />
        Undo this change
      </ManageButton>
      <p className="text-xs tracking-normal text-text-2">Until {momentText(undoableUntil)}</p>
      {isAsking && (
        <DeedDialog
          title="Undo this change?"
          description="The standard before it counts again, for all contracts. No entry is changed."
          confirmText="Undo"
          command={undo}
          onConfirm={() => undo.perform({})}
          onClose={close}
        />
      )}
    </div>
  );
}
