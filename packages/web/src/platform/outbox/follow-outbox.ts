import type { QueryClient } from '@tanstack/react-query';
import { logError } from '../fault.ts';
import { gatherChanges, noteChangeLater } from '../gathered-changes.ts';
import { invalidateAfter } from '../invalidate.ts';
import { readsOnReconnect } from '../reads-on-reconnect.ts';
import { isOnline } from '../use-online.ts';
import { answerWorker } from './background-sync.ts';
import { commandOf } from './commands.ts';
import { flushOutbox } from './flush.ts';
import { loadOutbox } from './outbox.ts';
import { showWaiting, type WaitingView } from './show-waiting.ts';
import { changeSnapshot, outboxSnapshot, subscribeToOutbox } from './snapshot.ts';
import { sweepOutbox } from './store.ts';

/** How often waiting items are retried while the page is visible, in milliseconds. */
const interval = 15_000;

/** Shows what waits, and sends it as soon as the server can be reached; returns how to stop. */
export function followOutbox(client: QueryClient, views: readonly WaitingView[]): () => void {
  const stopShowing = showWaiting(client, views);
  let flushes = 0;
  const readSent = readWhenSent(client, () => flushes > 0);
  const send = () => {
    if (!hasWaiting() || !navigator.onLine) return;
    flushes += 1;
    const end = () => {
      flushes -= 1;
      readSent();
    };
    void flushOutbox().catch(logFailure).then(end);
  };
  readsOnReconnect.arePostponed = () => {
    if (hasWaiting()) noteChangeLater('*');
    return hasWaiting();
  };
  const sendIfVisible = () => {
    readSent();
    if (document.visibilityState === 'visible') send();
  };
  const timer = setInterval(sendIfVisible, interval);
  addEventListener('online', send);
  addEventListener('online', readSent);
  document.addEventListener('visibilitychange', sendIfVisible);
  const stopReading = subscribeToOutbox(readSent);
  const stopAnswering = answerWorker();
  void sweepOutbox().then(loadOutbox).then(send).catch(logFailure);
  return () => {
    readsOnReconnect.arePostponed = () => false;
    stopShowing();
    stopReading();
    stopAnswering();
    clearInterval(timer);
    removeEventListener('online', send);
    removeEventListener('online', readSent);
    document.removeEventListener('visibilitychange', sendIfVisible);
  };
}

const hasWaiting = (): boolean =>
  outboxSnapshot().items.some(({ state, deletedAt }) => state === 'waiting' && !deletedAt);

const logFailure = (error: unknown) => logError('Items on this phone could not be sent', error);

/** When all that could be sent is sent and there is signal, the screens are read again, once. */
function readWhenSent(client: QueryClient, isFlushing: () => boolean): () => void {
  let isReading = false;
  return () => {
    const { sending, sent } = outboxSnapshot();
    const isSending = sending.size > 0 || isFlushing();
    gatherChanges(client, isSending);
    if (isSending || isReading || sent.length === 0 || !isOnline()) return;
    isReading = true;
    const commands = new Set(sent.map(({ item }) => commandOf(item)?.endpoint));
    const reads = [...commands].map((endpoint) => endpoint && invalidateAfter(client, endpoint));
    void Promise.allSettled(reads).then(() => {
      isReading = false;
      // Read from this phone, the screens do not have it yet.
      if (!isOnline()) return;
      changeSnapshot({ sent: outboxSnapshot().sent.filter((one) => !sent.includes(one)) });
    });
  };
}
