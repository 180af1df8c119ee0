import { ToastRegion } from './toast-region.tsx';
import type { Store } from './toast-store.ts';

/** The notifications of a test, with initials instead of a company's logo. */
const Region = ({ store }: { store: Store }) => <ToastRegion logo="SW" store={store} />;

export const loadRegion = async () => ({ Region });
