import * as notices from '@sitewright/domain/kernel/notices';
import { sessionApi } from '@sitewright/domain/session/api';
import { useQueryClient } from '@tanstack/react-query';
import { setSessionUser } from '../platform/session.ts';
import { type CommandOptions, useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/toast.tsx';
import { useFailure } from './failure.ts';

export const useLogin = (options: CommandOptions<typeof sessionApi.login>) =>
  useCommand(sessionApi.login, options);
export const useRegister = (options: CommandOptions<typeof sessionApi.register>) =>
  useCommand(sessionApi.register, options);
export const useForgotPassword = (options: CommandOptions<typeof sessionApi.forgotPassword>) =>
  useCommand(sessionApi.forgotPassword, options);
export const useResetPassword = (options: CommandOptions<typeof sessionApi.resetPassword>) =>
  useCommand(sessionApi.resetPassword, options);
export const useRequestAccess = (options: CommandOptions<typeof sessionApi.requestAccess>) =>
  useCommand(sessionApi.requestAccess, options);
/** Everything was refused until now, so everything is read again, the user first of all. */
export const useChangeFirstPassword = (
  options: CommandOptions<typeof sessionApi.changeFirstPassword>,
) => useCommand(sessionApi.changeFirstPassword, { ...options, refreshes: 'everything' });

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
