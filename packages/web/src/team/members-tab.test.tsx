import { teamApi } from '@sitewright/domain/team/api';
import type { Member } from '@sitewright/domain/team/member';
import { aMember } from '@sitewright/domain/team/member.fixture';
import { accountShared } from '@sitewright/domain/team/rules';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { AddMember } from './actions/add-member.tsx';
import { MembersTab } from './members-tab.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const director = aSessionUser({ role: 'Director' });
const open = (member: Member, ...answers: Answer[]) =>
  renderWithApi(
    <MembersTab view={{}} onView={() => {}} />,
    director,
    ...answers,
    answer(teamApi.list, () => [member]),
  );

const menuOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
};
const choose = async (name: string, action: string) => {
  const menu = await menuOf(name);
  // Its dialog is fetched at this moment, and drawn once it is here.
  await act(() => userEvent.click(menu.getByRole('menuitem', { name: action })));
  return within(await screen.findByRole('alertdialog'));
};

it('shows who is invited, with what can be done until they accept', async () => {
  open(aMember({ userId: null, status: 'invited', lastLoginAt: null, mustChangePassword: true }));
  const row = await screen.findByRole('row', { name: /Bo Lind/ });
  within(row).getByText('Invited');
  const menu = await menuOf('Bo Lind');
  expect(menu.queryByRole('menuitem', { name: /Suspend|Reactivate|Sign out/ })).toBeNull();
  const reset = menu.getByRole('menuitem', { name: 'Send password reset email…' });
  expect(reset.getAttribute('aria-disabled')).toBeNull();
});

it('says of a shared account that it is one, and what it forbids, with the reason', async () => {
  open(aMember({ isShared: true }));
  const row = await screen.findByRole('row', { name: /Bo Lind/ });
  within(row).getByText('Also in another company');
  const menu = await menuOf('Bo Lind');
  const isOff = (name: string) =>
    menu.getByRole('menuitem', { name: new RegExp(name) }).getAttribute('aria-disabled') === 'true';
  expect(isOff('Reset password…')).toBe(true);
  expect(isOff('Edit name and email…')).toBe(true);
  expect(menu.getAllByText(new RegExp(accountShared.message))).not.toHaveLength(0);
  for (const name of ['Change role…', 'Suspend…', 'Send password reset email…'])
    expect(isOff(name)).toBe(false);
});

it('sends a password reset email, by the id of the membership', async () => {
  const { requests } = open(
    aMember({ isShared: true }),
    answer(teamApi.sendReset, () => aMember()),
  );
  const dialog = await choose('Bo Lind', 'Send password reset email…');
  await userEvent.click(dialog.getByRole('button', { name: 'Send email' }));
  await screen.findByText('Password reset email sent to bo@quay.example');
  expect(requests).toContain('PUT /api/team/12/reset-email');
});

it('waits for the confirmation of a new email address', async () => {
  const pendingEmail = 'new@quay.example';
  open(
    aMember({ pendingEmail: 'old.try@quay.example' }),
    answer(teamApi.change, () => aMember({ pendingEmail })),
  );
  const dialog = await choose('Bo Lind', 'Edit name and email…');
  dialog.getByText('Waiting for confirmation from old.try@quay.example');
  const email = dialog.getByRole('textbox', { name: 'Email' });
  await userEvent.clear(email);
  await fillIn(email, pendingEmail);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Confirmation email sent to new@quay.example');
});

it('adds a person with the same message whether they had an account or not', async () => {
  const invited = aMember({ userId: null, status: 'invited' });
  const onClose = vi.fn();
  renderWithApi(
    <AddMember onClose={onClose} />,
    director,
    answer(teamApi.add, () => invited),
  );
  const form = within(await screen.findByRole('form', { name: 'Add member' }));
  await fillIn(form.getByRole('textbox', { name: 'Name' }), 'Bo Lind');
  await fillIn(form.getByRole('textbox', { name: 'Email' }), 'bo@quay.example');
  await fillIn(form.getByLabelText('Temporary password'), 'Concrete-2026!');
  await userEvent.click(screen.getByRole('button', { name: 'Add member' }));
  await screen.findByText('Bo Lind has been added and emailed');
  expect(onClose).toHaveBeenCalled();
});
