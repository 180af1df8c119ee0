import { createContext, useContext, useMemo, useState } from 'react';

export type Toast = {
  title?: string;
  text: string;
  tone?: 'plain' | 'danger';
  /** An action, such as 'Undo'; it also dismisses the toast. */
  action?: { label: string; onPress: () => void };
};
type StoredToast = Toast & { id: number; isOpen: boolean };

export type Store = {
  /** Newest first, including recently closed ones. */
  toasts: readonly StoredToast[];
  show: (toast: Toast) => void;
  dismiss: (id: number) => void;
  /** Errors are dismissed when the action is tried again. */
  dismissFailure: () => void;
};

/** How long a closed toast is remembered. */
const keptFor = 1_000_000;

let lastId = 0;

/** One at a time: a new toast replaces the old one. */
export function useToastStore(): Store {
  const [toasts, setToasts] = useState<readonly StoredToast[]>([]);
  const actions = useMemo(() => {
    const dismiss = (dismissed: number) => {
      setToasts((all) => all.map((one) => (one.id === dismissed ? closed(one) : one)));
      setTimeout(() => setToasts((all) => all.filter(({ id }) => id !== dismissed)), keptFor);
    };
    let last: Toast | undefined;
    const show = (toast: Toast) => {
      dismiss(lastId);
      lastId += 1;
      last = toast;
      const shown = { ...toast, id: lastId, isOpen: true };
      setToasts((all) => [shown, ...all]);
    };
    const dismissFailure = () => {
      if (last?.tone === 'danger') dismiss(lastId);
      last = undefined;
    };
    return { show, dismiss, dismissFailure };
  }, []);
  return { toasts, ...actions };
}

const closed = (toast: StoredToast): StoredToast => ({ ...toast, isOpen: false });

export const ToastStore = createContext<Store | null>(null);

export function useToast(): Store['show'] {
  const store = useContext(ToastStore);
  if (!store) throw new Error('useToast needs <Toasts> around it');
  return store.show;
}
