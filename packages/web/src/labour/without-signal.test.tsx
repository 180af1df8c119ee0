import { labourApi } from '@sitewright/domain/labour/api';
import { aLabourSession } from '@sitewright/domain/labour/labour-session.fixture';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withoutSignal } from '../platform/call.ts';
import { callOrKeep } from '../platform/call-or-keep.ts';
import { openDatabase, storeKey } from '../platform/offline/database.ts';
import { personOf } from '../platform/offline/person.ts';
import { importKey } from '../platform/offline/sealing.ts';
import { registerCommands } from '../platform/outbox/commands.ts';
import { flushOutbox } from '../platform/outbox/flush.ts';
import { loadOutbox } from '../platform/outbox/outbox.ts';
import { perform } from '../platform/outbox/perform.ts';
import { showWaiting } from '../platform/outbox/show-waiting.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fakeStorage } from '../testing/fake-storage.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { aProject } from '../testing/signed-in-answers.ts';
import { LiveBoard } from './live-board.tsx';
import { showStopToasts } from './stop-toasts.ts';
import { keptCommands, waitingViews } from './waiting.ts';

const morning = Date.parse('2026-11-12T07:30:00.000Z');
const user = aSessionUser({ role: 'Site Manager' });
const endings: (() => void)[] = [];
/** What the server got, in order. */
let sent: unknown[] = [];

await fakeStorage();
const setLocks = (value: unknown) =>
  Object.defineProperty(navigator, 'locks', { value, configurable: true });

beforeEach(async () => {
  vi.useFakeTimers({ now: morning, toFake: ['Date', 'performance'] });
  setLocks({ request: (_: string, work: () => unknown) => work() });
  sent = [];
  registerCommands(keptCommands);
  withoutSignal.load = async () => ({ answer: async () => undefined, perform });
  await storeKey({ person: personOf(user), key: await importKey('A'.repeat(43)) });
});
afterEach(async () => {
  for (const end of endings.splice(0)) end();
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const store of ['outbox', 'ids', 'meta'] as const) await (await openDatabase()).clear(store);
  await loadOutbox();
});
afterAll(() => {
  setLocks(undefined);
  delete withoutSignal.load;
  vi.unstubAllGlobals();
});

const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const pass = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * 60_000));
/** While the press before it is being kept, a button ignores others. */
const press = async (name: string | RegExp) => {
  const button = () => screen.getByRole('button', { name });
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button());
};

const records =
  (name: string, reply: object = {}) =>
  ({ pathname }: URL, body: unknown) => {
    sent.push([name, pathname, body]);
    return aLabourSession({ id: 12, version: 2, ...reply });
  };

function show(...answers: Answer[]) {
  const view = renderWithApi(
    <LiveBoard project={aProject({ id: 1 })} />,
    user,
    ...answers,
    answer(labourApi.board, () => ({ serverTime: new Date().toISOString(), sessions: [] })),
    answer(labourApi.start, records('start')),
    answer(labourApi.pause, records('pause')),
    answer(labourApi.resume, records('resume')),
    answer(labourApi.finish, records('finish')),
  );
  endings.push(showWaiting(view.client, waitingViews));
}

const startDunmore = () =>
  act(() =>
    callOrKeep(
      labourApi.start,
      { body: { projectId: 1, crewKind: 'company', company: 'Dunmore Civils', operatives: 4 } },
      'key',
    ),
  );

it('starts, pauses, resumes and stops a crew, and sends that in order with its times', async () => {
  setOnline(false);
  show();
  await screen.findByText(/No one is at work/);
  await startDunmore();
  const tile = within(await screen.findByRole('listitem', { name: 'Dunmore Civils' }));
  await tile.findByText('4 operatives');
  pass(60);
  await press(/^Pause: /);
  await press(/^Weather/);
  await tile.findByText('paused for weather, paid');
  await screen.findByText('Saved on this phone. It will be sent when you have signal.');
  pass(15);
  await press(/^Resume: /);
  await tile.findByText('Working');
  pass(45);
  await press(/^Stop: /);
  await userEvent.type(screen.getByLabelText(/^Work summary/), 'Drainage run 3 laid');
  await press('Stop');
  expect(await screen.findByText('Finished today (1), 1 waiting to send')).toBeTruthy();
  screen.getByText('Waiting to send');
  screen.getByText('For the diary: Drainage run 3 laid');
  expect(screen.getByText(/07:30 to 09:30/).textContent).toContain('1 h 45 worked · 15 min pause');
  expect(sent).toEqual([]);
  pass(1);

  setOnline(true);
  await act(flushOutbox);
  const reported = (time: string) => ({
    reported: { deviceAt: `2026-11-12T${time}:00.000Z`, offset: null, offsetNow: 0 },
  });
  expect(sent).toMatchObject([
    ['start', '/api/labour-sessions', { company: 'Dunmore Civils', ...reported('07:30') }],
    ['pause', '/api/labour-sessions/12/pause', { reason: 'weather', ...reported('08:30') }],
    ['resume', '/api/labour-sessions/12/pause', reported('08:45')],
    ['finish', '/api/labour-sessions/12/finish', reported('09:30')],
  ]);
  expect(screen.queryByText(/waiting to send/i)).toBeNull();
});

it('says before another start that a crew of the company waits to be sent', async () => {
  setOnline(false);
  show();
  await screen.findByText(/No one is at work/);
  await startDunmore();
  await screen.findByRole('listitem', { name: 'Dunmore Civils' });
  await press(/^Start/);
  await userEvent.click(await screen.findByRole('tab', { name: 'Company' }));
  await userEvent.type(screen.getByLabelText('Company', { selector: 'input' }), 'dunmore civils');
  await screen.findByText(
    'Dunmore Civils is already at work here since 07:30 (4 people). Start another crew only for other people.',
  );
});

it('marks every crew that was stopped with all the others', async () => {
  setOnline(false);
  show();
  await screen.findByText(/No one is at work/);
  await startDunmore();
  pass(60);
  await act(() => callOrKeep(labourApi.finishAll, { params: { projectId: 1 }, body: {} }, 'all'));
  await screen.findByText('Finished today (1), 1 waiting to send');
  screen.getByText('It becomes a diary entry once it is sent.');
  screen.getByText('Waiting to send');
});

it('warns when a crew that was started without signal may not work', async () => {
  const reviewReason = 'Kofi Mensah may not work. Card expired on 15/11/2026.';
  const shown: unknown[] = [];
  endings.push(showStopToasts((toast) => shown.push(toast)));
  setOnline(false);
  show(answer(labourApi.start, records('start', { needsReview: true, reviewReason })));
  await screen.findByText(/No one is at work/);
  await startDunmore();
  pass(90);
  setOnline(true);
  await act(flushOutbox);
  expect(shown).toEqual([{ tone: 'danger', text: `Stop: ${reviewReason}` }]);
  const tile = within(await screen.findByRole('listitem', { name: 'Harkness Formwork' }));
  tile.getByText('Check');
  await userEvent.click(tile.getByRole('button', { name: /^Stop the crew: / }));
  await waitFor(() => screen.getByRole('alertdialog', { name: 'Stop Harkness Formwork?' }));
});
