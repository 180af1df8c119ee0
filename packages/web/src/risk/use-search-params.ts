import { useNavigate, useSearch } from '@tanstack/react-router';
import { type RiskAddress, riskAddress } from './search-params.ts';

export const useRiskAddress = (): RiskAddress =>
  useSearch({ strict: false, select: riskAddress, structuralSharing: true });

/** Goes on within the page; what is not named stays as it is. */
export function useChangeAddress() {
  const navigate = useNavigate();
  const address = useRiskAddress();
  return (change: RiskAddress, { ignoreBlocker = false } = {}) =>
    void navigate({
      to: '/risk-assessment',
      search: { ...address, ...change },
      resetScroll: 'rams' in change || 'doing' in change,
      ignoreBlocker,
    });
}
