import type { Problem } from '@sitewright/domain/kernel/problem';
import type { teamApi } from '@sitewright/domain/team/api';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Link2Off, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { detailOf, isRefusedAs } from '../platform/call.ts';
import { userKey, useSessionUser } from '../platform/session.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { IconCircle } from '../ui/icon-circle.tsx';
import { Failure } from '../ui/layout/failure.tsx';
import { WindowTitle } from '../ui/layout/window-title.tsx';

type Words = {
  title: string;
  /** The effect of confirming. */
  text: string;
  button: string;
  /** After it was done. */
  done: { title: string; text: (email: string) => string };
  /** What to do if the link has expired. */
  spent: string;
};

type Props = {
  token: string | undefined;
  endpoint: (typeof teamApi)['confirmEmail' | 'confirmTwoFactorReset'];
  isSpent: Problem;
  icon: LucideIcon;
  words: Words;
};

const incomplete = 'This link is incomplete. Open the link in the email again.';
const quiet = 'text-sm text-pretty [overflow-wrap:anywhere] text-text-2';

/** Nothing is sent on opening: mail scanners open every link. */
export const ConfirmByLink = ({ token, ...what }: Props) => (
  <main className="mx-auto grid max-w-[480px] grid-cols-[minmax(0,1fr)] p-gutter py-12 max-md:py-6">
    <WindowTitle heading={what.words.title} />
    <div className="grid justify-items-center gap-4 rounded-card border border-line bg-surface px-6 py-8 text-center">
      {token ? (
        <Confirm token={token} {...what} />
      ) : (
        <DeadLink title={what.words.title} text={incomplete} />
      )}
    </div>
  </main>
);

function Confirm({ token, endpoint, isSpent, icon, words }: Props & { token: string }) {
  const client = useQueryClient();
  const [confirmed, setConfirmed] = useState<string>();
  const confirm = useCommand(endpoint, {
    onDone: ({ email }) => {
      setConfirmed(email);
      void client.invalidateQueries({ queryKey: userKey });
    },
  });
  const error = confirm.isPending ? null : confirm.error;
  const { title, text, button, done, spent } = words;
  if (confirmed !== undefined) return <Confirmed title={done.title} text={done.text(confirmed)} />;
  if (isRefusedAs(error, isSpent))
    return <DeadLink title={title} text={`${isSpent.message} ${spent}`} />;
  return (
    <>
      <IconCircle icon={icon} isBig />
      <h1>{title}</h1>
      <p className={quiet}>{text}</p>
      {error && <Failure text={detailOf(error)} />}
      <Button
        tone="primary"
        isBig
        isPending={confirm.isPending}
        pendingLabel="Confirming..."
        onClick={() => confirm.perform({ body: { token } })}
      >
        {button}
      </Button>
    </>
  );
}

function Confirmed({ title, text }: { title: string; text: string }) {
  const { user } = useSessionUser();
  return (
    <>
      <IconCircle icon={CircleCheck} tone="ok" isBig />
      <h1>{title}</h1>
      <p role="status" className={quiet}>
        {text}
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

const DeadLink = ({ title, text }: { title: string; text: string }) => (
  <>
    <IconCircle icon={Link2Off} isBig />
    <h1>{title}</h1>
    <p role="alert" className={quiet}>
      {text}
    </p>
  </>
);
