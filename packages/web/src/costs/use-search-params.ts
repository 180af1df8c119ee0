import { useNavigate, useSearch } from '@tanstack/react-router';
import { type CostAddress, costAddress } from './search-params.ts';

export const useCostAddress = (): CostAddress =>
  useSearch({ strict: false, select: costAddress, structuralSharing: true });

/** Navigates within the page; parameters that are not named keep their values. */
export function useChangeAddress() {
  const navigate = useNavigate();
  const address = useCostAddress();
  return (change: CostAddress, { replace = false } = {}) =>
    void navigate({ to: '.', search: { ...address, ...change }, replace, resetScroll: false });
}
