import { projectsApi } from '@sitewright/domain/projects/api';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { storedTimes } from '../platform/offline/stored-times.ts';
import { query } from '../platform/query.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { Offline } from './offline.tsx';

afterEach(() => {
  cleanup();
  storedTimes.clear();
  vi.restoreAllMocks();
});

/** A page that shows what the phone itself knows, such as its storage. */
function Page({ readsContracts }: { readsContracts: boolean }) {
  useQuery({ queryKey: ['storage used'], queryFn: () => 'now' });
  useQuery({ ...query(projectsApi.list, { query: {} }), enabled: readsContracts });
  return <Offline />;
}

async function loseSignal(readsContracts: boolean) {
  const { queryKey } = query(projectsApi.list, { query: {} });
  const contracts = answer(projectsApi.list, () => []);
  renderWithApi(<Page readsContracts={readsContracts} />, aSessionUser(), contracts);
  storedTimes.set(queryKey[0], new Date().setHours(7, 2));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => void window.dispatchEvent(new Event('offline')));
}

it('says how old the answers of the server are', async () => {
  await loseSignal(true);
  expect(await screen.findByText('No signal. Showing data from 07:02.')).toBeTruthy();
});

it('does not take what the phone measures itself for data of this minute', async () => {
  await loseSignal(false);
  expect((await screen.findByRole('status')).textContent).not.toMatch(/Showing data/);
});
