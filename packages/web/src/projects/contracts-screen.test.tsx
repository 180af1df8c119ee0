import { Refused, unexpected } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { aProject } from '../testing/signed-in-answers.ts';
import { ContractsScreen } from './contracts-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = aSessionUser();

it('lists the contracts with their status, each leading to its diary', async () => {
  const mill = aProject({ id: 2, name: 'Mill Lane', slug: 'mill-lane', status: 'active' });
  renderWithApi(
    <ContractsScreen />,
    user,
    answer(projectsApi.list, () => [mill, aProject()]),
  );
  const link = await screen.findByRole('link', { name: 'Mill Lane' });
  expect(link.getAttribute('href')).toBe('/project/mill-lane');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['NameStatus', 'Mill Laneactive', 'Quay StreetOpen']);
});

it('says that it is loading', async () => {
  renderWithApi(
    <ContractsScreen />,
    user,
    answer(projectsApi.list, () => new Promise(() => {})),
  );
  expect((await screen.findByText('Loading contracts')).tagName).toBe('OUTPUT');
});

it('says that there are none yet', async () => {
  renderWithApi(
    <ContractsScreen />,
    user,
    answer(projectsApi.list, () => []),
  );
  await screen.findByText('No contracts yet.');
});

it('says what went wrong, and tries again on request', async () => {
  let isDown = true;
  const list = answer(projectsApi.list, () => {
    if (isDown) throw new Refused(unexpected);
    return [aProject()];
  });
  renderWithApi(<ContractsScreen />, user, list);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Contracts did not load500: Something went wrong on our side.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Quay Street');
});
