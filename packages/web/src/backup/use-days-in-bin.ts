import { daysInBin } from '@sitewright/domain/backup/rules';
import { useQuery } from '@tanstack/react-query';
import { organizationQuery } from '../organizations/queries.ts';

/** How long what is deleted now can be restored, as the organisation wants it; the frame has read that. */
export function useDaysInBin(): number {
  const { data } = useQuery({ ...organizationQuery(), enabled: false });
  return data?.settings.binDays ?? daysInBin;
}
