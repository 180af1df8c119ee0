import { projectsApi } from '@sitewright/domain/projects/api';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { storedTimes } from '../platform/offline/stored-times.ts';
import { query } from '../platform/query.ts';
import { setSignalLost } from '../platform/use-online.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Offline } from './offline.tsx';

afterEach(() => {
  cleanup();
  storedTimes.clear();
  setSignalLost(false);
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

/** A page that shows the contracts, and suppliers that were never read. */
function TwoLists() {
  useQuery(query(projectsApi.list, { query: {} }));
  const suppliers = useQuery(query(suppliersApi.list, { query: {} }));
  return (
    <>
      <Offline />
      <Loaded query={suppliers} what="suppliers" empty="No suppliers.">
        {() => <p>All of them</p>}
      </Loaded>
    </>
  );
}

const openTwoLists = () =>
  renderWithApi(
    <TwoLists />,
    aSessionUser(),
    answer(projectsApi.list, () => []),
    answer(suppliersApi.list, () => {
      throw new TypeError('Failed to fetch');
    }),
  );

it('does not contradict a part of the page that was never saved', async () => {
  setSignalLost(true);
  openTwoLists();
  await screen.findByText('Suppliers');
  screen.getByText('Not saved on this phone yet. It will load when you have signal.');
  screen.getByText('No signal.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says with signal that the server could not be reached', async () => {
  openTwoLists();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Suppliers did not loadUnable to connect to the server. Please check your connection and try again.',
  );
});
