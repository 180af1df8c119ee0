import { diaryApi } from '@sitewright/domain/diary/api';
import { aDay, aDiaryEntry } from '@sitewright/domain/diary/diary-entry.fixture';
import { projectsApi } from '@sitewright/domain/projects/api';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { fillIn } from '../testing/fill-in.ts';
import { leavePage } from '../testing/leave-page.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { aProject, signedInAnswers } from '../testing/signed-in-answers.ts';

beforeEach(() => {
  fakeEventSource();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mill = aProject({ id: 2, name: 'Mill Lane', slug: 'mill-lane' });
const over = aProject({ id: 3, name: 'Old Brewery', slug: 'old-brewery', status: 'completed' });
const written: unknown[] = [];
const answers = [
  answer(projectsApi.list, () => [aProject(), mill, over]),
  answer(diaryApi.list, () => []),
  answer(diaryApi.day, () => aDay()),
  answer(diaryApi.create, (_, body) => {
    written.push(body.projectId);
    const { projectId, date, workSummary } = body;
    return aDiaryEntry({ id: 7, projectId, date, workSummary });
  }),
  ...signedInAnswers,
];

async function openAt(address: string, user = aSessionUser(), others: Answer[] = []) {
  const app = renderApp(address, user, ...others, ...answers);
  const [opener] = await screen.findAllByRole('button', { name: 'New Diary Entry' });
  await userEvent.click(opener as HTMLElement);
  return app;
}
const contract = () =>
  screen.findByLabelText<HTMLSelectElement>('Contract', { selector: 'select' });
const form = () => screen.findByRole('dialog', { name: 'Log Labour Entry' });
const chosen = async () => (await contract()).selectedOptions[0]?.textContent;

it('asks for the contract first, among those that are not over, then for the entry', async () => {
  await openAt('/team');
  await screen.findByRole('dialog', { name: 'New Diary Entry' });
  expect(await chosen()).toBe('Select a contract');
  expect(screen.queryByRole('option', { name: 'Old Brewery' })).toBeNull();
  await userEvent.selectOptions(await contract(), 'Mill Lane');
  await form();
  expect(await chosen()).toBe('Mill Lane');
});

it('knows the contract that somebody is in, and starts with the summary', async () => {
  await openAt('/project/mill-lane/carbon-footprint');
  await form();
  expect(await chosen()).toBe('Mill Lane');
  expect(document.activeElement?.getAttribute('name')).toBe('workSummary');
});

it('takes no contract for granted that is not there', async () => {
  await openAt('/project/gone/carbon-footprint');
  expect(await chosen()).toBe('Select a contract');
  // What is not there is asked for three times first.
}, 20_000);

it('remembers the contract of the last entry, offers photos for it, and can change the contract', async () => {
  await openAt('/project/mill-lane/carbon-footprint');
  await fillIn(await screen.findByLabelText('Work Summary'), 'Poured the slab');
  await userEvent.click(screen.getByRole('button', { name: 'Create Entry' }));
  await screen.findByRole('button', { name: 'Add photos' });
  // A notification that has only just come cannot be pressed yet.
  await waitFor(() => userEvent.click(screen.getByRole('button', { name: 'Add photos' })));
  await screen.findByRole('dialog', { name: 'Photos' });
  cleanup();

  await openAt('/team');
  await form();
  expect(await chosen()).toBe('Mill Lane');
  await fillIn(await screen.findByLabelText('Work Summary'), 'Struck the formwork');
  leavePage();
  await screen.findAllByText(/Draft saved/);
  await userEvent.selectOptions(await contract(), 'Quay Street');
  await userEvent.click(screen.getByRole('button', { name: 'Create Entry' }));
  await screen.findByText('Diary entry created successfully');
  expect(written).toEqual([2, 1]);
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

it('offers no photos for an entry on a day that is signed off', async () => {
  const signedOff = answer(diaryApi.day, () => aDay({ status: 'approved' }));
  await openAt('/project/mill-lane/carbon-footprint', aSessionUser(), [signedOff]);
  await fillIn(await screen.findByLabelText('Work Summary'), 'Poured the slab');
  await fillIn(await screen.findByLabelText('Reason for the amendment'), 'Logged late');
  await userEvent.click(screen.getByRole('button', { name: 'Create Entry' }));
  await screen.findByText('Diary entry created successfully');
  expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull();
});

it('tells who may not write in the diary who may', async () => {
  await openAt('/team', aSessionUser({ role: 'Viewer' }));
  await screen.findByText(/^Only a Managing Director.* can write in the diary\.$/);
});

it('leads a user without a contract to the first one', async () => {
  const director = aSessionUser({ role: 'Director' });
  const { history } = await openAt('/team', director, [answer(projectsApi.list, () => [])]);
  await userEvent.click(await screen.findByRole('link', { name: 'Create contract' }));
  await waitFor(() => expect(history.location.pathname).toBe('/create-contract'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
