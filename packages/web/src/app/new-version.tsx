import { useIsMutating } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { outboxSnapshot, subscribeToOutbox } from '../platform/outbox/snapshot.ts';
import { useWaitingWorker } from '../platform/service-worker.ts';
import { useHasUnsaved } from '../platform/unsaved.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/layout/notice.tsx';

/** After `skipWaiting` some browsers take minutes to say that the new worker is in charge. */
const longestWait = 3_000;

/** Offers the new version, but not while the user types or something is being sent. */
export function NewVersion() {
  const worker = useWaitingWorker();
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
  let isDone = false;
  const reload = () => {
    if (isDone) return;
    isDone = true;
    window.location.reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  setTimeout(reload, longestWait);
  worker.postMessage('take over');
  navigator.serviceWorker.controller?.postMessage('step aside');
}
