import { useIsMutating } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { outboxSnapshot, subscribeToOutbox } from '../platform/outbox/snapshot.ts';
import { useNewerWorker } from '../platform/service-worker.ts';
import { useHasUnsaved } from '../platform/unsaved.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/layout/notice.tsx';

/** While the worker in charge is busy, the browser leaves the new one waiting: a reload opens its build all the same. */
const longestWait = 3_000;

/** Offers the new version, but not while the user types or something is being sent. */
export function NewVersion() {
  const worker = useNewerWorker();
  const isBusy = useIsMutating() > 0;
  const isSending = useSyncExternalStore(subscribeToOutbox, isOutboxBeingSent);
  const isHeld = useHasUnsaved() || isBusy || isSending;
  if (!worker || isHeld) return null;
  return (
    <Notice icon={RefreshCw} text="New version">
      <Button onClick={() => takeOver(worker)}>Reload</Button>
    </Notice>
  );
}

const isOutboxBeingSent = (): boolean => outboxSnapshot().sending.size > 0;

function takeOver(worker: ServiceWorker): void {
  const reload = () => window.location.reload();
  if (worker.state !== 'installed') {
    reload();
    return;
  }
  worker.addEventListener('statechange', reload, { once: true });
  setTimeout(reload, longestWait);
  worker.postMessage('take over');
}
