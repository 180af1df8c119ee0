import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntry, laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { filesApi } from '@sitewright/domain/files/api';
import { dayIsSignedOff } from '@sitewright/domain/files/rules';
import { changedMeanwhile, notFound, Refused } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import { earlierDayIsSignedOff } from '@sitewright/domain/labour/rules';
import { sessionApi } from '@sitewright/domain/session/api';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { type Answer, answer, fakeApi } from '../../testing/fake-api.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { fakeTabs } from '../../testing/fake-tabs.ts';

const person = { id: 1, name: 'Joy Okafor', organizationId: 1, role: 'Site Manager' } as const;
const seen = aDiaryEntry({ id: 12, labor: laborText({ finishTime: '17:00' }) });
const edit = {
  params: { diaryEntryId: 12 },
  body: {
    ...{ date: '2026-03-02', workSummary: 'Slab B poured', weatherImpact: 'Rain' },
    labor: seen.labor,
    base: { ...seen, date: '2026-03-02' },
  },
};

beforeEach(async () => {
  await fakeStorage();
  vi.resetModules();
  fakeTabs();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The outbox of a new tab, with one item that the server refuses at the first try. */
async function openRefused(keepItem: (keep: Keep) => Promise<unknown>, ...answers: Answer[]) {
  const [{ Outcomes }, { renderWithApi }, { keepForLater }, { outboxSnapshot }, { flushOutbox }] =
    await Promise.all([
      import('./outcomes.tsx'),
      import('../../testing/render-with-api.tsx'),
      import('../../platform/outbox/keep-for-later.ts'),
      import('../../platform/outbox/snapshot.ts'),
      import('../../platform/outbox/flush.ts'),
    ]);
  await signIn();
  const sent: { url: string; body: unknown }[] = [];
  fakeApi(...answers);
  await keepItem(keepForLater);
  await flushOutbox();
  const item = outboxSnapshot().items.find(({ state }) => state === 'needs-you');
  if (!item) throw new Error('The item was not refused');
  renderWithApi(<Outcomes item={item} />, aSessionUser());
  fakeApi(...answers);
  const answerRequest = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const { body } = init;
    if (init.method !== 'GET')
      sent.push({ url, body: typeof body === 'string' ? JSON.parse(body) : body });
    return answerRequest(url, init);
  });
  return { sent, items: () => outboxSnapshot().items };
}

type Keep = typeof import('../../platform/outbox/keep-for-later.ts').keepForLater;

async function signIn() {
  const [{ registerCommands }, { storeKey }, { importKey }, diary, files, labour] =
    await Promise.all([
      import('../../platform/outbox/commands.ts'),
      import('../../platform/offline/database.ts'),
      import('../../platform/offline/sealing.ts'),
      import('../../diary/waiting.ts'),
      import('../../files/waiting.ts'),
      import('../../labour/waiting.ts'),
    ]);
  registerCommands([...diary.keptCommands, ...files.keptCommands, ...labour.keptCommands]);
  await storeKey({
    person: { ...person, isOrganizationAdmin: 'no' },
    key: await importKey('A'.repeat(43)),
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('lets a person decide field by field, by keyboard, and sends what was decided', async () => {
  const current = { ...seen, workSummary: 'Slab C poured', version: 2 };
  let isFirst = true;
  const { sent, items } = await openRefused(
    (keep) => keep(diaryApi.edit, edit),
    answer(diaryApi.edit, () => {
      if (!isFirst) return current;
      isFirst = false;
      throw new Refused(changedMeanwhile, { current });
    }),
  );
  await screen.findByText('Someone else changed this entry.');
  await press('Decide');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Someone else changed this entry' }),
  );
  const send = dialog.getByRole('button', { name: 'Save and send' });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  expect(dialog.getAllByRole('group')).toHaveLength(1);
  expect(dialog.getByRole('radio', { name: 'Mine' }).matches(':focus')).toBe(true);
  await userEvent.click(dialog.getByRole('radio', { name: 'Both' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(items()).toEqual([]));
  expect(sent[0]?.body).toMatchObject({
    workSummary: 'Slab C poured\n\nSlab B poured',
    weatherImpact: 'Rain',
    base: { projectId: 1, workSummary: 'Slab C poured', weatherImpact: null },
  });
});

it('sends a photo of a signed-off day with a comment on its entry', async () => {
  const takenAt = '2026-11-16T14:02:00.000Z';
  const file = new File(['the bytes of the photo'], 'slab.jpg', { type: 'image/jpeg' });
  const { sent, items } = await openRefused(
    (keep) =>
      keep(filesApi.addEntryPhoto, { params: { diaryEntryId: 12 }, query: { takenAt }, file }),
    answer(filesApi.addEntryPhoto, () => {
      throw new Refused(dayIsSignedOff);
    }),
    answer(diaryApi.read, () => seen),
    answer(diaryApi.comment, () => Response.json({ id: 31 }, { status: 201 })),
    answer(filesApi.addCommentPhoto, () => Response.json({ id: 32 }, { status: 201 })),
  );
  await press('Send as comment');
  await waitFor(() => expect(items()).toEqual([]));
  const [comment, photo] = sent;
  expect(comment).toMatchObject({
    url: '/api/projects/1/diary-comments',
    body: {
      ...{ date: '2026-03-02', timeSlot: '14:00', recordId: 12 },
      comment: 'Photo taken 16/11/2026 14:02, sent after the sign-off',
    },
  });
  expect(photo?.url).toContain('/api/diary-comments/31/photos?takenAt=');
  const sentFile = (photo?.body as FormData | undefined)?.get('file') as File;
  expect([sentFile.name, await sentFile.text()]).toEqual(['slab.jpg', 'the bytes of the photo']);
});

it('writes a deleted entry again, with all fields', async () => {
  const current = { deletedByName: 'Priya Raman', deletedAt: '2026-11-16T09:00:00.000Z' };
  const { sent, items } = await openRefused(
    (keep) => keep(diaryApi.edit, edit),
    answer(diaryApi.edit, () => {
      throw new Refused(notFound, { current });
    }),
    answer(diaryApi.create, () => Response.json({ id: 40 }, { status: 201 })),
  );
  await screen.findByText('This entry was deleted by Priya Raman on 16/11/2026.');
  await press('Write it again');
  await waitFor(() => expect(items()).toEqual([]));
  expect(sent[0]?.body).toMatchObject({
    ...{ projectId: 1, date: '2026-03-02', workSummary: 'Slab B poured', weatherImpact: 'Rain' },
    ...{ labor: seen.labor, author: 'Joy Okafor' },
  });
});

const dunmore = {
  ...{ projectId: 1, crewKind: 'company' as const },
  ...{ company: 'Dunmore Civils', operatives: 4 },
};
const signedOffMeanwhile = answer(labourApi.start, () => {
  throw new Refused(earlierDayIsSignedOff);
});
const written = answer(diaryApi.create, () => Response.json({ id: 40 }, { status: 201 }));
const laborOf = ([entry]: { body: unknown }[]) =>
  JSON.parse((entry?.body as { labor: string } | undefined)?.labor ?? '{}');
const travelTo = (time: string) => vi.setSystemTime(`2026-11-12T${time}:00.000Z`);

it('asks when a crew finished before it becomes an entry of a signed-off day', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-12T07:30:00.000Z'), toFake: ['Date'] });
  const { sent, items } = await openRefused(
    (keep) => keep(labourApi.start, { body: dunmore }),
    ...[signedOffMeanwhile, written],
  );
  travelTo('20:58');
  const finish = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Finish' });
  expect(finish.value).toBe('');
  screen.getByText('Started on 12/11/2026 at 07:30.');
  await press('Send as amendment');
  screen.getByText('Finish is required');
  await userEvent.type(finish, '0700');
  await press('Send as amendment');
  screen.getByText('Finish is before the start, 07:30. Check both times.');
  await userEvent.clear(finish);
  await userEvent.type(finish, '2130');
  await press('Send as amendment');
  screen.getByText('Finish cannot be in the future. Enter an earlier time.');
  expect(sent).toEqual([]);
  await userEvent.clear(finish);
  await userEvent.type(finish, '1630');
  const send = screen.getByRole('button', { name: 'Send as amendment' });
  act(() => {
    send.click();
    send.click();
  });
  await waitFor(() => expect(items()).toEqual([]));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    reason: 'Recorded without signal on 12/11/2026 at 07:30',
    date: '2026-11-12',
  });
  expect(laborOf(sent)).toMatchObject({ startTime: '07:30', finishTime: '16:30', hours: 9 });
});

it('takes the finish of a crew that was stopped on this phone', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-12T07:30:00.000Z'), toFake: ['Date'] });
  const { sent, items } = await openRefused(
    async (keep) => {
      const { seq } = await keep(labourApi.start, { body: dunmore });
      travelTo('15:00');
      await keep(labourApi.finish, { params: { labourSessionId: -seq }, body: {} });
    },
    ...[signedOffMeanwhile, written, answer(sessionApi.user, () => aSessionUser())],
  );
  travelTo('20:58');
  await screen.findByLabelText('Reason for the amendment');
  expect(screen.queryByRole('textbox', { name: 'Finish' })).toBeNull();
  await press('Send as amendment');
  await waitFor(() => expect(items()).toEqual([]));
  expect(laborOf(sent)).toMatchObject({ startTime: '07:30', finishTime: '15:00', hours: 7.5 });
});
