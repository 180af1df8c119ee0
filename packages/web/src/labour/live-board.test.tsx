import { anActor } from '@sitewright/domain/kernel/actor.fixture';
import { badRequest, Refused, refusedAt } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { aLabourSession, aSegment } from '@sitewright/domain/labour/labour-session.fixture';
import {
  crewAlreadyPaused,
  finishSession,
  pauseLabourSession,
  pauseOverrunSession,
  resumeSession,
} from '@sitewright/domain/labour/rules';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { aProject } from '../testing/signed-in-answers.ts';
import { LiveBoard } from './live-board.tsx';

const noon = Date.parse('2026-11-12T12:00:00.000Z');
const minutes = (count: number) => count * 60_000;
let serverIsAhead = 0;

beforeEach(() => {
  // Everything but what a browser and its server count time by goes on as ever.
  vi.useFakeTimers({ now: noon, toFake: ['Date', 'setInterval', 'clearInterval'] });
  serverIsAhead = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const serverTime = () => new Date(Date.now() + serverIsAhead).toISOString();
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

/** A server that keeps the crews, as the real one does. */
function aServer(...crews: LabourSession[]) {
  let sessions = crews;
  const board = () => ({ serverTime: serverTime(), sessions });
  const change = (after: (session: LabourSession) => LabourSession) => {
    sessions = sessions.map(after);
    return sessions[0] as LabourSession;
  };
  const requestBodies: unknown[] = [];
  const answers = [
    answer(labourApi.board, board),
    answer(labourApi.pause, (_, body) => {
      requestBodies.push(body);
      return change((session) => pauseLabourSession(session, anActor(), body, serverTime()));
    }),
    answer(labourApi.resume, () =>
      change((session) => resumeSession(session, anActor(), serverTime())),
    ),
    answer(labourApi.finish, (_, body) => {
      requestBodies.push(body);
      return change((session) => finishSession(session, anActor(), serverTime()));
    }),
    answer(labourApi.pauseAll, (_, body) => {
      change((session) => pauseLabourSession(session, anActor(), body, serverTime()));
      return board();
    }),
    answer(labourApi.resumeAll, () => {
      change((session) => resumeSession(session, anActor(), serverTime()));
      return board();
    }),
    answer(labourApi.finishAll, () => {
      change((session) => finishSession(session, anActor(), serverTime()));
      return board();
    }),
  ];
  return { answers, requestBodies };
}

const show = (answers: Answer[], role: 'Site Manager' | 'Viewer' = 'Site Manager') =>
  renderWithApi(<LiveBoard project={aProject({ id: 1 })} />, aSessionUser({ role }), ...answers);
const tile = (name = 'Harkness Formwork') => screen.findByRole('listitem', { name });
const timer = async (name?: string) => within(await tile(name)).getByRole('timer');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const atBreak = [
  aSegment({ id: 1, endedAt: '2026-11-12T10:00:00.000Z' }),
  aSegment({
    id: 2,
    kind: 'pause',
    reason: 'break',
    isPaid: false,
    startedAt: '2026-11-12T10:00:00.000Z',
    endedAt: '2026-11-12T10:20:00.000Z',
  }),
  aSegment({ id: 3, startedAt: '2026-11-12T10:20:00.000Z' }),
];

it('counts what was worked, without the pauses', async () => {
  show(aServer(aLabourSession({ segments: atBreak })).answers);
  expect((await timer()).textContent).toBe('04:10');
  expect(screen.getByText('20 min pause')).toBeTruthy();
});

it('ticks by itself, without requests', async () => {
  const { requests } = show(aServer(aLabourSession()).answers);
  await tile();
  pass(minutes(1) + 1000);
  expect((await timer()).textContent).toBe('04:31');
  expect(requests).toEqual(['GET /api/projects/1/live-board']);
});

it('is right although the clock of the browser is an hour slow', async () => {
  serverIsAhead = minutes(60);
  show(aServer(aLabourSession()).answers);
  expect((await timer()).textContent).toBe('05:30');
  pass(minutes(1));
  expect((await timer()).textContent).toBe('05:31');
});

it('is right at once when the tab wakes up', async () => {
  show(aServer(aLabourSession()).answers);
  await tile();
  vi.setSystemTime(noon + minutes(180));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect((await timer()).textContent).toBe('07:30');
});

it('keeps the time through a pause, a reload and a resume', async () => {
  const startedAt = '2026-11-12T07:30:17.000Z';
  const { answers } = aServer(aLabourSession({ startedAt, segments: [aSegment({ startedAt })] }));
  show(answers);
  await tile();
  await press(/^Pause: /);
  await press(/^Weather/);
  await screen.findByText('paused for weather, paid');
  pass(minutes(42) + 5000);
  expect((await timer()).textContent).toBe('00:42');

  cleanup();
  show(answers);
  expect((await timer()).textContent).toBe('00:42');
  await press(/^Resume: /);
  expect(await screen.findByText('worked')).toBeTruthy();
  expect((await timer()).textContent).toBe('04:29');
});

it('shows a pause before the server has answered', async () => {
  const { answers } = aServer(aLabourSession());
  const never = answer(labourApi.pause, () => new Promise<LabourSession>(() => {}));
  show([never, ...answers]);
  await tile();
  await press(/^Pause: /);
  await press(/^Materials/);
  expect(await screen.findByText('waiting for materials, paid')).toBeTruthy();
  expect((await timer()).textContent).toBe('00:00');
});

it.each([
  [/^Lunch/, { reason: 'lunch', note: '', isPaid: false }],
  [/^Safety stop/, { reason: 'safety', note: '', isPaid: true }],
])('pauses with two presses, for %s', async (reason, body) => {
  const { answers, requestBodies } = aServer(aLabourSession());
  show(answers);
  await tile();
  await press(/^Pause: /);
  await press(reason);
  await screen.findByText(/paid$/);
  expect(requestBodies).toEqual([body]);
});

it('takes a note, and pay that is not the usual', async () => {
  const { answers, requestBodies } = aServer(aLabourSession());
  show(answers);
  await tile();
  await press(/^Pause: /);
  await userEvent.click(screen.getByText('Add a note or change pay'));
  await fillIn(screen.getByLabelText(/^Note/), 'Gusts of 41 mph');
  await userEvent.selectOptions(screen.getByLabelText('Pay'), 'Unpaid');
  await press('Weather unpaid');
  await screen.findByText('paused for weather, unpaid');
  expect(requestBodies).toEqual([{ reason: 'weather', note: 'Gusts of 41 mph', isPaid: false }]);
});

it('says on the tile why a pause was refused, and shows the crew as it was', async () => {
  const refuse = answer(labourApi.pause, () => {
    throw new Refused(crewAlreadyPaused);
  });
  show([refuse, ...aServer(aLabourSession()).answers]);
  await tile();
  await press(/^Pause: /);
  await press(/^Break/);
  const alert = await within(await tile()).findByRole('alert');
  expect(alert.textContent).toBe('This crew is already paused.');
  expect(screen.getByText('Working')).toBeTruthy();
});

it('keeps what was typed when the finish is refused, and says so at the time', async () => {
  const sentence = 'The finish cannot be in the future.';
  const refuse = answer(labourApi.finish, () => {
    throw refusedAt('finishedAt', badRequest('labour.finish_in_future', sentence));
  });
  show([refuse, ...aServer(aLabourSession()).answers]);
  await tile();
  await press(/^Stop: /);
  const dialog = within(await screen.findByRole('alertdialog'));
  await fillIn(dialog.getByLabelText(/^Work summary/), ' done');
  await userEvent.click(dialog.getByText('Finished earlier?'));
  await fillIn(dialog.getByLabelText('Time'), '23:00');
  expect(dialog.queryByText(/worked/)).toBeNull();
  await press('Stop');
  await dialog.findByText(sentence);
  const box = (name: RegExp) => dialog.getByLabelText<HTMLInputElement>(name);
  expect(box(/^Time$/).getAttribute('aria-invalid')).toBe('true');
  expect([box(/^Work summary/).value, box(/^Time$/).value]).toEqual([
    'Core wall lift 5 done',
    '23:00',
  ]);
  await userEvent.clear(dialog.getByLabelText('Time'));
  await fillIn(dialog.getByLabelText('Time'), '11:30');
  expect(dialog.queryByText(sentence)).toBeNull();
  expect(dialog.getByText('4 h 00 worked. This becomes a diary entry.')).toBeTruthy();
});

it('asks what was done before it stops a crew, and offers the task', async () => {
  const { answers, requestBodies } = aServer(aLabourSession());
  show(answers);
  await tile();
  await press(/^Stop: /);
  const dialog = await screen.findByRole('alertdialog', { name: 'Stop Harkness Formwork?' });
  expect(dialog.textContent).toContain('becomes a diary entry');
  await fillIn(within(dialog).getByLabelText(/^Work summary/), ' done');
  await press('Stop');
  expect(await screen.findByText('Finished today (1)')).toBeTruthy();
  expect(requestBodies).toEqual([{ workSummary: 'Core wall lift 5 done' }]);
  await screen.findByText('Harkness Formwork stopped and added to the diary');
});

it('counts who is on site, waiting and on a break; machines are not people', async () => {
  const pause = (reason: 'weather' | 'lunch') => [aSegment({ kind: 'pause', reason })];
  const crews = [
    aLabourSession({ id: 1, operatives: 6 }),
    aLabourSession({ id: 2, operatives: 9, status: 'paused', segments: pause('weather') }),
    aLabourSession({ id: 3, operatives: 4, status: 'paused', segments: pause('lunch') }),
    aLabourSession({ id: 4, crewKind: 'plant', operatives: 1 }),
  ];
  show(aServer(...crews).answers);
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(
    'Live 19 on site, 9 standing, 4 on a break',
  );
});

it('pauses all for one reason, and resumes them', async () => {
  const crews = [aLabourSession(), aLabourSession({ id: 2, name: 'Dunmore Civils' })];
  show(aServer(...crews).answers);
  await tile();
  await press('Pause all');
  await press(/^Weather/);
  expect(await screen.findAllByText('paused for weather, paid')).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pause all' })).toBeNull());
  await press('Resume all');
  expect(await screen.findAllByText('Working')).toHaveLength(2);
});

it('offers to pause and to resume all where only some are paused, and calls the roll', async () => {
  const waiting = { id: 2, name: 'Dunmore Civils', status: 'paused' } as const;
  show(aServer(aLabourSession(), aLabourSession(waiting)).answers);
  await tile();
  screen.getByRole('button', { name: 'Pause all' });
  screen.getByRole('button', { name: 'Resume all' });
  const href = screen.getByRole('link', { name: 'Roll call' }).getAttribute('href');
  expect(href).toBe(`/workforce?show=roll-call&contract=${aProject().slug}`);
});

it('names everybody whom it is about to finish', async () => {
  const crews = [aLabourSession(), aLabourSession({ id: 2, name: 'Dunmore Civils' })];
  show(aServer(...crews).answers);
  await tile();
  await press('More actions for all crews');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Stop all' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Stop all 2 crews?' });
  expect(within(dialog).getByText('Harkness Formwork')).toBeTruthy();
  expect(within(dialog).getByText('Dunmore Civils')).toBeTruthy();
  await press('Stop all');
  expect(await screen.findByText('Finished today (2)')).toBeTruthy();
});

it('shows a viewer why they cannot use a clock', async () => {
  show(aServer(aLabourSession()).answers, 'Viewer');
  const button = within(await tile()).getByRole('button', { name: /^Pause/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Your role does not allow this.');
  for (const name of ['Pause all', 'Start crew or plant']) {
    const all = screen.getByRole('button', { name });
    expect(all.getAttribute('aria-disabled')).toBe('true');
    expect(all.title).toMatch(/^Only a Managing Director.* can start, pause or stop a crew\.$/);
  }
});

it('works without signal, but for the correction of times', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(aServer(aLabourSession()).answers);
  const crew = within(await tile());
  const isOff = (name: RegExp) => crew.getByRole('button', { name }).getAttribute('aria-disabled');
  expect([isOff(/^Pause/), isOff(/^Stop/), isOff(/^Correct/)]).toEqual([null, null, 'true']);
  crew.getByText('Needs signal');
});

it('reminds of a break after six hours without one', async () => {
  show(aServer(aLabourSession()).answers);
  await tile();
  const hint = 'No 20-minute break since 07:30, over 6 hours ago.';
  pass(minutes(90));
  expect(screen.queryByText(hint)).toBeNull();
  pass(1000);
  expect(await screen.findByText(hint)).toBeTruthy();
});

it('says that a forgotten crew needs a review, and that it can only be stopped', async () => {
  show(aServer(pauseOverrunSession(aLabourSession())).answers);
  const crew = within(await tile());
  expect(crew.getByText(/^Needs review/)).toBeTruthy();
  const isOff = (name: RegExp) => crew.getByRole('button', { name }).getAttribute('aria-disabled');
  expect([isOff(/^Resume/), isOff(/^Stop/)]).toEqual(['true', null]);
});

it('shows the cost of standing to a user who may see the rate', async () => {
  const waiting = {
    status: 'paused' as const,
    segments: [
      aSegment({ kind: 'pause', reason: 'weather', startedAt: '2026-11-12T11:00:00.000Z' }),
    ],
  };
  const crews = [
    aLabourSession({ ...waiting, id: 1, hourlyRate: '20.00', operatives: 2 }),
    aLabourSession({ ...waiting, id: 2, name: 'Dunmore Civils', hourlyRate: null }),
  ];
  show(aServer(...crews).answers);
  expect(within(await tile()).getByText('Standing time: £40.00 so far')).toBeTruthy();
  expect(within(await tile('Dunmore Civils')).queryByText(/standing/)).toBeNull();
});

it('offers the crews that did not clock out yesterday for correction', async () => {
  const startedAt = '2026-11-11T07:30:00.000Z';
  const bower = {
    name: 'Bower Steelfixing',
    startedAt,
    needsReview: true,
    status: 'paused',
  } as const;
  show(aServer(aLabourSession(bower)).answers);
  const list = await screen.findByRole('list', { name: 'Crews to check' });
  expect(list.textContent).toContain('Bower Steelfixing did not clock out yesterday.');
  within(list).getByRole('button', { name: 'Correct the hours: Bower Steelfixing' });
});

it('says why the times that a phone reported are to be checked, and what its clock said', async () => {
  const reviewReason = 'The phone’s clock was changed by 3 h 00 min while there was no signal.';
  const segments = [aSegment({ deviceAt: '2026-11-12T10:30:00.000Z' })];
  show(aServer(aLabourSession({ needsReview: true, reviewReason, segments })).answers);
  const crew = within(await tile());
  crew.getByText(`Needs review. ${reviewReason}`);
  crew.getByText('07:30 (phone 10:30)');
  const list = await screen.findByRole('list', { name: 'Crews to check' });
  expect(list.textContent).toContain(`Harkness Formwork: ${reviewReason}`);
  await press('Correct the hours: Harkness Formwork');
  const sheet = within(await screen.findByRole('dialog'));
  sheet.getByText(reviewReason);
  sheet.getByText('07:30 (phone 10:30)');
});

it('stops a crew at an earlier time, with a reason if that is long ago', async () => {
  const { answers, requestBodies } = aServer(aLabourSession());
  show(answers);
  await tile();
  await press('Stop: Harkness Formwork');
  await userEvent.click(screen.getByText('Finished earlier?'));
  await press('Stop');
  screen.getByText('Enter the time, or close this to use now');
  await fillIn(screen.getByLabelText('Time'), '11:30');
  await press('Stop');
  screen.getByText('Give a reason: this is more than 15 minutes ago.');
  await fillIn(await screen.findByLabelText('Reason'), 'No signal');
  await press('Stop');
  await waitFor(() =>
    expect(requestBodies).toMatchObject([
      { finishedAt: '2026-11-12T11:30:00.000Z', reason: 'No signal' },
    ]),
  );
});
