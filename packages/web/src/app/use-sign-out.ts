import { useOpenOverlay } from '../platform/open-overlay.ts';
import { outboxSnapshot, waitingItems } from '../platform/outbox/snapshot.ts';
import { useLogout } from '../session/use-logout.ts';

/** Signs out; where something has not been sent, asks first what becomes of it. */
export function useSignOut(): () => void {
  const open = useOpenOverlay();
  const logout = useLogout();
  return () => (waitingItems(outboxSnapshot()).length > 0 ? open('signOut') : logout.perform({}));
}
