import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { deletePacks } from '../../platform/offline/packs.ts';
import { commandOf } from '../../platform/outbox/commands.ts';
import type { OutboxItem } from '../../platform/outbox/item.ts';
import { deleteItem } from '../../platform/outbox/outbox.ts';
import { outboxSnapshot, subscribeToOutbox, waitingItems } from '../../platform/outbox/snapshot.ts';
import { useOnline } from '../../platform/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { fileSize } from '../../ui/files/file-size.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import type { KeptContracts } from './kept-contracts.ts';

const needsSignal = 'Needs signal';

/** How much this phone keeps, and the way to clear it. */
export function StorageCard({ kept }: { kept: KeptContracts }) {
  const waiting = useWaiting();
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const clear = async () => {
    setAsking(false);
    await deletePacks();
    await kept.sync();
  };
  return (
    <Panel title="Storage">
      <div className="grid justify-items-start gap-3 p-4 text-sm">
        <p>{useStorageText(kept.query.dataUpdatedAt)}</p>
        <Button
          isPending={kept.isSyncing}
          isBlocked={!isOnline}
          aria-label={isOnline ? undefined : `Clear stored data. ${needsSignal}`}
          onClick={() => (waiting.length > 0 ? setAsking(true) : void clear())}
        >
          Clear stored data
        </Button>
        <p className="text-xs text-text-2">
          {isOnline ? 'Deletes the copies on this phone and downloads them again.' : needsSignal}
        </p>
      </div>
      {isAsking && (
        <ClearDialog waiting={waiting} onClear={clear} onCancel={() => setAsking(false)} />
      )}
    </Panel>
  );
}

type Props = { waiting: readonly OutboxItem[]; onClear: () => void; onCancel: () => void };

/** Unsent items stay, unless their author wants them deleted as well. */
function ClearDialog({ waiting, onClear, onCancel }: Props) {
  const [isDeleting, setDeleting] = useState(false);
  const clear = async () => {
    // One may take others along that cannot be sent without it.
    if (isDeleting) for (const { seq } of waiting) await deleteItem(seq);
    onClear();
  };
  return (
    <ConfirmDialog
      variant={isDeleting ? 'destructive' : 'warning'}
      title="Clear stored data?"
      description={
        waiting.length === 1
          ? '1 item has not been sent. It stays on this phone.'
          : `${waiting.length} items have not been sent. They stay on this phone.`
      }
      confirmText={isDeleting ? 'Clear and delete' : 'Clear stored data'}
      isOpen
      onConfirm={() => void clear()}
      onCancel={onCancel}
    >
      <ul aria-label="Not sent" className="grid max-h-48 gap-1 overflow-y-auto text-sm">
        {waiting.map((item) => (
          <li key={item.seq}>{commandOf(item)?.label ?? 'Item from an older version'}</li>
        ))}
      </ul>
      <CheckboxField
        name="deleting"
        label="Also delete items that have not been sent"
        help="You can restore them in the Outbox for 7 days."
        value={isDeleting ? 'yes' : 'no'}
        onChange={(value) => setDeleting(value === 'yes')}
      />
    </ConfirmDialog>
  );
}

/** This user's unsent items. */
function useWaiting(): OutboxItem[] {
  return waitingItems(useSyncExternalStore(subscribeToOutbox, outboxSnapshot));
}

/** Read again whenever the contracts are. */
function useStorageText(readAt: number): string {
  const { data } = useQuery({
    queryKey: ['storage used', readAt],
    queryFn: async () => (await navigator.storage?.estimate?.()) ?? {},
    gcTime: 0,
  });
  const { usage, quota } = data ?? {};
  if (usage === undefined) return 'This browser does not say how much storage is used.';
  return `Storage used: ${fileSize(usage)}${quota ? ` of ${fileSize(quota)}` : ''}`;
}
