import { Refused } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { type InvitationDetails, membershipsApi } from '@sitewright/domain/session/memberships-api';
import { invitationSpent } from '@sitewright/domain/session/rules';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { anInvitation } from '../testing/an-invitation.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { shownToast } from '../ui/dialogs/toast.fixture.ts';
import { InvitedForm } from './invited-form.tsx';
import { typeIn } from './type-in.fixture.ts';

afterEach(cleanup);

const onJoined = vi.fn();
const onLogIn = vi.fn();
const user = userEvent.setup({ delay: null });
const replaces = /There is already an account with this email address\. Choose a new password/;

const show = (over: Partial<InvitationDetails> = {}, ...answers: Answer[]) =>
  renderWithApi(
    <InvitedForm invitation="2.secret" onJoined={onJoined} onLogIn={onLogIn} />,
    null,
    ...answers,
    answer(membershipsApi.readInvitation, () => anInvitation(over)),
  );

const heading = (name: string) => screen.findByRole('heading', { name });

it('names company, role and inviter, and registers the address as that role', async () => {
  const ann = aSessionUser();
  const sent = vi.fn();
  show(
    {},
    answer(sessionApi.register, (url, body) => {
      sent(url.search, body);
      return ann;
    }),
  );
  await heading('Northgate Construction has invited you as Buyer');
  screen.getByText('Invited by Helen Marsh');
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.value, email.readOnly]).toEqual(['ann@quay.example', true]);
  expect(screen.queryByLabelText('Role')).toBeNull();
  expect(screen.queryByText(replaces)).toBeNull();
  await typeIn(user, screen.getByLabelText('Full name'), 'Ann Ray');
  await typeIn(user, screen.getByLabelText('Password'), 'secret');
  await typeIn(user, screen.getByLabelText('Confirm password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
  expect(await shownToast()).toEqual([
    'Invitation accepted',
    'You are now a member of Northgate Construction.',
  ]);
  const body = { email: 'ann@quay.example', name: 'Ann Ray', role: 'Buyer', password: 'secret' };
  expect(sent).toHaveBeenCalledWith('?invitation=2.secret', { ...body, username: body.email });
  expect(onJoined).toHaveBeenCalledWith(ann);
});

it('enters the name that the sender typed', async () => {
  show({ name: 'Ann Ray' });
  expect((await screen.findByLabelText<HTMLInputElement>('Full name')).value).toBe('Ann Ray');
});

it('says before the password that it replaces that of an unconfirmed account', async () => {
  show({ acceptance: 'new_password', isOrganizationAdmin: 'yes', invitedBy: null });
  await heading('Northgate Construction has invited you as Buyer and administrator');
  const warning = screen.getByText(replaces);
  const password = screen.getByLabelText('Password');
  expect(warning.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/Invited by/)).toBeNull();
});

it('asks the owner of an account to log in instead', async () => {
  show({ acceptance: 'sign_in' });
  await heading('Northgate Construction has invited you as Buyer');
  screen.getByText('You already have an account. Log in to accept the invitation.');
  expect(screen.queryByLabelText('Password')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onLogIn).toHaveBeenCalled();
});

it('says that an invitation has expired instead of asking for a password', async () => {
  show(
    {},
    answer(membershipsApi.readInvitation, () => {
      throw new Refused(invitationSpent);
    }),
  );
  await screen.findByText(
    'This invitation has expired or has already been used. Ask the company to send you a new one.',
  );
  expect(screen.queryByLabelText('Password')).toBeNull();
});
