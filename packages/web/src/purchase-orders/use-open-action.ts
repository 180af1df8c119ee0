import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Action } from './order-actions.ts';

/** The open action on the order. Receiving is in the URL: Back closes it, and a reload opens it again. */
export function useOpenAction() {
  const [openAction, setOpenAction] = useState<Action>();
  const { action } = useSearch({ strict: false });
  const navigate = useNavigate();
  const isReceiving = action === 'receive';
  const receive = (isOpen: boolean) =>
    void navigate({
      to: '.',
      search: isOpen ? { action: 'receive' } : {},
      replace: !isOpen,
      resetScroll: false,
    });
  return {
    openAction: isReceiving ? 'receive' : openAction,
    ask: (next: Action) => (next === 'receive' ? receive(true) : setOpenAction(next)),
    close: () => (isReceiving ? receive(false) : setOpenAction(undefined)),
  } as const;
}
