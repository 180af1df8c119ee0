import { type RollCallTick, rollCallApi } from '@sitewright/domain/labour/roll-call-api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { OnSite } from '@sitewright/domain/workforce/on-site';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { aProject, signedInAnswers } from '../../testing/signed-in-answers.ts';
import { RollCall } from './roll-call.tsx';
import { tickKeyOf } from './ticks.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  ticks = [];
});

const dan: OnSite = {
  labourSessionId: 4,
  workerId: 1,
  name: 'Dan Price',
  company: 'Harkness Formwork',
  jobTitle: 'Carpenter',
  people: 1,
  isOperator: false,
  since: '2026-11-15T07:30:00.000Z',
  mobilePhone: '07700 900123',
};
const crew: OnSite = { ...dan, labourSessionId: 5, workerId: null, name: 'Dunmore', people: 3 };

const excavator = { ...crew, name: '13 t excavator', people: 1, isOperator: true };

/** What the server has of each day. */
let ticks: (RollCallTick & { date: string })[] = [];
const called = ({ pathname }: URL) => {
  const [date = '', session, worker] = pathname.split('/').slice(5);
  return { date, labourSessionId: Number(session), workerId: Number(worker) };
};
const isSame = (tick: RollCallTick & { date: string }, url: URL) =>
  tickKeyOf(tick) === tickKeyOf(called(url)) && tick.date === called(url).date;
const tickAnswers = [
  answer(rollCallApi.rollCallTicks, (url) =>
    ticks.filter((tick) => url.pathname.endsWith(tick.date)),
  ),
  answer(rollCallApi.tick, (url) => {
    const tick = { ...called(url), accountedAt: '2026-11-15T08:00:00.000Z', createdBy: 1 };
    ticks.push(tick);
    return tick;
  }),
  answer(rollCallApi.untick, (url) => {
    ticks = ticks.filter((tick) => !isSame(tick, url));
    return new Response(null, { status: 204 });
  }),
];

const open = (today = '2026-11-15', onSite = [dan, crew]) =>
  renderWithApi(
    <RollCall view={{ contract: aProject().slug }} onView={() => {}} today={today} />,
    aSessionUser(),
    ...tickAnswers,
    answer(workforceApi.rollCall, () => onSite),
    answer(projectsApi.list, () => [
      aProject(),
      aProject({ id: 8, slug: 'done', name: 'Done', status: 'completed' }),
      aProject({ id: 9, slug: 'planned', name: 'Planned', status: 'planning' }),
      aProject({ id: 10, slug: 'held', name: 'Held', status: 'on-hold' }),
    ]),
    ...signedInAnswers,
  );

const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('counts who is found, a crew as many as it has, for everyone on the contract', async () => {
  open();
  await screen.findByText('0 of 4');
  expect(screen.queryByText('Saved for everyone on this contract.')).toBeNull();
  await tick(/^Dunmore, 3 unnamed/);
  await screen.findByText('3 of 4');
  screen.getByText('Saved for everyone on this contract.');
  cleanup();
  open();
  await screen.findByText('3 of 4');
  screen.getByText(/^Accounted for at \d\d:\d\d$/);
});

it('removes a tick, and starts empty every day', async () => {
  open();
  await tick(/^Dan Price/);
  await screen.findByText('1 of 4');
  await tick(/^Dan Price/);
  await screen.findByText('0 of 4');
  await tick(/^Dan Price/);
  cleanup();
  open('2026-11-16');
  await screen.findByText('0 of 4');
});

it('asks before it removes the ticks', async () => {
  open();
  await tick(/^Dan Price/);
  await tick(/^Start again/);
  const dialog = within(await screen.findByRole('alertdialog'));
  screen.getByText('1 of 4');
  await userEvent.click(dialog.getByRole('button', { name: 'Start again' }));
  await screen.findByText('0 of 4');
});

it('calls an operator by name, and says that the live board does not count them', async () => {
  const known = { ...excavator, labourSessionId: 6, jobTitle: 'R Ellery' };
  open('2026-11-15', [dan, known, { ...excavator, jobTitle: null }]);
  await screen.findByRole('button', { name: /^R Ellery ?13 t excavator/ });
  screen.getByRole('button', { name: /^13 t excavator, 1 unnamed/ });
  screen.getByText('Includes 2 plant operators, who are not counted on the live board.');
});

it('offers the contracts where people work', async () => {
  open();
  const offered = await screen.findByRole('combobox', { name: 'Contract' });
  await within(offered).findByText('Held');
  expect([...offered.children].map(({ textContent }) => textContent)).toEqual([
    'Choose a contract',
    aProject().name,
    'Held',
  ]);
});

it('says of a phone without signal how old the list is', async () => {
  open();
  await tick(/^Dunmore/);
  await screen.findByText('Saved for everyone on this contract.');
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event('offline'));
  await screen.findByText(/^No signal\. The list is from/);
  expect(screen.queryByText('Saved for everyone on this contract.')).toBeNull();
  await tick(/^Dan Price/);
  await screen.findByText('4 of 4');
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});
