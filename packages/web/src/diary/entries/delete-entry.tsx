import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { whoMay } from '@sitewright/domain/kernel/access';
import { useDaysInBin } from '../../actions/use-days-in-bin.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { titleOf } from './entry-labels.ts';

type Props = { entry: DiaryEntry; onConfirm: () => void; onClose: () => void };

/** A user who cannot restore it themselves confirms first. */
export const DeleteEntry = ({ entry, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    isOpen
    variant="destructive"
    title={`Delete the entry of ${titleOf(entry)}?`}
    description={`It goes with its photos. For ${useDaysInBin()} days ${whoMay('recycleBin', 'A')} can restore it.`}
    confirmText="Delete"
    onConfirm={() => {
      onClose();
      onConfirm();
    }}
    onCancel={onClose}
  />
);
