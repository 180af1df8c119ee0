import type { Role } from '@sitewright/domain/kernel/access';
import { Refused } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { confirmationDue } from '@sitewright/domain/session/confirmation';
import { teamApi } from '@sitewright/domain/team/api';
import { aMember } from '@sitewright/domain/team/member.fixture';
import { lastAdmin } from '@sitewright/domain/team/rules';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { anOrganization } from '../testing/signed-in-answers.ts';
import type { TeamTab } from './team-screen.tsx';
import { TeamScreen } from './team-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const anInvitation = (over = {}) => ({
  id: 5,
  email: 'lena@quay.example',
  name: 'Lena Hart',
  role: 'Buyer' as const,
  isOrganizationAdmin: 'no' as const,
  createdAt: hoursAgo(48),
  expiresAt: hoursAgo(-120),
  ...over,
});

const aRequest = (over = {}) => ({
  id: 7,
  name: 'Cy Fox',
  email: 'cy@fox.example',
  company: 'Fox Groundworks',
  role: 'Foreman',
  message: null,
  status: 'new' as const,
  createdAt: hoursAgo(3),
  decidedAt: null,
  decidedByName: null,
  reason: null,
  hasAccount: false,
  ...over,
});

const me = aMember({
  id: 11,
  userId: 1,
  name: 'Ann Ray',
  email: 'ann@quay.example',
  role: 'Director',
});

type Over = { tab?: TeamTab; isAdmin?: boolean };

const open = (role: Role, { tab = 'members', isAdmin = false }: Over, ...answers: Answer[]) =>
  renderWithApi(
    <TeamScreen tab={tab} view={{}} onView={() => {}} />,
    aSessionUser({ role, isOrganizationAdmin: isAdmin ? 'yes' : 'no' }),
    ...answers,
    answer(organizationsApi.current, () => anOrganization({ maxUsers: 3 })),
    answer(teamApi.list, () => [aMember(), me]),
    answer(teamApi.invitations, () => [anInvitation()]),
    answer(teamApi.requests, () => [aRequest(), aRequest({ id: 6, createdAt: hoursAgo(26) })]),
  );

const menuOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
};

it('shows who is here, and how many more users the plan allows', async () => {
  open('Director', {});
  await screen.findByText('bo@quay.example');
  const figures = await screen.findByRole('region', { name: 'Team in figures' });
  expect(figures.textContent).toContain('2 of 3');
  expect(figures.textContent).toContain('Open invitations1');
  const link = within(figures).getByRole('link', { name: 'Valid for 7 days' });
  expect(link.getAttribute('href')).toBe('/team?tab=invitations');
});

const address = 'https://quay.example/auth?invitation=1.2.x';

it('counts no expired invitation as open', async () => {
  const expired = anInvitation({ id: 8, expiresAt: hoursAgo(1) });
  open(
    'Director',
    {},
    answer(teamApi.invitations, () => [anInvitation(), expired]),
  );
  const figures = await screen.findByRole('region', { name: 'Team in figures' });
  await within(figures).findByText('1 expired');
  expect(figures.textContent).toContain('Open invitations1');
});

it('shows the link of an approved request where no email can be sent', async () => {
  open(
    'Director',
    { tab: 'requests', isAdmin: true },
    answer(organizationsApi.current, () => anOrganization({ canSendEmail: false })),
    answer(teamApi.decide, () => ({ ...aRequest({ status: 'approved' }), address })),
  );
  const [first] = await screen.findAllByRole('button', { name: 'Approve Cy Fox' });
  await userEvent.click(first as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.selectOptions(dialog.getByLabelText(/Job role/), 'Buyer');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve and invite' }));
  await screen.findByText(address);
});

it('shows other users who manages the team, and requests nothing that they may not see', async () => {
  const { requests } = open('Site Manager', { tab: 'invitations' });
  await screen.findByText('Your role does not allow managing invitations');
  const invite = screen.getByRole('button', { name: 'Invite person' });
  expect(invite.getAttribute('aria-disabled')).toBe('true');
  expect(requests.some((request) => /invitations|access-requests/.test(request))).toBe(false);
});

it('offers nothing on oneself, and says why', async () => {
  open('Director', {});
  const menu = await menuOf('Ann Ray');
  const suspend = menu.getByRole('menuitem', { name: /Suspend/ });
  expect(suspend.getAttribute('aria-disabled')).toBe('true');
  expect(menu.getAllByText(/You cannot change your own role or status\./)).toHaveLength(1);
});

it('changes a role after the password, and offers none above the own', async () => {
  const sent: unknown[] = [];
  let isConfirmed = false;
  const { requests } = open(
    'Director',
    {},
    answer(teamApi.change, (_, body) => {
      if (!isConfirmed) throw new Refused(confirmationDue);
      sent.push(body);
      return aMember({ role: 'Director' });
    }),
    answer(sessionApi.confirm, () => {
      isConfirmed = true;
      return { confirmedUntil: hoursAgo(-1) };
    }),
  );
  const menu = await menuOf('Bo Lind');
  // Its dialog is fetched at this moment, and drawn once it is here.
  await act(() => userEvent.click(menu.getByRole('menuitem', { name: 'Change role…' })));
  const dialog = within(await screen.findByRole('alertdialog'));
  const roles = dialog.getByRole('combobox', { name: 'Job role' });
  expect(within(roles).queryByRole('option', { name: 'Managing Director' })).toBeNull();
  dialog.getByText('Only an administrator can make someone an administrator.');
  await userEvent.selectOptions(roles, 'Director');
  const change = dialog.getByRole('button', { name: 'Change role' });
  await userEvent.click(change);
  await fillIn(await dialog.findByLabelText('Your password'), 'Secret123');
  await userEvent.click(change);
  await screen.findByText('Bo Lind is Director');
  expect(sent).toEqual([{ role: 'Director' }]);
  expect(requests).toContain('PATCH /api/team/12');
});

it('has a link sent that removes two-factor sign-in, for a member who uses it', async () => {
  const bo = aMember({ hasTwoFactor: true });
  const { requests } = open(
    'Director',
    {},
    answer(teamApi.list, () => [bo, me]),
    answer(teamApi.resetTwoFactor, () => bo),
  );
  const offer = { name: 'Reset two-factor sign-in…' };
  const menu = await menuOf('Bo Lind');
  await act(() => userEvent.click(menu.getByRole('menuitem', offer)));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/until they confirm it there/);
  await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
  await screen.findByText('Link sent to bo@quay.example');
  expect(requests).toContain('PUT /api/team/12/two-factor-reset');
  const own = await menuOf('Ann Ray');
  expect(own.queryByRole('menuitem', offer)).toBeNull();
});

it('says why the last administrator stays one', async () => {
  open(
    'Director',
    { isAdmin: true },
    answer(teamApi.list, () => [aMember({ isOrganizationAdmin: 'yes' }), me]),
    answer(teamApi.change, () => {
      throw new Refused(lastAdmin);
    }),
  );
  const menu = await menuOf('Bo Lind');
  await userEvent.click(menu.getByRole('menuitem', { name: 'Suspend…' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  await dialog.findByText(lastAdmin.message);
});

it('invites a person, with errors at their fields', async () => {
  const sent: unknown[] = [];
  open(
    'Director',
    {},
    answer(teamApi.invite, (_, body) => {
      sent.push(body);
      return anInvitation();
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Invite person' }));
  const form = within(await screen.findByRole('form', { name: 'Invite person' }));
  await fillIn(form.getByRole('textbox', { name: 'Email' }), 'lena@quay.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await form.findByText('Please select a role');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Job role' }), 'Buyer');
  expect(form.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await screen.findByText('Invitation sent to lena@quay.example');
  expect(sent).toEqual([
    { email: 'lena@quay.example', name: null, role: 'Buyer', isOrganizationAdmin: 'no' },
  ]);
});

it('shows the link at once where no email can be sent', async () => {
  open(
    'Director',
    {},
    answer(organizationsApi.current, () => anOrganization({ canSendEmail: false })),
    answer(teamApi.invite, () => anInvitation({ id: 8 })),
    answer(teamApi.copyLink, ({ pathname }) => ({ address: `${address}${pathname}` })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Invite person' }));
  const form = within(await screen.findByRole('form', { name: 'Invite person' }));
  await fillIn(form.getByRole('textbox', { name: 'Email' }), 'cy@quay.example');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Job role' }), 'Buyer');
  await userEvent.click(screen.getByRole('button', { name: 'Create invitation' }));
  await screen.findByText(`${address}/api/invitations/8/copied-link`);
});

it('invites who would hold much after the password only', async () => {
  let isConfirmed = false;
  open(
    'Director',
    {},
    answer(teamApi.invite, () => {
      if (!isConfirmed) throw new Refused(confirmationDue);
      return anInvitation();
    }),
    answer(sessionApi.confirm, () => {
      isConfirmed = true;
      return { confirmedUntil: hoursAgo(-1) };
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Invite person' }));
  const form = within(await screen.findByRole('form', { name: 'Invite person' }));
  await fillIn(form.getByRole('textbox', { name: 'Email' }), 'lena@quay.example');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Job role' }), 'Director');
  const send = screen.getByRole('button', { name: 'Send invitation' });
  await userEvent.click(send);
  await fillIn(await form.findByLabelText('Your password'), 'Secret123');
  await userEvent.click(send);
  await screen.findByText('Invitation sent to lena@quay.example');
});

it('sends an invitation that grants much again after the password only', async () => {
  let isConfirmed = false;
  open(
    'Director',
    { tab: 'invitations' },
    answer(teamApi.invitations, () => [anInvitation({ role: 'Director' })]),
    answer(teamApi.inviteAgain, () => {
      if (!isConfirmed) throw new Refused(confirmationDue);
      return anInvitation({ role: 'Director' });
    }),
    answer(sessionApi.confirm, () => {
      isConfirmed = true;
      return { confirmedUntil: hoursAgo(-1) };
    }),
  );
  const menu = await menuOf('Lena Hart');
  await userEvent.click(menu.getByRole('menuitem', { name: /Send again/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const send = dialog.getByRole('button', { name: 'Send again' });
  await userEvent.click(send);
  await fillIn(await dialog.findByLabelText('Your password'), 'Secret123');
  await userEvent.click(send);
  await screen.findByText('Sent to lena@quay.example again');
});

it('adds a person by the rules of the specification', async () => {
  open('Director', {});
  await userEvent.click(await screen.findByRole('button', { name: 'Add member' }));
  const form = within(await screen.findByRole('form', { name: 'Add member' }));
  await fillIn(form.getByRole('textbox', { name: 'Name' }), 'Bo Lind');
  await fillIn(form.getByRole('textbox', { name: 'Email' }), 'bo@quay.example');
  await fillIn(form.getByLabelText('Temporary password'), 'nothing');
  expect(within(form.getByRole('combobox')).queryByRole('option', { name: /^admin/ })).toBeNull();
  const buttons = screen.getAllByRole('button', { name: 'Add member' });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  await form.findByText('Password must be at least 8 characters');
});

it('shows the link of an invitation where no email can be sent', async () => {
  const address = 'http://site.example/auth?invitation=1.5.x';
  open(
    'Director',
    { tab: 'invitations' },
    answer(organizationsApi.current, () => anOrganization({ canSendEmail: false })),
    answer(teamApi.copyLink, () => ({ address })),
  );
  const menu = await menuOf('Lena Hart');
  expect(menu.queryByRole('menuitem', { name: /Send again/ })).toBeNull();
  await userEvent.click(menu.getByRole('menuitem', { name: 'Copy link…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show link' }));
  await screen.findByText(address);
});

it('revokes an invitation', async () => {
  const { requests } = open(
    'Director',
    { tab: 'invitations' },
    answer(teamApi.revoke, () => new Response(null, { status: 204 })),
  );
  const menu = await menuOf('Lena Hart');
  await userEvent.click(menu.getByRole('menuitem', { name: 'Revoke…' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  await screen.findByText('Invitation to lena@quay.example revoked');
  expect(requests).toContain('DELETE /api/invitations/5');
});

it('shows the clock of the promise, and declines with a reason only', async () => {
  const sent: unknown[] = [];
  open(
    'Director',
    { tab: 'requests', isAdmin: true },
    answer(teamApi.decide, (_, body) => {
      sent.push(body);
      return { ...aRequest({ status: 'declined' }), address: null };
    }),
  );
  await screen.findByText('21 h left');
  screen.getByText('2 h overdue');
  screen.getByText('1 overdue (24 h target)');
  const [first] = screen.getAllByRole('button', { name: 'Decline Cy Fox' });
  await userEvent.click(first as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog'));
  const decline = dialog.getByRole('button', { name: 'Decline' });
  expect(decline.getAttribute('aria-disabled')).toBe('true');
  await fillIn(dialog.getByRole('textbox', { name: /Reason/ }), 'Only firms in Leeds');
  await userEvent.click(decline);
  await screen.findByText('Reason sent to Cy Fox');
  expect(sent).toEqual([{ decision: 'declined', reason: 'Only firms in Leeds' }]);
});

it('approves a request into a new organisation', async () => {
  const sent: unknown[] = [];
  open(
    'Director',
    { tab: 'requests', isAdmin: true },
    answer(teamApi.decide, (_, body) => {
      sent.push(body);
      return { ...aRequest({ status: 'approved' }), address: null };
    }),
  );
  const [first] = await screen.findAllByRole('button', { name: 'Approve Cy Fox' });
  await userEvent.click(first as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Invite into' }), 'new');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve and invite' }));
  await screen.findByText('Invitation sent to cy@fox.example');
  expect(sent).toEqual([{ decision: 'approved', into: 'new' }]);
});

it('shows the access table that the server goes by', async () => {
  open('Viewer', { tab: 'permissions' });
  const row = await screen.findByRole('row', { name: /^Team management/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([
    ...Array(2).fill('CUcreate, change'),
    ...Array(5).fill('–'),
    'CUDcreate, change, delete',
  ]);
  expect(screen.getByRole('list', { name: 'Letters' }).textContent).toContain('A approve');
});
