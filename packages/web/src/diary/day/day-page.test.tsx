import { diaryApi } from '@sitewright/domain/diary/api';
import { aDay, aDiaryEntry } from '@sitewright/domain/diary/diary-entry.fixture';
import { busy, notFound, Refused } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aPurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { setSignalLost } from '../../platform/use-online.ts';
import { lastContract } from '../../projects/last-contract.ts';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { misnamedControls } from '../../testing/label-in-name.ts';
import { openDiary } from '../diary-answers.fixture.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const strip = async () =>
  within((await screen.findAllByRole('navigation', { name: 'Day' }))[0] as HTMLElement);
const press = async (name: string | RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);

it('shows a fortnight, and says how complete each day is', async () => {
  openDiary({
    marks: {
      '2026-02-25': 'submitted',
      '2026-02-27': 'missing',
      '2026-03-01': 'no-work',
      '2026-03-02': 'draft',
    },
  });
  const days = await strip();
  await days.findByRole('link', { name: 'Fri 27 Feb 2026, missing' });
  days.getByRole('link', { name: 'Sun 1 Mar 2026, nothing recorded' });
  days.getByRole('link', { name: 'Thu 26 Feb 2026, signed off' });
  days.getByRole('link', { name: 'Wed 25 Feb 2026, submitted' });
  const here = days.getByRole('link', { name: 'Mon 2 Mar 2026, draft' });
  expect(here.getAttribute('aria-current')).toBe('page');
  expect(days.getAllByRole('link')).toHaveLength(15);
  // 'Mon 2' is the visible text, which a voice control user says.
  expect(here.textContent).toBe('Mon 2');
  expect(misnamedControls()).toEqual([]);
});

it('has what is done from the day one tap away, and links to its parts', async () => {
  const later = aPurchaseOrder({ id: 8, status: 'sent', deliveryDate: '2099-01-04' });
  const awaited = aPurchaseOrder({
    id: 9,
    status: 'sent',
    supplierName: 'Pennick Concrete',
    deliveryDate: '2026-02-20',
  });
  const { history } = openDiary(
    {},
    {
      answers: [
        answer(purchaseOrdersApi.list, () => [
          later,
          awaited,
          aPurchaseOrder({ id: 10, status: 'received' }),
        ]),
        answer(purchaseOrdersApi.read, () => awaited),
      ],
    },
  );
  const quick = within(await screen.findByRole('navigation', { name: 'Quick actions' }));
  expect(quick.getByRole('link', { name: 'Issue' }).getAttribute('href')).toBe(
    '/project/quay-street/site-issues/new',
  );
  expect(quick.getByRole('link', { name: 'Plant' }).getAttribute('href')).toBe(
    '/project/quay-street?tab=plant',
  );
  const parts = within(screen.getByRole('navigation', { name: 'On this day' }));
  await userEvent.click(parts.getByRole('link', { name: 'Entries 1' }));
  expect(document.activeElement?.textContent).toBe('Entries 1 today');
  await userEvent.click(quick.getByRole('button', { name: 'Receive' }));
  const orders = within(await screen.findByRole('list', { name: 'Awaiting delivery' }));
  const [overdue, ...others] = orders.getAllByRole('button');
  expect(overdue?.textContent).toMatch(/^Pennick Concrete.*Overdue$/);
  expect(others).toHaveLength(1);
  const { href } = history.location;
  await userEvent.click(overdue as HTMLElement);
  await screen.findByRole('form', { name: 'Delivery' });
  expect(history.location.href).toBe(href);
});

it('says that receiving a delivery needs signal', async () => {
  openDiary();
  const quick = within(await screen.findByRole('navigation', { name: 'Quick actions' }));
  expect(quick.queryByText('Needs signal')).toBeNull();
  act(() => setSignalLost(true));
  const receive = quick.getByRole('button', { name: /^Receive/ });
  within(receive).getByText('Needs signal');
  await userEvent.click(receive);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => setSignalLost(false));
});

it('goes where the strip says, and the address with it', async () => {
  const { history } = openDiary();
  await userEvent.click(await (await strip()).findByRole('link', { name: /^Fri 27 Feb/ }));
  await waitFor(() => expect(history.location.search).toBe('?date=2026-02-27'));
  const here = (await strip()).getByRole('link', { name: /^Fri 27 Feb/ });
  await waitFor(() => expect(here.getAttribute('aria-current')).toBe('page'));
});

it('steps by button and by key, and back to today', async () => {
  const { history } = openDiary();
  await press('Previous day');
  await waitFor(() => expect(history.location.search).toBe('?date=2026-03-01'));
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  await waitFor(() => expect(history.location.search).toBe('?date=2026-02-28'));
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  await waitFor(() => expect(history.location.search).toBe('?date=2026-03-01'));
  await press('Today');
  await waitFor(() => expect(history.location.search).toBe(''));
  act(() => history.back());
  await waitFor(() => expect(history.location.search).toBe('?date=2026-03-01'));
});

it('goes no further ahead than a day can be written about', async () => {
  openDiary({}, { search: '?date=2026-04-01' });
  const [on] = await screen.findAllByRole('button', { name: 'Next day' });
  expect(on?.getAttribute('aria-disabled')).toBe('true');
});

it('says of a day without an entry that crews are at work', async () => {
  const gaps = [{ code: 'open-crew', sentence: 'Bower is still at work.', blocks: true }];
  openDiary({ entries: [], day: { entries: 0, gaps } });
  await screen.findByText('Crews at work, no entries yet');
  screen.getByText('Log what has been done so far. Each crew becomes an entry when it stops.');
  expect(screen.queryByText('Nothing logged today yet')).toBeNull();
});

it('shows the month as a map, and goes to the day that is picked', async () => {
  const { history } = openDiary({ marks: { '2026-02-10': 'missing' } });
  await press('Choose a day from the calendar');
  const month = within(await screen.findByRole('dialog', { name: 'Calendar' }));
  month.getByText('March 2026');
  await userEvent.click(month.getByRole('button', { name: 'Previous month' }));
  await userEvent.click(
    await month.findByRole('button', { name: 'Tue 10 Feb 2026, missing, 1 entry' }),
  );
  await waitFor(() => expect(history.location.search).toBe('?date=2026-02-10'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('walks the month by the arrow keys', async () => {
  openDiary();
  await press('Choose a day from the calendar');
  const day = await screen.findByRole('button', { name: /^Mon 9 Mar/ });
  day.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('Sun 15 Mar 2026');
});

it.each([
  [{}, 'draft, 8 of 10 done'],
  [{ mark: 'submitted', status: 'submitted' }, 'submitted, 8 of 10 done'],
  [{ mark: 'complete', status: 'approved' }, 'signed off'],
  [{ mark: 'complete', status: 'amended' }, 'signed off, amended since'],
  [{ mark: 'no-work', isNoWork: true }, 'no work'],
  [{ mark: 'no-work', isNoWork: false }, 'nothing recorded'],
] as const)('shows the status of the day on a phone: %o', async (day, words) => {
  openDiary({ day });
  await screen.findByRole('button', { name: new RegExp(`Mon 2 Mar 2026.*Today · ${words}`) });
});

it('offers the way back to today on a phone, too', async () => {
  const { history } = openDiary({}, { search: '?date=2026-02-27' });
  const back = await screen.findAllByRole('button', { name: 'Today' });
  expect(back).toHaveLength(2);
  await userEvent.click(back[1] as HTMLElement);
  await waitFor(() => expect(history.location.search).toBe(''));
  expect(screen.getAllByRole('button', { name: 'Today' })).toHaveLength(1);
});

it('blocks entries on a day that is too far away, and says why', async () => {
  openDiary({ entries: [] }, { search: '?date=2025-01-06' });
  const why = 'Date must be within the last year and the next 30 days';
  await screen.findByText(why);
  for (const log of screen.getAllByRole('button', { name: `Log entry. ${why}` }))
    expect(log.getAttribute('aria-disabled')).toBe('true');
});

it('shows the figures of the day', async () => {
  const sentence = 'Bower was on site on the last working day but has no entry.';
  const missing = {
    sectionsMissing: ['plant', 'sign-off'],
    gaps: [{ code: 'company-missing', sentence, blocks: false }],
  };
  openDiary({ day: { peopleOnSite: 38, labourHours: '214.5', hoursLost: '6.3', ...missing } });
  const rail = within(await screen.findByRole('complementary', { name: 'Day summary' }));
  await rail.findByText('38');
  rail.getByText('214.5 h');
  rail.getByText('people × hours worked');
  rail.getByText('6.3 h');
  rail.getByRole('img', { name: 'Day 80.0% complete' });
  rail.getByText('Missing: an entry for the plant on hire, sign-off');
  rail.getByText(sentence);
});

it('takes its contract along to the toolbox talks', async () => {
  openDiary();
  const quick = within(await screen.findByRole('navigation', { name: 'Quick actions' }));
  await userEvent.click(quick.getByRole('link', { name: 'Talk' }));
  expect(lastContract({ userId: 1, organizationId: 1 })).toBe(1);
});

it('shows the talks held and the issues opened on the day', async () => {
  const talks = [{ id: 1, title: 'Working at height', people: 6, heldBy: 'Joy Okafor' }];
  const issues = [{ id: 9, number: 4, title: 'Handrail is loose', status: 'Open' }];
  openDiary({ day: { talks, issues } });
  const rail = within(await screen.findByRole('complementary', { name: 'Day summary' }));
  await rail.findByText('6 people, held by Joy Okafor');
  const issue = rail.getByRole('link', { name: '#4 Handrail is loose' });
  expect(issue.getAttribute('href')).toBe('/project/quay-street/site-issues/view/9');
});

it('shows the deliveries that the entries mention', async () => {
  openDiary({ entries: [aDiaryEntry({ materialsDelivered: 'C32/40 concrete, 18 m³' })] });
  const rail = within(await screen.findByRole('complementary', { name: 'Day summary' }));
  await rail.findByText('C32/40 concrete, 18 m³');
});

it('asks for the entries of this contract and this day only', async () => {
  const { requests } = openDiary();
  await screen.findByRole('article', { name: 'Harkness Formwork, 08:00' });
  expect(requests).toContain('GET /api/diary-entries?projectId=1&from=2026-03-02&to=2026-03-02');
});

it('offers to begin where nothing is written', async () => {
  openDiary({ entries: [], day: { entries: 0, mark: 'missing' } }, { search: '?date=2026-02-27' });
  await screen.findByRole('heading', { name: 'Nothing logged on Fri 27 Feb 2026' });
});

it('records why there was no work, and can undo it', async () => {
  let day = aDay({ entries: 0 });
  openDiary(
    { entries: [] },
    {
      answers: [
        answer(diaryApi.day, () => day),
        answer(diaryApi.setNoWork, (_, { reason }) => {
          day = { ...day, isNoWork: true, noWorkReason: reason, mark: 'no-work' };
          return day;
        }),
        answer(diaryApi.removeNoWork, () => {
          day = { ...day, isNoWork: false, noWorkReason: null };
          return day;
        }),
      ],
    },
  );
  await press('Mark as no work');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as no work' }));
  dialog.getByText('Reason is required');
  await fillIn(dialog.getByLabelText('Reason'), 'Snow');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as no work' }));
  await screen.findByText('No work: Snow');
  await press('Undo no-work day');
  await waitFor(() => expect(screen.queryByText('No work: Snow')).toBeNull());
});

it('keeps the rest of the page when the entries do not load', async () => {
  const failing = answer(diaryApi.list, () => {
    throw new Refused(busy);
  });
  openDiary({}, { answers: [failing] });
  await screen.findByText('Entries did not load');
  await screen.findByText('8 of 10 sections done');
});

it('says when there is no such contract, and leads back to all of them', async () => {
  const missing = answer(projectsApi.readBySlug, () => {
    throw new Refused(notFound);
  });
  const none = answer(projectsApi.list, () => []);
  openDiary({}, { answers: [missing, none] });
  await screen.findByText('Contract not found');
  expect(screen.getByRole('link', { name: 'All contracts' }).getAttribute('href')).toBe(
    '/contracts',
  );
});

it('opens the form at its own address, and goes back to the day', async () => {
  const { history } = openDiary();
  await press('Log entry');
  await waitFor(() => expect(history.location.search).toBe('?entry=new'));
  await screen.findByRole('heading', { name: 'Log Labour Entry' });
  await press('Cancel');
  await waitFor(() => expect(history.location.search).toBe(''));
});

it('has its primary button in the middle of an empty day, and else at its head', async () => {
  const primary = () =>
    screen
      .getAllByRole('button', { name: 'Log entry' })
      .map(({ className }) => className.includes('bg-brand'));
  openDiary({ entries: [], day: { entries: 0 } });
  await screen.findByText('Nothing logged today yet');
  // The last is at the foot of a phone's screen, which has no button at its head.
  expect(primary()).toEqual([false, true, true]);
  cleanup();
  openDiary();
  await screen.findByRole('heading', { name: /^Entries 1/ });
  expect(primary()).toEqual([true, true]);
});

it('shows a buyer why they cannot log an entry', async () => {
  openDiary({}, { user: aSessionUser({ role: 'Buyer' }) });
  const [log] = await screen.findAllByRole('button', { name: /^Log entry/ });
  expect(log?.getAttribute('aria-disabled')).toBe('true');
  expect(log?.title).toMatch(/^Only a Managing Director.* can write in the diary\.$/);
});

it('offers the day, the week and other days on paper', async () => {
  openDiary();
  await press('PDF');
  const menu = within(await screen.findByRole('menu', { name: 'PDF' }));
  const hrefOf = (name: string) => menu.getByRole('menuitem', { name }).getAttribute('href');
  expect(hrefOf('PDF of this day')).toBe('/api/projects/1/days/2026-03-02/pdf');
  expect(hrefOf('PDF of this week')).toBe(
    '/api/projects/1/diary/pdf?from=2026-03-02&to=2026-03-08',
  );
  await userEvent.click(menu.getByRole('menuitem', { name: 'PDF of other dates…' }));
  const make = await screen.findByRole('link', { name: 'Create PDF of 31 days' });
  expect(make.getAttribute('href')).toBe('/api/projects/1/diary/pdf?from=2026-01-31&to=2026-03-02');
  await userEvent.clear(screen.getByLabelText('To'));
  await fillIn(screen.getByLabelText('To'), '30/01/2026');
  await userEvent.tab();
  await screen.findByText('The end date must not be before the start date');
  expect(screen.queryByRole('link', { name: /^Create PDF/ })).toBeNull();
});
