import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type Store, ToastStore, useToast as useShow, useToastStore } from './toast-store.ts';

export const useToast = useShow;

type Region = ComponentType<{ store: Store }>;
type LoadRegion = () => Promise<{ Region: Region }>;

type Props = {
  /** Loads the component that shows the toasts, when it is first needed. */
  loadRegion: LoadRegion;
  children?: ReactNode;
};

/** Gives its children `useToast`. */
export function Toasts({ loadRegion, children }: Props) {
  const store = useToastStore();
  const Region = useRegion(store.toasts.length, loadRegion);
  return (
    <ToastStore value={store}>
      {children}
      {Region && <Region store={store} />}
    </ToastStore>
  );
}

/** Loaded at the first key or pointer press, at the latest for the first toast. */
function useRegion(waiting: number, loadRegion: LoadRegion) {
  const [Region, setRegion] = useState<Region>();
  const isMissing = !Region;

  useEffect(() => {
    if (!isMissing) return;
    // After a failure the next press or toast tries again.
    const load = () =>
      void loadRegion().then(
        (loaded) => setRegion(() => loaded.Region),
        () => {},
      );
    if (waiting > 0) load();
    addEventListener('pointerdown', load);
    addEventListener('keydown', load);
    return () => {
      removeEventListener('pointerdown', load);
      removeEventListener('keydown', load);
    };
  }, [isMissing, waiting, loadRegion]);
  return Region;
}
