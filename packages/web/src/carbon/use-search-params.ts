import { useNavigate, useSearch } from '@tanstack/react-router';
import { type CarbonAddress, carbonAddress } from './search-params.ts';

export const useCarbonAddress = (): CarbonAddress =>
  useSearch({ strict: false, select: carbonAddress, structuralSharing: true });

/** Navigates within the page; parameters that are not named keep their values. */
export function useChangeAddress() {
  const navigate = useNavigate();
  const address = useCarbonAddress();
  return (change: CarbonAddress, { replace = false } = {}) =>
    void navigate({ to: '.', search: { ...address, ...change }, replace, resetScroll: false });
}
