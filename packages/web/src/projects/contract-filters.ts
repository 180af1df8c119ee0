import { storedStatuses } from '@sitewright/domain/projects/status';
import type { Filter } from '../ui/table/column.ts';
import type { Contract } from './contract.ts';
import { statusLabels } from './status-badge.tsx';

/** What can be chosen is what there is, except for the status, which is always the same. */
export const contractFilters = (contracts: readonly Contract[]): Filter<Contract>[] =>
  [
    {
      id: 'status',
      label: 'Status',
      options: storedStatuses.map((value) => ({ value, label: statusLabels[value] })),
      of: ({ status }: Contract) => status,
    },
    named('division', 'Division', contracts, ({ division }) => division ?? ''),
    named('client', 'Client', contracts, ({ clientName }) => clientName ?? ''),
  ].filter(({ options }) => options.length > 0);

const named = (
  id: string,
  label: string,
  contracts: readonly Contract[],
  of: (contract: Contract) => string,
): Filter<Contract> => ({
  id,
  label,
  options: [...new Set(contracts.map(of))]
    .filter(Boolean)
    .sort((a, b) => a.localeCompare(b, 'en-GB'))
    .map((value) => ({ value, label: value })),
  of,
});
