import type { QueryClient } from '@tanstack/react-query';
import { showStopToasts } from '../labour/stop-toasts.ts';
import { registerCommands } from '../platform/outbox/commands.ts';
import { followOutbox } from '../platform/outbox/follow-outbox.ts';
import { syncPacks } from '../platform/site-packs/sync-packs.ts';
import type { Toast } from '../ui/dialogs/toast-store.ts';
import { keptCommands, waitingViews } from './kept-commands.ts';

/** Keeps what the site screens show, and sends what was written without signal; returns how to stop. */
export function startOffline(client: QueryClient, show: (toast: Toast) => void): () => void {
  registerCommands(keptCommands);
  const endings = [followOutbox(client, waitingViews), syncPacks(client), showStopToasts(show)];
  return () => {
    for (const end of endings) end();
  };
}
