import { costsApi } from '@sitewright/domain/costs/api';
import { decimalOf, scaled } from '@sitewright/domain/kernel/decimal';
import { useQuery } from '@tanstack/react-query';
import { UnratedNotice } from '../../costs/rates/unrated-notice.tsx';
import { query } from '../../platform/query.ts';

/** The hours of workers without a rate; only for users who may see costs. */
export function UnratedWorkers() {
  const { data } = useQuery(query(costsApi.unratedHours, { query: {} }));
  const hours = (data ?? [])
    .filter(({ kind }) => kind === 'worker')
    .reduce((sum, { hours }) => sum + scaled(hours, 3), 0n);
  return <UnratedNotice hours={decimalOf(hours, 3)} />;
}
