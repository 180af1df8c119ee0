import { useNavigate, useSearch } from '@tanstack/react-router';
import { type CarbonAddress, carbonAddress } from './search-params.ts';

export const useCarbonAddress = (): CarbonAddress =>
  useSearch({ strict: false, select: carbonAddress, structuralSharing: true });

/** Goes on within the page; what is not named stays as it is. */
export function useChangeAddress() {
  const navigate = useNavigate();
  const address = useCarbonAddress();
  return (change: CarbonAddress, { replace = false } = {}) =>
    void navigate({ to: '.', search: { ...address, ...change }, replace, resetScroll: false });
}
