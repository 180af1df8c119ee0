import { FirstPasswordForm } from '@sitewright/domain/session/credentials';
import { newPasswordNeeded, organizationIn } from '@sitewright/domain/session/membership-rules';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { detailOf, fieldsOf, isRefusedAs } from '../platform/call.ts';
import { useSessionUser } from '../platform/session.ts';
import { useCommand } from '../platform/use-command.ts';
import { NewPasswordFields } from '../session/new-password-fields.tsx';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { useForm } from '../ui/use-form.ts';
import { DeclineInvitation } from './decline-invitation.tsx';
import { useEnterCompany } from './use-enter-company.ts';

type Props = { invitation: string };

/** The email's link proves the mailbox; where that was unproven, a new password is asked for. */
export function AcceptInvitation({ invitation }: Props) {
  const [isPasswordNeeded, setPasswordNeeded] = useState(false);
  const join = useCommand(membershipsApi.joinOrganization, {
    onDone: useEnterCompany(),
    onRefused: (error) => {
      if (isRefusedAs(error, newPasswordNeeded)) setPasswordNeeded(true);
    },
  });
  const isUntold = join.error && !join.isPending && !isRefusedAs(join.error, newPasswordNeeded);
  const [isDeclined, setDeclined] = useState(false);
  if (isDeclined) return null;
  return (
    <Panel title="You have been invited to a company" className="max-w-xl">
      <div className="grid gap-3 p-4 text-sm">
        <p>You keep your account. The company decides what you can see and do there.</p>
        {isPasswordNeeded ? (
          <WithNewPassword {...{ invitation }} />
        ) : (
          <>
            {isUntold && join.error && <Failure text={detailOf(join.error)} />}
            <div className="flex flex-wrap gap-2">
              <Button
                tone="primary"
                isPending={join.isPending}
                onClick={() => join.perform({ body: { invitation } })}
              >
                Accept invitation
              </Button>
              <Decline invitation={invitation} onDone={() => setDeclined(true)} />
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}

function Decline({ invitation, onDone }: Props & { onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const organizationId = organizationIn(invitation);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Decline</Button>
      {isAsking && (
        <DeclineInvitation {...{ organizationId, onDone }} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

const blank = { newPassword: '', confirmPassword: '' };

function WithNewPassword({ invitation }: Props) {
  const { user } = useSessionUser();
  const join = useCommand(membershipsApi.joinOrganization, {
    onDone: useEnterCompany(),
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(FirstPasswordForm, blank, {
    onSubmit: ({ newPassword }) => join.perform({ body: { invitation, newPassword } }),
  });
  const isUntold = join.error && !join.isPending && !form.isRefusedByField;
  return (
    <form {...form.bind} aria-label="Accept invitation" className="grid max-w-md gap-4">
      <Notice
        icon={KeyRound}
        tone="info"
        text="Choose a new password to accept the invitation. Your email address was not confirmed until now. All your other devices are signed out."
      />
      <input type="text" hidden readOnly autoComplete="username" value={user?.username ?? ''} />
      <NewPasswordFields field={form.field} />
      {isUntold && join.error && <Failure text={detailOf(join.error)} />}
      <Button
        type="submit"
        tone="primary"
        className="justify-self-start"
        isPending={join.isPending}
        pendingLabel="Accepting..."
      >
        Accept invitation
      </Button>
    </form>
  );
}
