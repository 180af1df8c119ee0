import type { OrganizationInUse } from '@sitewright/domain/organizations/organization';
import { useQueryClient } from '@tanstack/react-query';
import { usageQuery } from './queries.ts';

/** Shows the server's answer to a change of the organisation at once. */
export function useShowOrganization(onShown: () => void) {
  const client = useQueryClient();
  return (changed: OrganizationInUse) => {
    client.setQueryData(usageQuery().queryKey, changed);
    onShown();
  };
}
