import { daysInBin } from '@sitewright/domain/backup/rules';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { useQuery } from '@tanstack/react-query';
import { query } from '../platform/query.ts';

/** How long a record deleted now can be restored, by the organisation's setting; the frame has loaded that. */
export function useDaysInBin(): number {
  const { data } = useQuery({ ...query(organizationsApi.current), enabled: false });
  return data?.settings.binDays ?? daysInBin;
}
