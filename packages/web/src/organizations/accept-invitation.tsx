import { FirstPasswordForm } from '@sitewright/domain/session/credentials';
import {
  newPasswordNeeded,
  organizationIdInToken,
} from '@sitewright/domain/session/membership-rules';
import { type InvitationDetails, membershipsApi } from '@sitewright/domain/session/memberships-api';
import { invitationSpent } from '@sitewright/domain/session/rules';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { InlineForm } from '../forms/inline-form.tsx';
import { NewPasswordFields } from '../forms/new-password-fields.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { detailOf, isRefusedAs } from '../platform/call.ts';
import { useSessionUser } from '../platform/session.ts';
import { useCommand } from '../platform/use-command.ts';
import { invitationQuery, invitationTitle, spentText } from '../session/memberships.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/layout/failure.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Opener } from '../ui/opener.tsx';
import { DeclineInvitation } from './own-invitations.tsx';
import { useEnterCompany } from './use-enter-company.ts';

type Props = { invitation: string };
type OfferProps = Props & { details: InvitationDetails };

/** The link of an email, opened by a person who is signed in. */
export function AcceptInvitation({ invitation }: Props) {
  const query = useQuery(invitationQuery(invitation));
  const [isDeclined, setDeclined] = useState(false);
  if (isDeclined) return null;
  if (isRefusedAs(query.error, invitationSpent)) return <Notice icon={Link2Off} text={spentText} />;
  return (
    <Loaded
      query={query}
      what="the invitation"
      empty={null}
      skeleton={<Skeleton what="the invitation" shape="cards" count={1} />}
    >
      {(details) => (
        <Panel title={invitationTitle(details)} className="max-w-xl [overflow-wrap:anywhere]">
          <div className="grid gap-3 p-4 text-sm">
            {details.invitedBy && <p className="text-text-2">Invited by {details.invitedBy}</p>}
            <Offer invitation={invitation} details={details} onDeclined={() => setDeclined(true)} />
          </div>
        </Panel>
      )}
    </Loaded>
  );
}

/** The email's link proves the mailbox; an account whose mailbox was unproven needs a new password. */
function Offer({ invitation, details, onDeclined }: OfferProps & { onDeclined: () => void }) {
  const { user } = useSessionUser();
  const [isPasswordNeeded, setPasswordNeeded] = useState(false);
  const join = useCommand(membershipsApi.joinOrganization, {
    onDone: useEnterCompany(),
    onRefused: (error) => {
      if (isRefusedAs(error, newPasswordNeeded)) setPasswordNeeded(true);
    },
  });
  const hasGeneralError =
    join.error && !join.isPending && !isRefusedAs(join.error, newPasswordNeeded);
  const { company, email } = details;
  if (user?.email.toLowerCase() !== email.toLowerCase())
    return <p>It was sent to {email}. To accept it, log out and log in with that address.</p>;
  return (
    <>
      <p>You keep your account. The company decides what you can see and do there.</p>
      {isPasswordNeeded ? (
        <WithNewPassword invitation={invitation} />
      ) : (
        <>
          {hasGeneralError && join.error && <Failure text={detailOf(join.error)} />}
          <div className="flex flex-wrap gap-2">
            <Button
              tone="primary"
              isPending={join.isPending}
              onClick={() => join.perform({ body: { invitation } })}
            >
              Accept invitation
            </Button>
            <Decline invitation={invitation} company={company} onDone={onDeclined} />
          </div>
        </>
      )}
    </>
  );
}

type Declining = Props & { company: string; onDone: () => void };

const Decline = ({ invitation, company, onDone }: Declining) => (
  <Opener label="Decline">
    {(close) => (
      <DeclineInvitation
        organizationId={organizationIdInToken(invitation)}
        company={company}
        onDone={onDone}
        onClose={close}
      />
    )}
  </Opener>
);

const blank = { newPassword: '', confirmPassword: '' };

function WithNewPassword({ invitation }: Props) {
  const { user } = useSessionUser();
  const { form, command } = useCommandForm({
    fields: FirstPasswordForm,
    start: blank,
    endpoint: membershipsApi.joinOrganization,
    inputOf: ({ newPassword }) => ({ body: { invitation, newPassword } }),
    onDone: useEnterCompany(),
  });
  return (
    <InlineForm
      form={form}
      command={command}
      aria-label="Accept invitation"
      submitText="Accept invitation"
      button={{ className: 'justify-self-start', pendingLabel: 'Accepting...' }}
      className="grid max-w-md gap-4"
    >
      <Notice
        icon={KeyRound}
        tone="info"
        text="Accepting confirms your email address, so choose a new password. You will be signed out on all other devices."
      />
      <input type="text" hidden readOnly autoComplete="username" value={user?.username ?? ''} />
      <NewPasswordFields field={form.field} />
    </InlineForm>
  );
}
