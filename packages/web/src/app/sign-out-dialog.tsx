import { useRef } from 'react';
import { ItemsNotSent } from '../outbox/items-not-sent.tsx';
import { logError } from '../platform/fault.ts';
import type { OverlayProps } from '../platform/open-overlay.ts';
import type { OutboxItem } from '../platform/outbox/item.ts';
import { dropItems } from '../platform/outbox/outbox.ts';
import { outboxSnapshot } from '../platform/outbox/snapshot.ts';
import { useLogout } from '../session/use-logout.ts';

/** Asks what becomes of what has not been sent, then signs out. */
export function SignOutDialog({ onClose }: OverlayProps) {
  const lost = useRef<readonly OutboxItem[]>([]);
  // Should the sign-out fail, nothing is lost.
  const logout = useLogout({
    onDone: () =>
      void dropItems(lost.current).catch((error) =>
        logError('Unsent items could not be deleted', error),
      ),
  });
  const leave = (items: readonly OutboxItem[]) => {
    lost.current = items;
    logout.perform({});
  };
  return (
    <ItemsNotSent
      isPending={logout.isPending}
      onStay={onClose}
      onLeave={() => leave([])}
      onLose={() => leave(outboxSnapshot().items)}
    />
  );
}
