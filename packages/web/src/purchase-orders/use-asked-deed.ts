import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Deed } from './order-deeds.ts';

/** What somebody wants to do to the order. A delivery is counted in the rain: Back closes it, a reload opens it again. */
export function useAskedDeed() {
  const [asked, setAsked] = useState<Deed>();
  const { deed } = useSearch({ strict: false });
  const navigate = useNavigate();
  const isReceiving = deed === 'receive';
  const receive = (isWanted: boolean) =>
    void navigate({
      to: '.',
      search: isWanted ? { deed: 'receive' } : {},
      replace: !isWanted,
      resetScroll: false,
    });
  return {
    asked: isReceiving ? 'receive' : asked,
    ask: (next: Deed) => (next === 'receive' ? receive(true) : setAsked(next)),
    close: () => (isReceiving ? receive(false) : setAsked(undefined)),
  } as const;
}
