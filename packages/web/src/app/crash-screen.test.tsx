import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { aProject, signedInAnswers } from '../testing/signed-in-answers.ts';

const log = vi.fn();
const reports: { source?: unknown; componentStack?: unknown }[] = [];
let isBroken = true;

beforeEach(() => {
  fakeEventSource();
  isBroken = true;
  reports.length = 0;
  log.mockClear();
  vi.spyOn(console, 'error').mockImplementation(log);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const buttons = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const isLogged = () => log.mock.calls.flat().includes('Maximum retry attempts reached');

const openBroken = () =>
  renderApp(
    '/contracts',
    aSessionUser(),
    answer(projectsApi.list, () => (isBroken ? [null as never] : [aProject()])),
    answer(errorReportsApi.report, (_, body) => {
      reports.push(body);
      return { id: 1 };
    }),
    ...signedInAnswers,
  );

it('is reported with where it happened, and not again when it happens again', async () => {
  openBroken();
  await heading('Something went wrong');
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]?.source).toBe('react-error-boundary');
  expect(reports[0]?.componentStack).toContain('at ');
  cleanup();
  openBroken();
  await heading('Something went wrong');
  expect(reports).toHaveLength(1);
});

it('says that something went wrong, in the words of the specification, inside the frame', async () => {
  openBroken();
  const title = await heading('Something went wrong');
  screen.getByText('We encountered an unexpected error. Please try again.');
  expect(buttons()).toEqual(['Try Again', 'Go Home', 'Refresh Page', 'Copy details']);
  expect(document.activeElement).toBe(title);
  screen.getByRole('navigation', { name: 'Main' });
  const window = 'Something went wrong · Quay Construction';
  await waitFor(() => expect(document.title).toBe(window));
});

it('shows the page again on request, once it works', async () => {
  const { client } = openBroken();
  await heading('Something went wrong');
  isBroken = false;
  client.removeQueries({ queryKey: ['/api/projects'] });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('Quay Street');
  expect(isLogged()).toBe(false);
});

async function retryThreeTimes() {
  for (let n = 0; n < 3; n++) {
    await heading('Something went wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  }
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull());
}

it('can be tried again three times, and says in the console that it is over', async () => {
  openBroken();
  await retryThreeTimes();
  await heading('Something went wrong');
  expect(buttons()).toEqual(['Go Home', 'Refresh Page', 'Copy details']);
  expect(isLogged()).toBe(true);
});

it('can be tried again after another page', async () => {
  const { history } = openBroken();
  await retryThreeTimes();
  act(() => history.push('/team'));
  await heading('Team management');
  act(() => history.push('/contracts'));
  await heading('Something went wrong');
  screen.getByRole('button', { name: 'Try Again' });
});

it('goes home, and reloads the page', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  openBroken();
  await heading('Something went wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Go Home' }));
  expect(assign).toHaveBeenCalledWith('/');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(reload).toHaveBeenCalled();
});

it('copies the details for the person who is asked what happened', async () => {
  const user = userEvent.setup();
  openBroken();
  await heading('Something went wrong');
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  await screen.findByText('Details copied');
  expect(await navigator.clipboard.readText()).toMatch(/^Cannot read/);
});
