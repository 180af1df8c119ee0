import { type Refused, refusedAt } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import { finishBeforeStart, pausesOverlap } from '@sitewright/domain/labour/correct-session';
import type { LabourCorrection } from '@sitewright/domain/labour/correction';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { aGang, aLabourSession, aSegment } from '@sitewright/domain/labour/labour-session.fixture';
import { pauseOverrunSession } from '@sitewright/domain/labour/rules';
import { timesOf } from '@sitewright/domain/labour/session-times';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { aWorker } from '@sitewright/domain/workforce/worker.fixture';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { CorrectSheet } from './correct-sheet.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-13T08:05:00.000Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const at = (time: string) => `2026-11-12T${time}:00.000Z`;
const forgotten = pauseOverrunSession(aLabourSession());
const finished = aLabourSession({
  status: 'finished',
  finishedAt: at('16:30'),
  segments: [aSegment({ endedAt: at('16:30') })],
});
const onClose = vi.fn();

function show(session: LabourSession, corrections: LabourCorrection[] = [], refusal?: Refused) {
  const sent: object[] = [];
  onClose.mockClear();
  renderWithApi(
    <CorrectSheet session={session} onClose={onClose} />,
    aSessionUser({ role: 'Site Manager' }),
    answer(labourApi.gangs, () => [aGang({ workerIds: [1, 2] })]),
    answer(workforceApi.list, () => [aWorker(), aWorker({ id: 2, firstName: 'Ola' })]),
    answer(labourApi.corrections, () => corrections),
    answer(labourApi.correct, (_, body) => {
      sent.push(body);
      if (refusal) throw refusal;
      return session;
    }),
  );
  return sent;
}
const box = (name: string) => screen.findByLabelText(name, { selector: 'input' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it.each([
  ['17:00', '12:00', '12:30', 'Finish is before the start, 17:00. Check both times.'],
  ['07:30', '12:30', '12:00', 'Check the pause times'],
  ['13:00', '12:00', '12:30', 'Check the pause times'],
])('shows no hours for a start at %s and a pause from %s to %s', async (start, from, to, fault) => {
  show(finished);
  await userEvent.clear(await box('Start'));
  await fillIn(await box('Start'), start);
  await press('Add a pause');
  await fillIn(await box('Pause 1, from'), from);
  await fillIn(await box('Pause 1, to'), to);
  expect(await screen.findByText(fault)).toBeTruthy();
});

it('asks a forgotten crew for its finish, and shows the hours before and after', async () => {
  const sent = show(forgotten);
  expect(await screen.findByText('12/11/2026 07:30, no finish yet, 14 h 00 worked')).toBeTruthy();
  await press('Save correction');
  expect(
    (await screen.findAllByText('Finish must be a time, such as 08:00')).length,
  ).toBeGreaterThan(0);
  await fillIn(await box('Finish'), '16:30');
  await press('Add a pause');
  await fillIn(await box('Pause 1, from'), '12:00');
  await fillIn(await box('Pause 1, to'), '12:30');
  await fillIn(await box('Reason for the correction'), 'Forgot to clock out');
  expect(await screen.findByText('12/11/2026 07:30 to 16:30, 8 h 30 worked')).toBeTruthy();
  await press('Save correction');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      startedAt: at('07:30'),
      finishedAt: at('16:30'),
      pauses: [
        {
          reason: 'lunch',
          note: null,
          isPaid: false,
          startedAt: at('12:00'),
          endedAt: at('12:30'),
        },
      ],
      operatives: 9,
      hourlyRate: '24.50',
      reason: 'Forgot to clock out',
      version: 1,
    },
  ]);
});

it('takes people out of a gang, and shows a refusal at its own field', async () => {
  const sent = show(
    { ...finished, workerIds: [1, 2] },
    [],
    refusedAt('finishedAt', finishBeforeStart(at('17:00'))),
  );
  await userEvent.click(await screen.findByLabelText('Ola Price'));
  await fillIn(await box('Reason for the correction'), 'Ola was off');
  await press('Save correction');
  expect(
    await screen.findByText('Finish is before the start, 17:00. Check both times.'),
  ).toBeTruthy();
  expect(sent).toMatchObject([{ workerIds: [1], operatives: 8 }]);
});

it('shows the refusal of a pause at that pause', async () => {
  show(finished, [], refusedAt('pauses.0.startedAt', pausesOverlap));
  await press('Add a pause');
  await fillIn(await box('Pause 1, from'), '12:00');
  await fillIn(await box('Reason for the correction'), 'Lunch');
  await press('Save correction');
  const field = await box('Pause 1, from');
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});

it('lists earlier corrections with what was there before', async () => {
  const before = { ...timesOf(finished), finishedAt: at('21:30') };
  const correction = { id: 1, sessionId: 1, reason: 'forgot to clock out', before };
  const by = { correctedAt: '2026-11-13T08:05:00.000Z', correctedByName: 'Ann Ray' };
  show(finished, [{ ...correction, ...by, after: timesOf(finished) }]);
  const list = await screen.findByRole('region', { name: 'Changes to these times' });
  expect(within(list).getByRole('listitem').textContent).toBe(
    'Ann Ray, 13/11/2026 08:05: forgot to clock out. Before: 07:30 to 21:30',
  );
});
