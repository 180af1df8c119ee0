import { outcodeOf, tidyPostcode } from '@sitewright/domain/kernel/postcode';
import { requestFor } from '@sitewright/domain/kernel/request';
import { type Place, referenceDataApi } from '@sitewright/domain/reference-data/api';
import { useQuery } from '@tanstack/react-query';
import { useSettled } from '../../ui/use-settled.ts';

/** The town of a postcode, once enough of it is typed. */
export function useTown(postcode: string): string | undefined {
  const settled = tidyPostcode(useSettled(postcode, 300));
  const { data } = useQuery<Place | null>({
    queryKey: [requestFor(referenceDataApi.place, { params: { postcode: settled } }).url],
    enabled: outcodeOf(settled) !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.town;
}
