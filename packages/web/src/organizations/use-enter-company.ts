import type { SessionUser } from '@sitewright/domain/session/session-user';
import { useQueryClient } from '@tanstack/react-query';
import { setSessionUser } from '../platform/session.ts';

/** Everything that was read, and the live stream, belong to the company before: the app starts again. */
export function useEnterCompany() {
  const client = useQueryClient();
  return (user: SessionUser) => {
    setSessionUser(client, user);
    window.location.assign('/contracts');
  };
}
