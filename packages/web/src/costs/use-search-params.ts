import { useNavigate, useSearch } from '@tanstack/react-router';
import { type CostAddress, costAddress } from './search-params.ts';

export const useCostAddress = (): CostAddress =>
  useSearch({ strict: false, select: costAddress, structuralSharing: true });

/** Goes on within the page; what is not named stays as it is. */
export function useChangeAddress() {
  const navigate = useNavigate();
  const address = useCostAddress();
  return (change: CostAddress, { replace = false } = {}) =>
    void navigate({ to: '.', search: { ...address, ...change }, replace, resetScroll: false });
}
