import { useEffect } from 'react';
import { logError } from '../platform/fault.ts';
import { setItem } from '../platform/local-storage.ts';
import { keepsItems } from '../platform/outbox/keeps-items.ts';
import { loadOutbox } from '../platform/outbox/outbox.ts';
import { outboxSnapshot } from '../platform/outbox/snapshot.ts';
import { SignInToSend } from './sign-in-to-send.tsx';
import { useOutbox } from './use-outbox.ts';

/** On the sign-in page: locked items on this phone that wait for their author to sign in. */
export function LockedItems() {
  const { items, others } = useOutbox();
  useEffect(() => {
    const forgetIfEmpty = () => {
      const { items, others } = outboxSnapshot();
      if (items.length + others.length === 0) setItem(keepsItems, null);
    };
    loadOutbox().then(forgetIfEmpty, (error) =>
      logError('Locked items could not be counted', error),
    );
  }, []);
  const count = items.length + others.length;
  return (
    count > 0 && (
      <div className="bg-surface p-2">
        <SignInToSend count={count} />
      </div>
    )
  );
}
