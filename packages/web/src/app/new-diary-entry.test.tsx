import { projectsApi } from '@sitewright/domain/projects/api';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { aProject, signedInAnswers } from '../testing/signed-in-answers.ts';

beforeEach(() => {
  fakeEventSource();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mill = aProject({ id: 2, name: 'Mill Lane', slug: 'mill-lane' });
const list = answer(projectsApi.list, () => [aProject(), mill]);

async function openDialog(address: string) {
  const app = renderApp(address, aSessionUser(), list, ...signedInAnswers);
  const [opener] = await screen.findAllByRole('button', { name: 'New Diary Entry' });
  await userEvent.click(opener as HTMLElement);
  const contract = await screen.findByLabelText<HTMLSelectElement>('Contract');
  return { ...app, contract };
}

it('asks for the contract, and leads to its diary until entries can be written here', async () => {
  const { contract, history } = await openDialog('/team');
  expect(contract.selectedOptions[0]?.textContent).toBe('Select a contract');
  expect(screen.queryByText('Entries will be written here.')).toBeNull();
  await userEvent.selectOptions(contract, 'Mill Lane');
  await userEvent.click(screen.getByRole('link', { name: 'Go to the diary of this contract' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(history.location.pathname).toBe('/project/mill-lane');
});

it('knows the contract that somebody is in', async () => {
  const { contract } = await openDialog('/project/mill-lane/carbon-footprint');
  expect(contract.selectedOptions[0]?.textContent).toBe('Mill Lane');
  screen.getByText('Not built yet', { selector: '[role=dialog] *' });
});

it('takes no contract for granted that is not there', async () => {
  const { contract } = await openDialog('/project/gone');
  expect(contract.selectedOptions[0]?.textContent).toBe('Select a contract');
});
