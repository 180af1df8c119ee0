import { sessionApi } from '@sitewright/domain/session/api';
import { RegistrationForm } from '@sitewright/domain/session/credentials';
import type { InvitationDetails } from '@sitewright/domain/session/memberships-api';
import { invitationSpent } from '@sitewright/domain/session/rules';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Link2Off } from 'lucide-react';
import { useCommandForm } from '../forms/use-command-form.ts';
import { isRefusedAs } from '../platform/call.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { useFailure } from './failure.ts';
import { invitationQuery, invitationTitle, spentText } from './memberships.ts';
import { RegistrationPasswords } from './registration-passwords.tsx';
import { Submit } from './submit.tsx';

type Props = {
  invitation: string;
  onJoined: (user: SessionUser) => void;
  onLogIn: () => void;
};

/** The Register tab for a person with an invitation: its details, and how to accept. */
export function InvitedForm({ invitation, onJoined, onLogIn }: Props) {
  const query = useQuery(invitationQuery(invitation));
  if (isRefusedAs(query.error, invitationSpent)) return <Notice icon={Link2Off} text={spentText} />;
  return (
    <Loaded query={query} what="the invitation" empty={null}>
      {(details) => (
        <div className="grid gap-4">
          <div className="[overflow-wrap:anywhere]">
            <h2 className="text-base">{invitationTitle(details)}</h2>
            {details.invitedBy && (
              <p className="text-sm text-text-2">Invited by {details.invitedBy}</p>
            )}
          </div>
          {details.acceptance === 'sign_in' ? (
            <WithAccount onLogIn={onLogIn} />
          ) : (
            <WithPassword invitation={invitation} details={details} onJoined={onJoined} />
          )}
        </div>
      )}
    </Loaded>
  );
}

const WithAccount = ({ onLogIn }: Pick<Props, 'onLogIn'>) => (
  <>
    <p className="text-sm">You already have an account. Log in to accept the invitation.</p>
    <Button tone="primary" isBig onClick={onLogIn}>
      Log in
    </Button>
  </>
);

type Accepting = Pick<Props, 'invitation' | 'onJoined'> & { details: InvitationDetails };

function WithPassword({ invitation, details, onJoined }: Accepting) {
  const { company, email, name, role, acceptance } = details;
  const fail = useFailure();
  const { form, command } = useCommandForm({
    fields: RegistrationForm,
    start: { email, name: name ?? '', role, password: '', confirmPassword: '', company: '' },
    endpoint: sessionApi.register,
    inputOf: ({ confirmPassword: _, company: __, ...person }) => ({
      query: { invitation },
      body: { ...person, username: person.email },
    }),
    doneMessage: () => ({
      title: 'Invitation accepted',
      text: `You are now a member of ${company}.`,
    }),
    onDone: onJoined,
    onRefused: (error) => fail(error, 'Invitation not accepted', error.message),
  });

  return (
    <form {...form.bind} aria-label="Accept invitation" className="grid gap-4 md:gap-3">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        readOnly
        {...form.field('email')}
      />
      <TextField label="Full name" autoComplete="name" {...form.field('name')} />
      {acceptance === 'new_password' && (
        <Notice
          icon={KeyRound}
          text="There is already an account with this email address. Choose a new password for it: it replaces the old one and signs out all other devices."
        />
      )}
      <RegistrationPasswords field={form.field} />
      <Submit
        label="Accept invitation"
        pendingLabel="Accepting..."
        command={command}
        isErrorShownElsewhere={form.hasFieldErrors}
        offline="You need signal to accept the invitation"
      />
    </form>
  );
}
