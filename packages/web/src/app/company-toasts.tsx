import { useKnownCompany } from '../platform/company.ts';
import { ToastRegion } from '../ui/dialogs/toast-region.tsx';
import type { Store } from '../ui/dialogs/toast-store.ts';
import { Picture } from '../ui/picture.tsx';

/** The notifications with the company's logo. */
export const Region = ({ store }: { store: Store }) => (
  <ToastRegion logo={<Logo />} store={store} />
);

/** A component of its own, so that a change of company also shows in toasts that are open. */
function Logo() {
  const { logo, initials } = useKnownCompany();
  return <Picture src={logo} initials={initials} className="size-full" />;
}
