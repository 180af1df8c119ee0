import { diaryApi } from '@sitewright/domain/diary/api';
import type { Day, Gap } from '@sitewright/domain/diary/day';
import { aDay } from '@sitewright/domain/diary/diary-entry.fixture';
import { labourApi } from '@sitewright/domain/labour/api';
import { aLabourSession } from '@sitewright/domain/labour/labour-session.fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { openDiary } from '../diary-answers.fixture.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const gap = (code: string, sentence: string, blocks = false): Gap => ({ code, sentence, blocks });
const missing = gap('company-missing', 'Bower Steel has no entry.');

async function finish(...scenario: Parameters<typeof openDiary>) {
  const view = openDiary(...scenario);
  await userEvent.click(await screen.findByRole('button', { name: 'Finish the day' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Finish the day' })) };
}

/** A day that remembers how it was finished. */
function aDayToFinish(start: Partial<Day> = {}) {
  let day = aDay(start);
  const signed: unknown[] = [];
  return {
    signed,
    answers: [
      answer(diaryApi.day, () => day),
      answer(diaryApi.submit, () => {
        day = { ...day, status: 'submitted', submittedByName: 'Ann Ray' };
        return day;
      }),
      answer(diaryApi.signOff, (_, body) => {
        signed.push(body);
        day = { ...day, status: 'approved', signedOffByName: body.name };
        return day;
      }),
    ],
  };
}

it('signs a complete day with the name of the signed-in user', async () => {
  const { signed, answers } = aDayToFinish();
  const { dialog } = await finish({}, { answers });
  dialog.getByText('Nothing is missing.');
  dialog.getByText(/^Today is not over\. After sign-off, no crew can start/);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));
  await screen.findByText(/^Signed off by Ann Ray/);
  expect(signed).toEqual([{ name: 'Ann Ray', despiteGaps: false }]);
  expect(screen.queryByRole('button', { name: 'Finish the day' })).toBeNull();
  screen.getByRole('heading', { name: 'Signed off, 8 of 10 sections done' });
});

it('wants the gaps to be accepted first', async () => {
  const { signed, answers } = aDayToFinish({ gaps: [missing] });
  const { dialog } = await finish({}, { answers });
  dialog.getByText('Bower Steel has no entry.');
  const sign = dialog.getByRole('button', { name: 'Sign off' });
  await userEvent.click(sign);
  expect(signed).toEqual([]);
  await userEvent.click(dialog.getByLabelText('I accept the missing items'));
  await userEvent.click(sign);
  await waitFor(() => expect(signed).toEqual([{ name: 'Ann Ray', despiteGaps: true }]));
});

it('wants a name', async () => {
  const { signed, answers } = aDayToFinish();
  const { dialog } = await finish({}, { answers });
  await userEvent.clear(dialog.getByLabelText('Your name'));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));
  dialog.getByText('Your name is required');
  expect(signed).toEqual([]);
});

it('signs nothing while something must be settled, and leads to where it is', async () => {
  const blocking = gap('no-entry', 'No entry has been logged for this day.', true);
  const { history, dialog } = await finish({ day: { gaps: [blocking] } });
  expect(dialog.queryByRole('button', { name: 'Sign off' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Submit for sign-off' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Log an entry' }));
  await waitFor(() => expect(history.location.search).toBe('?entry=new'));
});

it('leads to the crews whose times are to be checked', async () => {
  const gaps = [gap('times-to-check', 'Times to check: Harkness Formwork.')];
  const { history, dialog } = await finish({ day: { gaps } }, { search: '?date=2026-02-27' });
  await userEvent.click(dialog.getByRole('button', { name: 'Go to live crews' }));
  await waitFor(() => expect(history.location.search).toBe(''));
});

it('stops all crews from there, and the day can be signed', async () => {
  const crew = gap('open-crew', 'Bower Steel is still on the clock. Stop this crew first.', true);
  let day = aDay({ gaps: [crew] });
  const stopAll = answer(labourApi.finishAll, () => {
    day = aDay();
    return { serverTime: '2026-03-02T17:00:00.000Z', sessions: [] };
  });
  const atWork = answer(labourApi.list, () => [
    aLabourSession({ operatives: 7 }),
    aLabourSession({ id: 2, operatives: 5 }),
    aLabourSession({ id: 3, crewKind: 'plant', operatives: 1 }),
  ]);
  const answers = [answer(diaryApi.day, () => day), stopAll, atWork];
  const { dialog } = await finish({}, { answers });
  await userEvent.click(dialog.getByRole('button', { name: 'Stop all crews now' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Stop 2 crews with 12 people and 1 machine?' }),
  );
  expect(day.gaps).toHaveLength(1);
  await userEvent.click(question.getByRole('button', { name: 'Stop all' }));
  await dialog.findByRole('button', { name: 'Sign off' });
});

it('submits the day for another user to sign', async () => {
  const { answers } = aDayToFinish();
  const { dialog } = await finish({}, { answers });
  await userEvent.click(dialog.getByRole('button', { name: 'Submit for sign-off' }));
  await screen.findByText('Submitted by Ann Ray. Awaiting sign-off.');
});

it('shows a supervisor who may sign', async () => {
  const { dialog } = await finish({}, { user: aSessionUser({ role: 'Site Supervisor' }) });
  const sign = dialog.getByRole('button', { name: 'Sign off' });
  expect(sign.getAttribute('aria-disabled')).toBe('true');
  dialog.getByText(/^Only a Managing Director.* can sign a day off\.$/);
});

it('shows a viewer why they cannot finish the day', async () => {
  openDiary({}, { user: aSessionUser({ role: 'Viewer' }) });
  const button = await screen.findByRole('button', {
    name: 'Finish the day',
    description: /^Only a Managing Director.* can finish a day\.$/,
  });
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers nothing to finish on a day that is still to come', async () => {
  openDiary({ day: { mark: 'ahead' } }, { search: '?date=2026-03-05' });
  await screen.findByText('8 of 10 sections done');
  expect(screen.queryByRole('button', { name: 'Finish the day' })).toBeNull();
});
