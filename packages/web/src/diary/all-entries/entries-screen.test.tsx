import { exportsApi } from '@sitewright/domain/activity/exports-api';
import { diaryApi } from '@sitewright/domain/diary/api';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { aDay, aDiaryEntry, laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { Page } from '@sitewright/domain/kernel/page';
import { busy, Refused } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { today } from '../../platform/today.ts';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { type Answer, answer } from '../../testing/fake-api.ts';
import { fakeEventSource } from '../../testing/fake-event-source.ts';
import { renderApp } from '../../testing/render-with-api.tsx';
import { aProject, signedInAnswers } from '../../testing/signed-in-answers.ts';

// Loads the lazy parts before the timeout of the first test starts.
beforeAll(async () => {
  await import('./entries-screen.tsx');
  await import('../entry-form/entry-sheet.tsx');
});
beforeEach(() => {
  fakeEventSource();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const mill = aProject({ id: 2, name: 'Mill Lane', slug: 'mill-lane' });
const slab = aDiaryEntry({ id: 1, date: `${today()}T00:00:00.000Z`, workSummary: 'Slab poured' });
const drains = aDiaryEntry({
  id: 2,
  projectId: 2,
  userId: 9,
  author: 'Joy Okafor',
  date: `${today()}T00:00:00.000Z`,
  workSummary: 'Drainage run 4',
  labor: laborText({ type: 'plant', company: 'Dunmore Civils', plant: '13 t excavator' }),
});

/** The totals of any filter; the list by its contract. */
const reading = (entries: DiaryEntry[] = [slab, drains]) => [
  answer(diaryApi.totals, () => ({ entries: 1204, hours: '2145.5', companies: 7, days: 22 })),
  answer(diaryApi.list, ({ searchParams }) => {
    const projectId = searchParams.get('projectId');
    return entries.filter((entry) => !projectId || String(entry.projectId) === projectId);
  }),
  answer(diaryApi.day, () => aDay()),
  answer(projectsApi.list, () => [aProject(), mill]),
];

const open = (address = '/entries', ...answers: Answer[]) =>
  renderApp(address, aSessionUser(), ...answers, ...reading(), ...signedInAnswers);
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const figure = (name: string) =>
  screen.getByText(name, { selector: 'dt *' }).closest('div')?.textContent;
const lists = (requests: string[]) =>
  requests
    .filter((request) => request.startsWith('GET /api/diary-entries?'))
    .map(decodeURIComponent);

it('lists what was written on every contract, with the totals above', async () => {
  open();
  const cells = within((await screen.findByText('Slab poured')).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 4)).toEqual(['Quay Street', 'Labour', 'Harkness Formwork', 'Carpenter']);
  await waitFor(() => expect(figure('Entries')).toContain('1,204'));
  expect(figure('Entry hours')).toContain('2,145.5');
  expect(figure('Companies')).toContain('7');
  expect(figure('Days')).toContain('22');
});

it('reads 30 days by default, and keeps the range in the address', async () => {
  const { requests, history } = open();
  await rows();
  await press('Today');
  await waitFor(() => expect(history.location.search).toBe('?range=today'));
  await waitFor(() => expect(lists(requests).at(-1)).toContain(`from=${today()}&to=${today()}`));
  await press('Custom');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'From' })).value).toBe(
    today().split('-').reverse().join('/'),
  );
});

it('asks the server for one contract, and another takes its place', async () => {
  const { requests, history } = open();
  await rows();
  await press(/^Contract any/);
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Mill Lane' }));
  await waitFor(() => expect(screen.queryByText('Slab poured')).toBeNull());
  expect(lists(requests).at(-1)).toContain('projectId=2');
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Quay Street' }));
  await screen.findByText('Slab poured');
  expect(history.location.search).toBe('?contract=%221%22');
});

it('is what the address says', async () => {
  const { requests } = open('/entries?type=plant&author=9&photos=yes&weather=yes&q=drainage');
  await waitFor(() => expect(lists(requests).length).toBeGreaterThan(0));
  for (const part of ['type=plant', 'userId=9', 'hasPhotos=true', 'hasWeatherImpact=true'])
    expect(lists(requests)[0]).toContain(part);
  expect(lists(requests)[0]).toContain('q=drainage');
});

it('loads more where there is more', async () => {
  const more = answer(diaryApi.list, ({ searchParams }) =>
    searchParams.get('cursor') ? [drains] : new Page([slab], 1),
  );
  open('/entries', more);
  await screen.findByText('Slab poured');
  expect(screen.queryByText('Drainage run 4')).toBeNull();
  await press('Load more');
  await screen.findByText('Drainage run 4');
  screen.getByText('Slab poured');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

const logged = answer(exportsApi.reportExport, () => new Response(null, { status: 204 }));

it('exports all that match, not only the loaded rows', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:entries';
  });
  const more = answer(diaryApi.list, ({ searchParams }) => {
    const isAll = searchParams.get('limit') === '1000';
    return isAll ? [slab, drains] : new Page([slab], 1);
  });
  open('/entries', more, logged);
  await screen.findByText('Slab poured');
  await press('Export');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(saved.length).toBe(1));
  const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines.length).toBe(3);
  expect(lines[2]).toContain('Mill Lane,Plant,Dunmore Civils,Carpenter,9,Drainage run 4');
});

it('draws the hours of each day, and lists them as a table too', async () => {
  open();
  await screen.findByRole('img', { name: 'Entry hours per day, highest 18.0' });
  await press('View as table');
  const table = await screen.findByRole('table', { name: 'Entry hours per day' });
  const [, latest] = within(table).getAllByRole('row');
  expect(latest?.textContent).toContain('9.09.00.018.0');
  expect(within(table).getAllByRole('row').length).toBe(31);
});

it('edits an entry without leaving the list', async () => {
  open();
  const row = (await screen.findByText('Slab poured')).closest('tr') as HTMLElement;
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: 'Edit Labour Entry' });
});

it('says why there is nothing: no entry yet, or none that matches', async () => {
  open('/entries?range=week', ...reading([]));
  await screen.findByText('No entries for these dates');
  cleanup();
  open('/entries?type=material', ...reading([]));
  await screen.findByText('Nothing matches 1 filter.');
});

it('says that the entries did not load', async () => {
  open(
    '/entries',
    answer(diaryApi.list, () => {
      throw new Refused(busy);
    }),
  );
  await screen.findByText('Entries did not load');
});

it('groups the entries by day on a phone', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width < 48rem'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  open();
  const day = await screen.findByRole('region', { name: /\d{4}$/ });
  within(day).getByText('Slab poured');
  within(day).getByText('Drainage run 4');
  within(day).getByText('2 entries');
});
