import { diaryApi } from '@sitewright/domain/diary/api';
import { laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptCommands } from '../../diary/waiting.ts';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { fakeTabs } from '../../testing/fake-tabs.ts';
import { personOf } from '../offline/person.ts';

const joy = personOf(aSessionUser({ id: 7, name: 'Joy', role: 'Site Manager' }));

beforeEach(async () => {
  await fakeStorage();
  fakeTabs();
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function aPhone() {
  const [commands, database, sealing, later, followed, queries] = await Promise.all([
    import('./commands.ts'),
    import('../offline/database.ts'),
    import('../offline/sealing.ts'),
    import('./keep-for-later.ts'),
    import('./follow-outbox.ts'),
    import('../query-client.ts'),
  ]);
  commands.registerCommands(keptCommands);
  await database.storeKey({ person: joy, key: await sealing.importKey('A'.repeat(43)) });
  const client = queries.makeQueryClient();
  client.mount();
  const keep = (workSummary: string) =>
    later.keepForLater(diaryApi.create, {
      body: { projectId: 1, date: '2026-11-16', workSummary, labor: laborText() },
    });
  return { client, keep, follow: () => followed.followOutbox(client, []) };
}

it('sends what waits before the screens are read again, once the signal is back', async () => {
  const { client, keep, follow } = await aPhone();
  let hasSignal = true;
  const answered: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (!hasSignal) throw new TypeError('Failed to fetch');
    answered.push(`${method} ${url}`);
    return Response.json({ id: answered.length }, { status: method === 'POST' ? 201 : 200 });
  });
  const inSight = new QueryObserver(client, { queryKey: ['/api/weather'], staleTime: 0 });
  const leave = inSight.subscribe(() => {});
  await vi.waitFor(() => expect(answered).toEqual(['GET /api/weather']));
  const stop = follow();
  hasSignal = false;
  dispatchEvent(new Event('offline'));
  await keep('First');
  await keep('Second');
  answered.length = 0;

  hasSignal = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(answered).toContain('GET /api/weather'));
  expect(answered.slice(0, 2)).toEqual(['POST /api/diary-entries', 'POST /api/diary-entries']);
  stop();
  leave();
  client.unmount();
});
