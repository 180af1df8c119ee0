import { useEffect, useState, useSyncExternalStore } from 'react';
import { outboxSnapshot, subscribeToOutbox, waitingItems } from '../../platform/outbox/snapshot.ts';
import { type Fact, yesOrNo } from './facts.ts';

const unknown: Fact[] = [['Service worker', 'none']];

/** Whether a service worker serves this page, and what this browser keeps for later. */
export function useWorkerFacts(): Fact[] {
  const [facts, setFacts] = useState(unknown);
  useEffect(() => {
    let isGone = false;
    void readFacts().then((read) => isGone || setFacts(read));
    return () => {
      isGone = true;
    };
  }, []);
  const { others, ...own } = useSyncExternalStore(subscribeToOutbox, outboxSnapshot);
  const waiting = waitingItems(own);
  const refused = waiting.filter(({ state }) => state === 'needs-you').length;
  return [
    ...facts,
    ['Serves this page', yesOrNo(!!navigator.serviceWorker?.controller)],
    ['Waiting to be sent', String(waiting.length - refused)],
    ['Refused', String(refused)],
    ['Locked for others', String(others.length)],
    ['Saved drafts', String(savedDraftCount())],
    ['Signal', navigator.onLine ? 'yes' : 'no'],
  ];
}

async function readFacts(): Promise<Fact[]> {
  const found = await navigator.serviceWorker?.getRegistration();
  const worker = found?.active ?? found?.waiting ?? found?.installing;
  const builds = (await globalThis.caches?.keys()) ?? [];
  return [
    ['Service worker', worker?.state ?? 'none'],
    ['Stored builds', builds.join(', ') || 'none'],
    ...(globalThis.indexedDB ? await storageFacts() : []),
  ];
}

/** Code for use without signal is loaded only if it is needed. */
const storageFacts = async () => (await import('./storage-facts.ts')).readStorageFacts();

function savedDraftCount(): number {
  try {
    return Object.keys(localStorage).filter((key) => key.includes('-draft.')).length;
  } catch {
    return 0;
  }
}
