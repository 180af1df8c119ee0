import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { useState } from 'react';
import { useRestore } from '../actions/use-restore.ts';
import { fieldsOf } from '../platform/call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { TextField } from '../ui/text-field.tsx';

type Props = { item: BinItem; taken: string; onClose: () => void };

/** Another record has its number or code by now: it comes back under another. */
export function ChooseNumber({ item, taken, onClose }: Props) {
  const [number, setNumber] = useState('');
  const [fault, setFault] = useState<string>();
  const { restore, isPending } = useRestore({
    onRestored: onClose,
    onRefused: (error) => {
      setFault(fieldsOf(error).number);
      return !!fieldsOf(error).number;
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Restore ${item.recordName}`}
      description={taken}
      confirmText="Restore"
      isPending={isPending}
      isBlocked={number.trim() === ''}
      onConfirm={() => restore(item, { number })}
      onCancel={onClose}
    >
      <TextField
        label="New number or code"
        name="number"
        autoComplete="off"
        spellCheck={false}
        error={fault}
        value={number}
        onChange={setNumber}
      />
    </ConfirmDialog>
  );
}
