import { diaryApi } from '@sitewright/domain/diary/api';
import type { Day } from '@sitewright/domain/diary/day';
import { aDiaryComment } from '@sitewright/domain/diary/diary-entry.fixture';
import { filesApi } from '@sitewright/domain/files/api';
import { endpointName } from '@sitewright/domain/kernel/endpoint';
import { labourApi } from '@sitewright/domain/labour/api';
import { aLabourSession } from '@sitewright/domain/labour/labour-session.fixture';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { callOrKeep } from '../platform/call-or-keep.ts';
import type { OutboxItem } from '../platform/outbox/item.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { keepOnThisPhone } from '../testing/keep-on-this-phone.ts';
import { openDiary } from './diary-answers.fixture.ts';
import { waitingViews } from './waiting.ts';

const user = aSessionUser({ role: 'Site Manager' });
let phone: Awaited<ReturnType<typeof keepOnThisPhone>> | undefined;

afterEach(() => {
  phone?.end();
  cleanup();
  vi.unstubAllGlobals();
});

const atWork = (labourSessionId: number, name: string): Day['gaps'][number] => ({
  ...{ code: 'open-crew', sentence: `${name} is still on the clock. Stop this crew first.` },
  ...{ blocks: true, labourSessionId },
});

it('a crew that was stopped without signal is no longer missing a finish time', async () => {
  const gaps = [atWork(4, 'Dunmore Civils'), atWork(5, 'Bower Steel')];
  const sections = { sections: 8, sectionsDone: 6, sectionsMissing: ['crews', 'sign-off'] };
  const { client } = openDiary({ day: { gaps, ...sections } }, { user });
  await screen.findByText(/^Dunmore Civils is still on the clock/);
  phone = await keepOnThisPhone(user, client);
  const stop = (labourSessionId: number) =>
    act(() => callOrKeep(labourApi.finish, { params: { labourSessionId }, body: {} }, 'unused'));
  await stop(4);
  await waitFor(() => expect(screen.queryByText(/^Dunmore Civils is still/)).toBeNull());
  screen.getByText(/^Bower Steel is still on the clock/);
  await stop(5);
  await waitFor(() => expect(screen.queryByText(/still on the clock/)).toBeNull());
  screen.getByText('7 of 8 sections done');
});

it('shows on the day what a crew that was stopped without signal will be in the diary', async () => {
  const startedAt = '2026-03-02T07:30:00.000Z';
  const sessions = [aLabourSession({ id: 4, startedAt, name: 'Dunmore Civils' })];
  const serverTime = '2026-03-02T14:00:00.000Z';
  const board = answer(labourApi.board, () => ({ serverTime, sessions }));
  const { client } = openDiary({}, { user, answers: [board] });
  await screen.findByRole('listitem', { name: 'Dunmore Civils' });
  phone = await keepOnThisPhone(user, client);
  const params = { labourSessionId: 4 };
  const body = { workSummary: 'Drainage run 3 laid' };
  await act(() => callOrKeep(labourApi.finish, { params, body }, 'unused'));
  const coming = within(await screen.findByRole('list', { name: 'Entries of stopped crews' }));
  coming.getByText('Dunmore Civils');
  coming.getByText('Drainage run 3 laid');
  coming.getByText('Waiting to send');
});

it('shows a photo of a comment once that the server has accepted and the packs contain', () => {
  const madeAt = Date.parse('2026-11-16T14:02:00Z');
  const photo = {
    ...{ id: 9, url: '/uploads/photo-9.jpg', filename: 'slab.jpg', size: 4 },
    ...{ type: 'image/jpeg' as const, uploadedAt: '2026-11-16T14:02:00.000Z' },
  };
  const item: OutboxItem = {
    ...{ seq: 4, key: 'photo', endpoint: endpointName(filesApi.addCommentPhoto), build: 'test' },
    ...{ userId: user.id, userName: user.name, organizationId: 1, madeAt, clockOffset: 0 },
    ...{ record: 'diaryCommentId:3', needs: [], tries: 1, failures: 0, dueAt: 0 },
    ...{ state: 'waiting', version: 1, size: 4, hasFile: true },
    input: { params: { diaryCommentId: 3 } },
    accepted: { at: madeAt, id: photo.id, url: photo.url },
  };
  const comment = aDiaryComment({ id: 3, photos: [photo] });
  const view = waitingViews.find(({ endpoint }) => endpoint === diaryApi.comments);
  const asked = { text: () => undefined, number: () => undefined };
  expect(view?.show([comment], { items: [item], sent: [] }, asked)).toEqual([comment]);
});
