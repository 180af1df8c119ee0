import { Refused } from '@sitewright/domain/kernel/problem';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { invitationSpent } from '@sitewright/domain/session/rules';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { OrganizationsScreen } from './organizations-screen.tsx';

const assign = vi.fn();
beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('location', { ...window.location, assign });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const organizations = [
  { id: 1, name: 'Quay Street Ltd', role: 'Director', isOrganizationAdmin: 'no', isCurrent: true },
  { id: 2, name: 'Fox Groundworks', role: 'Buyer', isOrganizationAdmin: 'yes', isCurrent: false },
] as const;
const list = answer(membershipsApi.organizations, () => ({ organizations: [...organizations] }));

it('goes to another organisation with nothing that was read in this one', async () => {
  const sent: unknown[] = [];
  const { client } = renderWithApi(
    <OrganizationsScreen invitation={undefined} />,
    aSessionUser(),
    list,
    answer(membershipsApi.switchOrganization, (_, body) => {
      sent.push(body);
      return aSessionUser({ organizationId: 2 });
    }),
  );
  await screen.findByText('You are here');
  client.setQueryData(['/api/projects'], [{ id: 1 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Go there: Fox Groundworks' }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/contracts'));
  expect(sent).toEqual([{ organizationId: 2 }]);
  expect(client.getQueryData(['/api/projects'])).toBeUndefined();
});

it('accepts the invitation of a letter, or says that it is over', async () => {
  let isOpen = false;
  renderWithApi(
    <OrganizationsScreen invitation="2.secret" />,
    aSessionUser(),
    list,
    answer(membershipsApi.joinOrganization, () => {
      if (!isOpen) throw new Refused(invitationSpent);
      return aSessionUser({ organizationId: 2 });
    }),
  );
  const accept = await screen.findByRole('button', { name: 'Accept the invitation' });
  await userEvent.click(accept);
  await screen.findByText('This invitation has expired or was already used.');
  isOpen = true;
  await userEvent.click(accept);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/contracts'));
});
