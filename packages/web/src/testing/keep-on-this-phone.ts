import type { SessionUser } from '@sitewright/domain/session/session-user';
import type { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { waitingViews } from '../app/kept-commands.ts';
import { withoutSignal } from '../platform/call.ts';
import { openDatabase, storeKey } from '../platform/offline/database.ts';
import { personOf } from '../platform/offline/person.ts';
import { importKey } from '../platform/offline/sealing.ts';
import { flushOutbox } from '../platform/outbox/flush.ts';
import { followOutbox } from '../platform/outbox/follow-outbox.ts';
import { clearSnapshot } from '../platform/outbox/snapshot.ts';
import { setSignalLost } from '../platform/use-online.ts';
import { fakeStorage } from './fake-storage.ts';

type Sent = { method: string; path: string; key: string | undefined };

/** The real outbox of a phone without signal, under the answers that the test has set. */
export async function keepOnThisPhone(user: SessionUser, client: QueryClient) {
  await fakeStorage();
  const locks = { value: { request: oneAtATime() } };
  vi.stubGlobal('navigator', Object.create(navigator, { locks }));
  await forgetEarlierTests();
  await storeKey({ person: personOf(user), key: await importKey('A'.repeat(43)) });
  withoutSignal.load = () => import('../app/without-signal.ts');
  setSignalLost(true);
  const answered = fetch;
  const sent: Sent[] = [];
  let network: 'down' | 'answer lost' | 'up' = 'down';
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (network === 'down') throw new TypeError('No signal');
    const { method = 'GET', headers } = init;
    if (method !== 'GET')
      sent.push({ method, path, key: new Headers(headers).get('idempotency-key') ?? undefined });
    if (network === 'answer lost') throw new TypeError('The answer was lost');
    return answered(path, init);
  });
  const stop = followOutbox(client, waitingViews);
  return {
    /** Of all that was sent, in order. */
    sent,
    /** Signal for one try; the answer may be lost on its way. */
    send: async (how: 'answer lost' | 'up') => {
      network = how;
      setSignalLost(false);
      await flushOutbox();
    },
    end: () => {
      stop();
      delete withoutSignal.load;
      setSignalLost(false);
    },
  };
}

/** The code is read once for all files, and with it the database is opened once. */
async function forgetEarlierTests() {
  const database = await openDatabase();
  const stores = ['packs', 'outbox', 'bytes', 'ids', 'meta'] as const;
  await Promise.all(stores.map((store) => database.clear(store)));
  clearSnapshot();
}

/** happy-dom has no locks. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(_name: string, work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done.catch(() => {});
    return done;
  };
}
