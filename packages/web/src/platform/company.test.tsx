import { initialsOf } from '@sitewright/domain/kernel/initials';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { aCompanyProfile, anOrganization } from '../testing/signed-in-answers.ts';
import { useCompany } from './company.ts';
import { query } from './query.ts';
import { makeQueryClient } from './query-client.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderCompany(organizationId?: number) {
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return () => renderHook((id) => useCompany(id), { wrapper, initialProps: organizationId });
}

it('is read once the organisation is known', async () => {
  const requests = fakeFetch(() =>
    Response.json(aCompanyProfile({ companyName: 'Quay Construction' })),
  );
  const { result, rerender } = renderCompany()();
  expect(requests).toEqual([]);
  rerender(1);
  await waitFor(() => expect(result.current.name).toBe('Quay Construction'));
  expect(requests).toEqual(['GET /api/company-profile?isOptional=true']);
});

it('is read again whenever it is shown again, the former one showing meanwhile', async () => {
  const requests = fakeFetch(() =>
    Response.json(aCompanyProfile({ companyName: `Quay ${requests.length}` })),
  );
  const show = renderCompany(1);
  const first = show();
  await waitFor(() => expect(first.result.current.name).toBe('Quay 1'));
  first.unmount();
  const second = show();
  expect(second.result.current.name).toBe('Quay 1');
  await waitFor(() => expect(second.result.current.name).toBe('Quay 2'));
});

it('is not read again when the window gets the focus', async () => {
  const requests = fakeFetch(() =>
    Response.json(aCompanyProfile({ companyName: 'Quay Construction' })),
  );
  const { result } = renderCompany(1)();
  await waitFor(() => expect(result.current.initials).toBe('QC'));
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  focusManager.setFocused(undefined);
  expect(requests).toHaveLength(1);
});

it('has a logo where one was uploaded, and fetches it again with each profile', async () => {
  const uploaded = aCompanyProfile({ organizationId: 7, logoData: 'uploaded' });
  fakeFetch(() => Response.json(uploaded));
  const show = renderCompany(7);
  const first = show();
  const address = /^\/api\/company-profile\/logo\/7\?t=\d+$/;
  await waitFor(() => expect(first.result.current.logo).toMatch(address));
  const { logo } = first.result.current;
  first.unmount();
  const second = show();
  await waitFor(() => expect(second.result.current.logo).not.toBe(logo));
});

it('fetches no logo by the address that somebody typed', async () => {
  fakeFetch(() => Response.json(aCompanyProfile({ logo: 'https://tracker.example/x.png' })));
  const { result } = renderCompany(1)();
  await waitFor(() => expect(result.current.name).toBe('Quay Construction'));
  expect(result.current.logo).toBeNull();
});

it('has the name given at registration while it has no profile', async () => {
  fakeFetch(() => Response.json(null));
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { queryKey } = query(organizationsApi.current);
  client.setQueryData(queryKey, anOrganization({ name: 'Deskwalk & Sons Ltd' }));
  const { result } = renderHook(() => useCompany(1), { wrapper });
  await waitFor(() =>
    expect(result.current).toMatchObject({ name: 'Deskwalk & Sons Ltd', initials: 'DS' }),
  );
  act(() => void client.setQueryData(queryKey, anOrganization({ name: "Ann Ray's company" })));
  await waitFor(() => expect(result.current).toMatchObject({ name: 'Sitewright', initials: 'SW' }));
});

it.each([403, 404, 500])('is none after a %i, whatever it was before', async (status) => {
  let isThere = true;
  const requests = fakeFetch(() =>
    isThere
      ? Response.json(aCompanyProfile({ companyName: 'Quay' }))
      : new Response('', { status }),
  );
  const show = renderCompany(1);
  const first = show();
  await waitFor(() => expect(first.result.current.name).toBe('Quay'));
  first.unmount();
  isThere = false;
  const { result } = show();
  await waitFor(() =>
    expect(result.current).toEqual({ name: 'Sitewright', initials: 'SW', logo: null, brand: null }),
  );
  expect(requests).toHaveLength(2);
});

it.each([
  ['Quay Construction', 'QC'],
  ['Quay & Sons Ltd', 'QS'],
  ['Acme', 'AC'],
  ["o'neill", 'ON'],
  ['Ø', 'Ø'],
  ['', 'SW'],
  ['—', 'SW'],
])('takes two initials from %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
