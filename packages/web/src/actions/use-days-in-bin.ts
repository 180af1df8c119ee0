import { daysInBin } from '@sitewright/domain/backup/rules';
import { useQuery } from '@tanstack/react-query';
import { organizationQuery } from '../organizations/queries.ts';

/** How long a record deleted now can be restored, by the organisation's setting; the frame has loaded that. */
export function useDaysInBin(): number {
  const { data } = useQuery({ ...organizationQuery(), enabled: false });
  return data?.settings.binDays ?? daysInBin;
}
