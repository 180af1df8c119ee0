import { useRouter } from '@tanstack/react-router';
import { Copy, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useReportFailure } from '../actions/use-report-failure.ts';
import { logError } from '../platform/fault.ts';
import { flushOutbox } from '../platform/outbox/flush.ts';
import type { OutboxItem } from '../platform/outbox/item.ts';
import { withDependents } from '../platform/outbox/next-to-send.ts';
import { deleteItem, restoreItem, retryItem } from '../platform/outbox/outbox.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { useToast } from '../ui/dialogs/toast.tsx';
import { textOfItem } from './item-details.ts';
import { itemsText } from './outbox-counts.ts';
import { useOutbox } from './use-outbox.ts';

type Props = { item: OutboxItem };

export const sendNow = (): void =>
  void flushOutbox().catch((error) => logError('Items on this phone could not be sent', error));

export function RetryItem({ item: { seq } }: Props) {
  const reportFailure = useReportFailure();
  const retry = () => void retryItem(seq).then(sendNow, reportFailure('Not sent again'));
  return (
    <Button icon={RotateCcw} onClick={retry}>
      Retry
    </Button>
  );
}

/** A waiting item is edited in the form in which it was written. */
export function EditItem({ path, onLeave }: { path: string; onLeave: () => void }) {
  const { history } = useRouter();
  const open = () => {
    onLeave();
    history.push(path);
  };
  return (
    <Button icon={Pencil} onClick={open}>
      Edit
    </Button>
  );
}

/** Nothing where its author wrote nothing. */
export function CopyItem({ item }: Props) {
  const toast = useToast();
  const text = textOfItem(item);
  if (!text || !navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: 'Text copied', text: 'You can paste it elsewhere.' }),
      () => toast({ title: 'Not copied', text: 'This browser did not allow it.', tone: 'danger' }),
    );
  return (
    <Button icon={Copy} onClick={() => void copy()}>
      Copy text
    </Button>
  );
}

export function DeleteItem({ item }: Props) {
  const { seq } = item;
  const [isAsked, setAsked] = useState(false);
  const reportFailure = useReportFailure();
  const { items } = useOutbox();
  return (
    <>
      <Button icon={Trash2} onClick={() => setAsked(true)}>
        Delete
      </Button>
      <ConfirmDialog
        title="Delete this item?"
        description={`${sentSoFar(item)}${deletedWithIt(items, seq)} You can restore it here for 7 days.`}
        confirmText="Delete"
        variant="destructive"
        isOpen={isAsked}
        onConfirm={() => {
          setAsked(false);
          void deleteItem(seq).catch(reportFailure('Not deleted'));
        }}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}

/** The server may have what it was sent although its answer never came. */
const sentSoFar = ({ tries, state }: OutboxItem): string =>
  tries > 0 && state === 'waiting'
    ? 'It may have been sent: no answer came back.'
    : 'It has not been sent.';

/** The photos of an entry, the pause of a crew. */
function deletedWithIt(items: readonly OutboxItem[], seq: number): string {
  const deleted = new Set(withDependents(items.filter(isPresent), seq));
  if (deleted.size === 1) return '';
  return deleted.size === 2
    ? ' 1 item that belongs to it is deleted with it.'
    : ` ${itemsText(deleted.size - 1)} that belong to it are deleted with it.`;
}

const isPresent = ({ deletedAt }: OutboxItem): boolean => !deletedAt;

export function RestoreItem({ item: { seq } }: Props) {
  const reportFailure = useReportFailure();
  const restore = () => void restoreItem(seq).then(sendNow, reportFailure('Not restored'));
  return (
    <Button icon={RotateCcw} onClick={restore}>
      Restore
    </Button>
  );
}
