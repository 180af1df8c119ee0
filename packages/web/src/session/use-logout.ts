import * as notices from '@sitewright/domain/kernel/notices';
import { sessionApi } from '@sitewright/domain/session/api';
import { useQueryClient } from '@tanstack/react-query';
import { setSessionUser } from '../platform/session.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { useFailure } from './failure.ts';

/** Signs out on the server, and only then here. */
export function useLogout({ onDone }: { onDone?: () => void } = {}) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const fail = useFailure();

  return useCommand(sessionApi.logout, {
    onDone: () => {
      setSessionUser(queryClient, null);
      toast({ title: 'Logged out', text: notices.loggedOut });
      onDone?.();
    },
    onRefused: (error) => fail(error, 'Logout failed', error.message),
  });
}
