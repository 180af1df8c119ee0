import { createContext, useContext, useMemo, useState } from 'react';

export type Toast = {
  title?: string;
  text: string;
  tone?: 'plain' | 'danger';
  /** What can be done about it, such as 'Undo'; doing it dismisses the toast. */
  action?: { label: string; onPress: () => void };
};
type StoredToast = Toast & { id: number; isOpen: boolean };

export type Store = {
  /** Newest first, with those closed of late. */
  toasts: readonly StoredToast[];
  show: (toast: Toast) => void;
  dismiss: (id: number) => void;
  /** What went wrong before is of no interest once it is tried again. */
  dismissFailure: () => void;
};

/** How long a closed one is remembered. */
const keptFor = 1_000_000;

let lastId = 0;

/** One at a time: a new one takes the place of the old. */
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
