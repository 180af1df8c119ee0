import type { Role } from '@sitewright/domain/kernel/access';
import { labourApi } from '@sitewright/domain/labour/api';
import { aLabourSession } from '@sitewright/domain/labour/labour-session.fixture';
import { linksApi } from '@sitewright/domain/links/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { helpLines } from '@sitewright/domain/wellbeing/help-lines';
import { talks } from '@sitewright/domain/wellbeing/talks';
import {
  aCallBack,
  aSummary,
  aTalk,
  aWellbeing,
} from '@sitewright/domain/wellbeing/wellbeing.fixture';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { aWorker } from '@sitewright/domain/workforce/worker.fixture';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { signedInAnswers } from '../testing/signed-in-answers.ts';

beforeEach(() => {
  fakeEventSource();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = (role: Role, ...answers: Answer[]) =>
  renderApp(
    '/wellbeing',
    aSessionUser({ role }),
    ...answers,
    answer(wellbeingApi.read, () => aWellbeing()),
    answer(wellbeingApi.callBacks, () => []),
    answer(wellbeingApi.talks, () => []),
    answer(wellbeingApi.summary, () => aSummary()),
    answer(siteIssuesApi.assignees, () => [{ userId: 3, name: 'Ruth Ellery' }]),
    ...signedInAnswers,
  );

const choose = (group: string, name: string) => async () =>
  userEvent.click(
    within(await screen.findByRole('group', { name: group })).getByRole('radio', { name }),
  );

it('names the help lines first, each a tap away, even when nothing else loads', async () => {
  open(
    'Site Supervisor',
    answer(wellbeingApi.read, () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  const region = within(await screen.findByRole('region', { name: 'Need to talk?' }));
  for (const { name, number, href } of helpLines) {
    const line = region.getByRole('link', { name: new RegExp(`^${name} ${number}`) });
    expect(line.getAttribute('href')).toBe(href);
  }
  expect(region.getByRole('link', { name: 'call 999' }).getAttribute('href')).toBe('tel:999');
  await screen.findByText('The rest of the page did not load');
});

it('takes five answers, and no fewer', async () => {
  const sent: unknown[] = [];
  open(
    'Site Supervisor',
    answer(wellbeingApi.checkIn, (_, body) => {
      sent.push(body);
      return new Response(null, { status: 204 });
    }),
  );
  await choose('How are you?', 'Good')();
  await choose('Energy', 'OK')();
  await choose('Stress', 'A little')();
  await choose('Sleep last night', '7 h')();
  await userEvent.click(screen.getByRole('button', { name: 'Check in' }));
  screen.getByText('Answer all five questions first.');
  expect(sent).toEqual([]);

  await choose('Is your workload OK?', 'No')();
  await userEvent.click(screen.getByRole('button', { name: 'Check in' }));
  expect(sent).toEqual([{ mood: 4, energy: 3, stress: 2, sleep: 7, workload: 0, projectId: null }]);
});

it('asks each person once a week', async () => {
  open(
    'Buyer',
    answer(wellbeingApi.read, () => aWellbeing({ hasCheckedIn: true })),
  );
  await screen.findByText('You have checked in this week. Thank you.');
  expect(screen.queryByRole('group', { name: 'How are you?' })).toBeNull();
});

it('asks a supporter for a call', async () => {
  const sent: unknown[] = [];
  open(
    'Site Supervisor',
    answer(wellbeingApi.askForCall, (_, body) => {
      sent.push(body);
      return aCallBack();
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a call' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a call' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for a call' }));
  await dialog.findByText('Please choose a person');
  await userEvent.selectOptions(dialog.getByLabelText('Who should call you?'), 'Joy Okafor');
  await fillIn(dialog.getByLabelText(/Your number/), '07700 900123');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for a call' }));
  await screen.findByText('Joy Okafor has been asked to call you');
  expect(sent).toEqual([{ supporterId: 2, phone: '07700 900123', message: null }]);
});

it('lets the supporter say that they called, and the other close it', async () => {
  const contacted = vi.fn();
  open(
    'Site Manager',
    answer(wellbeingApi.callBacks, () => [
      aCallBack({ id: 1, requesterId: 9, requester: 'Sam Whitlow', supporterId: 1 }),
      aCallBack({ id: 2, requesterId: 1, supporterId: 2, supporter: 'Joy Okafor' }),
    ]),
    answer(wellbeingApi.contact, (url) => {
      contacted(url.pathname);
      return aCallBack({ status: 'contacted' });
    }),
  );
  const calls = within(await screen.findByRole('region', { name: 'Calls' }));
  calls.getByText('Joy Okafor will call you');
  expect(calls.queryByRole('button', { name: 'I have called: Joy Okafor' })).toBeNull();
  expect(calls.queryByRole('button', { name: 'Close: Joy Okafor' })).toBeNull();
  calls.getByRole('button', { name: 'I no longer need a call: Joy Okafor' });
  await userEvent.click(calls.getByRole('button', { name: 'I have called: Sam Whitlow' }));
  expect(contacted).toHaveBeenCalledWith('/api/wellbeing/call-backs/1/contact');
});

it('shows the figures to directors alone', async () => {
  open('Director');
  const panel = within(await screen.findByRole('region', { name: 'Team wellbeing' }));
  await panel.findByRole('row', { name: /09\/11\/2026 5 3.4 3.0 2.6 6.8 80%/ });
  panel.getByRole('row', { name: '09/11/2026 2 1 3 0' });
  cleanup();

  const { requests } = open('Contracts Manager');
  await screen.findByRole('region', { name: 'Toolbox talks' });
  expect(screen.queryByRole('region', { name: 'Team wellbeing' })).toBeNull();
  expect(requests.filter((path) => path.includes('summary'))).toEqual([]);
});

it('says that four answers show nothing', async () => {
  open(
    'Director',
    answer(wellbeingApi.summary, () => aSummary({ weeks: [] })),
  );
  await screen.findByText(/No week has five answers/);
});

it('shows a user a gentle note about their own hours', async () => {
  const hours = {
    weekHours: 52.5,
    averageHours: 44,
    longShifts: 1,
    shortRests: 0,
    missedBreaks: 0,
    longRuns: 0,
  };
  open(
    'Site Manager',
    answer(wellbeingApi.read, () => aWellbeing({ hours })),
  );
  const panel = within(await screen.findByRole('region', { name: 'Your hours this week' }));
  panel.getByText('Shifts over 12 h: 1');
  expect(panel.queryByText(/Rests under/)).toBeNull();
  panel.getByText(/More than 48 hours is a lot/);
});

it('records a talk of eight of the thirteen on site in six taps, and shows the code to sign by', async () => {
  const sent: unknown[] = [];
  const names = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo', 'Kit', 'Lee'];
  const people = [...names, 'Mo', 'Nia'].map((firstName, i) =>
    aWorker({ id: i + 1, firstName, company: i < 8 ? 'Bower Steelfixing' : 'Aire Concrete' }),
  );
  open(
    'Site Supervisor',
    answer(wellbeingApi.recordTalk, (_, body) => {
      sent.push(body);
      return aTalk({ attendees: body.attendees });
    }),
    answer(workforceApi.list, () => people),
    answer(labourApi.list, () => [
      aLabourSession({ workerIds: people.slice(0, 13).map(({ id }) => id) }),
    ]),
    answer(linksApi.list, () => []),
    answer(wellbeingApi.talkSignatures, () => []),
  );
  const [talk] = talks;
  let taps = 0;
  const tap = async (element: HTMLElement) => {
    taps += 1;
    await userEvent.click(element);
  };
  await tap(await screen.findByRole('button', { name: talk?.title ?? '' }));
  const sheet = within(await screen.findByRole('dialog', { name: talk?.title ?? '' }));
  sheet.getByText(talk?.points[0] ?? '');
  await tap(sheet.getByRole('button', { name: 'Record who was there' }));
  const form = within(await screen.findByRole('form', { name: 'Record talk' }));
  // A list of the browser: one tap opens it, one chooses.
  taps += 2;
  await userEvent.selectOptions(form.getByLabelText('Contract'), 'Quay Street');
  await tap(await form.findByRole('checkbox', { name: 'Bower Steelfixing (8)' }));
  form.getByRole('button', { name: 'Tick all 13' });
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Ida Price' }).checked).toBe(false);
  await userEvent.type(form.getByLabelText(/^Other names/), 'Marek Nowak');
  await tap(screen.getByRole('button', { name: 'Record talk' }));
  expect(taps).toBeLessThanOrEqual(6);
  await screen.findByText('Recorded with 9 names');
  const attendees = [...names.slice(0, 8).map((name) => `${name} Price`), 'Marek Nowak'];
  expect(sent).toMatchObject([{ topic: 'height', attendees }]);
  await screen.findByRole('dialog', { name: /^Sign for / });
});

it('lets only a manager name and remove supporters', async () => {
  open('Site Manager');
  await screen.findByText('On site most mornings');
  expect(screen.queryByRole('button', { name: 'Remove Joy Okafor' })).toBeNull();
  cleanup();

  const removed = vi.fn();
  open(
    'Director',
    answer(wellbeingApi.removeSupporter, ({ pathname }) => {
      removed(pathname);
      return new Response(null, { status: 204 });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Joy Okafor' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText('Joy Okafor removed from the list');
  expect(removed).toHaveBeenCalledWith('/api/wellbeing/supporters/2');
});
