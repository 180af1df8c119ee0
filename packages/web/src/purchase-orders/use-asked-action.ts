import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Action } from './order-actions.ts';

/** What somebody wants to do to the order. A delivery is counted in the rain: Back closes it, a reload opens it again. */
export function useAskedAction() {
  const [asked, setAsked] = useState<Action>();
  const { action } = useSearch({ strict: false });
  const navigate = useNavigate();
  const isReceiving = action === 'receive';
  const receive = (isWanted: boolean) =>
    void navigate({
      to: '.',
      search: isWanted ? { action: 'receive' } : {},
      replace: !isWanted,
      resetScroll: false,
    });
  return {
    asked: isReceiving ? 'receive' : asked,
    ask: (next: Action) => (next === 'receive' ? receive(true) : setAsked(next)),
    close: () => (isReceiving ? receive(false) : setAsked(undefined)),
  } as const;
}
