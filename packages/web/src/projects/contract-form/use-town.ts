import { outcodeOf, tidyPostcode } from '@sitewright/domain/kernel/postcode';
import { referenceDataApi } from '@sitewright/domain/reference-data/api';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../platform/query.ts';
import { useSettled } from '../../ui/use-settled.ts';

/** The town of a postcode, once enough of it is typed. */
export function useTown(postcode: string): string | undefined {
  const settled = tidyPostcode(useSettled(postcode, 300));
  const { data } = useQuery({
    ...query(referenceDataApi.place, { params: { postcode: settled } }),
    enabled: outcodeOf(settled) !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.town;
}
