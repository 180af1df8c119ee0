import { type ReactNode, useEffect, useState } from 'react';
import type { ToastRegion } from './toast-region.tsx';
import { ToastStore, useToast as useShow, useToastStore } from './toast-store.ts';

export const useToast = useShow;

type Props = {
  /** The company's picture or its initials, beside every notification. */
  logo: ReactNode;
  children?: ReactNode;
};

/** The notifications; where they show is fetched when one is near. */
export function Toasts({ logo, children }: Props) {
  const store = useToastStore();
  const Region = useRegion(store.toasts.length);
  return (
    <ToastStore value={store}>
      {children}
      {Region && <Region {...{ logo, store }} />}
    </ToastStore>
  );
}

/** Comes at the first press of a key or a pointer, at the latest for the first notification. */
function useRegion(waiting: number) {
  const [Region, setRegion] = useState<typeof ToastRegion>();
  const isMissing = !Region;

  useEffect(() => {
    if (!isMissing) return;
    // One that could not be fetched is fetched again at the next press, or for the next toast.
    const fetchIt = () =>
      void import('./toast-region.tsx').then(
        (fetched) => setRegion(() => fetched.ToastRegion),
        () => {},
      );
    if (waiting > 0) fetchIt();
    addEventListener('pointerdown', fetchIt);
    addEventListener('keydown', fetchIt);
    return () => {
      removeEventListener('pointerdown', fetchIt);
      removeEventListener('keydown', fetchIt);
    };
  }, [isMissing, waiting]);
  return Region;
}
