import { emailChangeSpent } from '@sitewright/domain/session/membership-rules';
import { teamApi } from '@sitewright/domain/team/api';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Link2Off, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { detailOf, isRefusedAs } from '../platform/call.ts';
import { userKey, useSessionUser } from '../platform/session.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Failure } from '../ui/failure.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { WindowTitle } from '../ui/window-title.tsx';

const title = 'Confirm your email address';
const incomplete = 'This link is incomplete. Open the link in the email again.';
const spent = `${emailChangeSpent.message} Ask your company administrator to change your email address again.`;
const quiet = 'text-sm text-pretty [overflow-wrap:anywhere] text-text-2';

/** Nothing is sent on opening: mail scanners open every link. */
export const ConfirmEmailScreen = ({ token }: { token?: string }) => (
  <main className="mx-auto grid max-w-[480px] grid-cols-[minmax(0,1fr)] p-gutter py-12 max-md:py-6">
    <WindowTitle heading={title} />
    <div className="grid justify-items-center gap-4 rounded-card border border-line bg-surface px-6 py-8 text-center">
      {token ? <Confirm token={token} /> : <DeadLink text={incomplete} />}
    </div>
  </main>
);

function Confirm({ token }: { token: string }) {
  const client = useQueryClient();
  const [confirmed, setConfirmed] = useState<string>();
  const confirm = useCommand(teamApi.confirmEmail, {
    onDone: ({ email }) => {
      setConfirmed(email);
      void client.invalidateQueries({ queryKey: userKey });
    },
  });
  const error = confirm.isPending ? null : confirm.error;
  if (confirmed !== undefined) return <Confirmed email={confirmed} />;
  if (isRefusedAs(error, emailChangeSpent)) return <DeadLink text={spent} />;
  return (
    <>
      <Glyph icon={MailCheck} isBig />
      <h1>{title}</h1>
      <p className={quiet}>You sign in with this email address as soon as you have confirmed it.</p>
      {error && <Failure text={detailOf(error)} />}
      <Button
        tone="primary"
        isBig
        isPending={confirm.isPending}
        pendingLabel="Confirming..."
        onClick={() => confirm.perform({ body: { token } })}
      >
        Confirm email address
      </Button>
    </>
  );
}

function Confirmed({ email }: { email: string }) {
  const { user } = useSessionUser();
  return (
    <>
      <Glyph icon={CircleCheck} tone="ok" isBig />
      <h1>Email address confirmed</h1>
      <p role="status" className={quiet}>
        From now on, sign in with {email}.
      </p>
      {user ? (
        <ButtonLink to="/contracts">Go to Contracts</ButtonLink>
      ) : (
        <ButtonLink to="/auth" tone="primary">
          Go to sign in
        </ButtonLink>
      )}
    </>
  );
}

const DeadLink = ({ text }: { text: string }) => (
  <>
    <Glyph icon={Link2Off} isBig />
    <h1>{title}</h1>
    <p role="alert" className={quiet}>
      {text}
    </p>
  </>
);
