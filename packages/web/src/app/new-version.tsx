import { useIsMutating } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { outboxSnapshot, subscribeToOutbox } from '../platform/outbox/snapshot.ts';
import { useHasNewVersion } from '../platform/service-worker.ts';
import { useHasUnsaved } from '../platform/unsaved.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/layout/notice.tsx';

/** Offers the new version, but not while the user types or something is being sent. */
export function NewVersion() {
  const hasNewVersion = useHasNewVersion();
  const isBusy = useIsMutating() > 0;
  const isSending = useSyncExternalStore(subscribeToOutbox, isOutboxBeingSent);
  const isHeld = useHasUnsaved() || isBusy || isSending;
  if (!hasNewVersion || isHeld) return null;
  return (
    <Notice icon={RefreshCw} text="New version">
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </Notice>
  );
}

const isOutboxBeingSent = (): boolean => outboxSnapshot().sending.size > 0;
