import * as notices from '@sitewright/domain/kernel/notices';
import { sessionApi } from '@sitewright/domain/session/api';
import { useQueryClient } from '@tanstack/react-query';
import { NetworkError } from '../platform/call.ts';
import { setItem } from '../platform/local-storage.ts';
import { setLeaving } from '../platform/return-address.ts';
import { setSessionUser, userKey } from '../platform/session.ts';
import { sessionToEnd } from '../platform/session-to-end.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { useFailure } from './failure.ts';

/** Signs out on the server, and only then here; without signal here at once, and there as soon as it can be reached. */
export function useLogout({ onDone }: { onDone?: () => void } = {}) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const fail = useFailure();

  const leave = () => {
    setSessionUser(queryClient, null);
    toast({ title: 'Logged out', text: notices.loggedOut });
    onDone?.();
  };
  const leaveWithoutSignal = () => {
    setItem(sessionToEnd, 'yes');
    const endSession = () => void queryClient.invalidateQueries({ queryKey: userKey });
    addEventListener('online', endSession, { once: true });
    leave();
  };
  const stay = (error: Error) => {
    setLeaving(false);
    fail(error, 'Logout failed', error.message);
  };
  const logout = useCommand(sessionApi.logout, {
    onDone: leave,
    onRefused: (error) => (error instanceof NetworkError ? leaveWithoutSignal() : stay(error)),
  });
  const perform: typeof logout.perform = (input, onDone) => {
    setLeaving(true);
    logout.perform(input, onDone);
  };
  return { ...logout, perform };
}
