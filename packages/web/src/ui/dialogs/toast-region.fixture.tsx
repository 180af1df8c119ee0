import type { Store } from './toast-store.ts';

/** The notifications of a test, with initials instead of a company's logo; loaded as late as in the app. */
export const loadRegion = async () => {
  const { ToastRegion } = await import('./toast-region.tsx');
  return { Region: ({ store }: { store: Store }) => <ToastRegion logo="SW" store={store} /> };
};
