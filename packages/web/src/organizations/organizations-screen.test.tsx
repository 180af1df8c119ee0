import { Refused } from '@sitewright/domain/kernel/problem';
import {
  emailUnproven,
  lastAdminOfCompany,
  newPasswordNeeded,
} from '@sitewright/domain/session/membership-rules';
import { membershipsApi, type OwnOrganization } from '@sitewright/domain/session/memberships-api';
import { invitationSpent } from '@sitewright/domain/session/rules';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { anInvitation } from '../testing/an-invitation.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
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

const quay: OwnOrganization = {
  id: 1,
  name: 'Quay Street Ltd',
  role: 'Director',
  isOrganizationAdmin: 'no',
  isCurrent: true,
  isConfirmed: true,
};
const fox: OwnOrganization = {
  id: 2,
  name: 'Fox Groundworks',
  role: 'Buyer',
  isOrganizationAdmin: 'yes',
  isCurrent: false,
  isConfirmed: true,
};

type Over = { invitation?: string; companies?: OwnOrganization[]; user?: typeof ann };
const ann = aSessionUser();

const open = ({ invitation, companies = [quay, fox], user = ann }: Over, ...answers: Answer[]) =>
  renderWithApi(
    <OrganizationsScreen invitation={invitation} />,
    user,
    ...answers,
    answer(membershipsApi.readInvitation, () => anInvitation()),
    answer(membershipsApi.organizations, () => ({ organizations: companies, invitations: [] })),
  );

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const arrived = () => vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/contracts'));

it('says where the user is a member, as what, and where they are', async () => {
  open({});
  await screen.findByText('You are a member of Quay Street Ltd and Fox Groundworks.');
  const [first, second] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(first).toContain('You are here');
  expect(second).toContain('Buyer, administrator');
  expect(screen.queryByRole('button', { name: 'Switch to Quay Street Ltd' })).toBeNull();
});

it('switches to another company with nothing that was read in this one', async () => {
  const sent: unknown[] = [];
  const { client } = open(
    {},
    answer(membershipsApi.switchOrganization, (_, body) => {
      sent.push(body);
      return aSessionUser({ organizationId: 2 });
    }),
  );
  await screen.findByText('You are here');
  client.setQueryData(['/api/projects'], [{ id: 1 }]);
  await press('Switch to Fox Groundworks');
  await arrived();
  expect(sent).toEqual([{ organizationId: 2 }]);
  expect(client.getQueryData(['/api/projects'])).toBeUndefined();
});

it('leaves another company and stays in this one', async () => {
  let companies = [quay, fox];
  const { requests } = open(
    {},
    answer(membershipsApi.organizations, () => ({ organizations: companies, invitations: [] })),
    answer(membershipsApi.leaveOrganization, () => {
      companies = [quay];
      return ann;
    }),
  );
  await press('Leave Fox Groundworks');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave Fox Groundworks?' }));
  dialog.getByText(/You lose access to its contracts and records\./);
  await userEvent.click(dialog.getByRole('button', { name: 'Leave company' }));
  await screen.findByText('You have left Fox Groundworks');
  await screen.findByText('You are a member of Quay Street Ltd.');
  expect(requests).toContain('DELETE /api/organizations/2/membership');
  expect(assign).not.toHaveBeenCalled();
});

it('starts again after the user left the company they are in', async () => {
  open(
    { companies: [quay] },
    answer(membershipsApi.leaveOrganization, () => aSessionUser({ organizationId: null })),
  );
  await press('Leave Quay Street Ltd');
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/You keep your account and can create a company or accept an invitation\./);
  await userEvent.click(dialog.getByRole('button', { name: 'Leave company' }));
  await arrived();
});

it('says why the last administrator cannot leave', async () => {
  open(
    {},
    answer(membershipsApi.leaveOrganization, () => {
      throw new Refused(lastAdminOfCompany);
    }),
  );
  await press('Leave Fox Groundworks');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Leave company' }));
  await dialog.findByText(lastAdminOfCompany.message);
});

it('asks to confirm or leave a company that added the user before the address was confirmed', async () => {
  let isConfirmed = false;
  const { requests } = open(
    {},
    answer(membershipsApi.organizations, () => ({
      organizations: [quay, { ...fox, isConfirmed }],
      invitations: [],
    })),
    answer(membershipsApi.confirmMembership, () => {
      isConfirmed = true;
      return { organizations: [quay, fox], invitations: [] };
    }),
  );
  await screen.findByText(/You were added to this company before your email address was confirmed/);
  expect(screen.getAllByRole('button', { name: 'Leave Fox Groundworks' })).toHaveLength(1);
  await press('Confirm Fox Groundworks');
  await screen.findByText('You have confirmed that you are a member of Fox Groundworks');
  expect(requests).toContain('PUT /api/organizations/2/confirmation');
  await vi.waitFor(() => expect(screen.queryByText(/You were added/)).toBeNull());
});

it('creates a company, or says why not', async () => {
  let isProven = false;
  const sent: unknown[] = [];
  open(
    {},
    answer(membershipsApi.createOrganization, (_, body) => {
      if (!isProven) throw new Refused(emailUnproven);
      sent.push(body);
      return aSessionUser({ organizationId: 3 });
    }),
  );
  await press('Create company');
  await screen.findByText('Company name is required');
  await fillIn(screen.getByRole('textbox', { name: 'Company name' }), 'Mill Builders');
  await press('Create company');
  await screen.findByText(emailUnproven.message);
  isProven = true;
  await press('Create company');
  await arrived();
  expect(sent).toEqual([{ name: 'Mill Builders' }]);
});

it('accepts the invitation of an email, or says that it has expired', async () => {
  let isOpen = false;
  open(
    { invitation: '2.secret' },
    answer(membershipsApi.joinOrganization, () => {
      if (!isOpen) throw new Refused(invitationSpent);
      return aSessionUser({ organizationId: 2 });
    }),
  );
  await screen.findByRole('heading', { name: 'Northgate Construction has invited you as Buyer' });
  screen.getByText('Invited by Helen Marsh');
  await press('Accept invitation');
  await screen.findByText('This invitation has expired or has already been used.');
  isOpen = true;
  await press('Accept invitation');
  await arrived();
});

it('says that an invitation is no longer valid instead of offering to accept it', async () => {
  open(
    { invitation: '2.secret' },
    answer(membershipsApi.readInvitation, () => {
      throw new Refused(invitationSpent);
    }),
  );
  await screen.findByText(/This invitation has expired or has already been used\. Ask the company/);
  expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull();
});

it('says whose an invitation is that was sent to another address', async () => {
  open(
    { invitation: '2.secret' },
    answer(membershipsApi.readInvitation, () => anInvitation({ email: 'bo@quay.example' })),
  );
  await screen.findByText(/It was sent to bo@quay\.example\./);
  expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull();
});

const mill = { id: 3, name: 'Mill Builders', invitedAt: '2026-11-17T09:00:00.000Z' };

it('lists the companies that invite the user, and declines one of them', async () => {
  let invitations = [mill];
  const { requests } = open(
    {},
    answer(membershipsApi.organizations, () => ({ organizations: [quay], invitations })),
    answer(membershipsApi.declineInvitation, () => {
      invitations = [];
      return { organizations: [quay], invitations };
    }),
  );
  await screen.findByText(/Invited on 17\/11\/2026, valid for 7 days\./);
  await press('Decline the invitation from Mill Builders');
  const name = 'Decline the invitation from Mill Builders?';
  const dialog = within(await screen.findByRole('alertdialog', { name }));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline invitation' }));
  await screen.findByText('Invitation declined');
  await vi.waitFor(() => expect(screen.queryByText('Mill Builders')).toBeNull());
  expect(requests).toContain('DELETE /api/organizations/3/invitation');
});

it('declines the invitation of an email, which is then shown no longer', async () => {
  const { requests } = open(
    { invitation: '3.secret' },
    answer(membershipsApi.organizations, () => ({ organizations: [quay], invitations: [mill] })),
    answer(membershipsApi.declineInvitation, () => ({ organizations: [quay], invitations: [] })),
  );
  await screen.findByText('You are here');
  expect(screen.queryByText('Mill Builders')).toBeNull();
  await press('Decline');
  const dialog = within(
    await screen.findByRole('alertdialog', {
      name: 'Decline the invitation from Northgate Construction?',
    }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Decline invitation' }));
  await screen.findByText('Invitation declined');
  expect(screen.queryByText(/has invited you/)).toBeNull();
  expect(requests).toContain('DELETE /api/organizations/3/invitation');
});

it('says how to see invitations where the address is not confirmed', async () => {
  open(
    {},
    answer(membershipsApi.organizations, () => ({ organizations: [quay], invitations: null })),
  );
  await screen.findByText(/To see invitations from other companies, confirm your email address/);
});

it('asks for a new password where the address was not confirmed before', async () => {
  const sent: unknown[] = [];
  open(
    { invitation: '2.secret' },
    answer(membershipsApi.joinOrganization, (_, body) => {
      sent.push(body);
      if (!body.newPassword) throw new Refused(newPasswordNeeded);
      return aSessionUser({ organizationId: 2 });
    }),
  );
  await press('Accept invitation');
  await fillIn(await screen.findByLabelText('New password'), 'Concrete-2026');
  await press('Accept invitation');
  await screen.findByText('Please confirm your password');
  await fillIn(screen.getByLabelText('Confirm password'), 'Concrete-2026');
  await press('Accept invitation');
  await arrived();
  expect(sent).toEqual([
    { invitation: '2.secret' },
    { invitation: '2.secret', newPassword: 'Concrete-2026' },
  ]);
});

it('offers a user without a company their data, which others find elsewhere', async () => {
  open({ companies: [], user: aSessionUser({ organizationId: null }) });
  await screen.findByText(
    'You are not a member of a company yet. Create one, or ask to be invited.',
  );
  screen.getByRole('button', { name: 'Download my data' });
  cleanup();
  open({});
  await screen.findByText('You are here');
  expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull();
});
