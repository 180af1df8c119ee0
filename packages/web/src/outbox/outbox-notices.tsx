import { useQueryClient } from '@tanstack/react-query';
import { waitingItems } from '../platform/outbox/snapshot.ts';
import { userKey } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { InstallHint } from './install-hint.tsx';
import { NearlyFull } from './nearly-full.tsx';
import { SignInToSend } from './sign-in-to-send.tsx';
import { useOutbox } from './use-outbox.ts';

/** Notices about the outbox on every page. */
export function OutboxNotices() {
  const client = useQueryClient();
  const outbox = useOutbox();
  const waiting = waitingItems(outbox).length;
  // The server then answers that the user is signed out, which leads to the sign-in.
  const signIn = () => void client.invalidateQueries({ queryKey: userKey });
  return (
    <>
      {outbox.isSignedOut && waiting > 0 && (
        <SignInToSend count={waiting}>
          <Button onClick={signIn}>Sign in</Button>
        </SignInToSend>
      )}
      <NearlyFull />
      <InstallHint />
    </>
  );
}
