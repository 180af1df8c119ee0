import * as notices from '@sitewright/domain/kernel/notices';
import { planSuspended } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import type { Organization } from '@sitewright/domain/organizations/organization';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../ui/button.tsx';

/** Asks at the start whose data this is, and says so when nobody knows, or nothing can be changed. */
export function OrganizationBanner() {
  const { data, isError, isFetching, refetch } = useQuery<Organization | null>({
    queryKey: [organizationsApi.current.path],
  });
  const isSuspended = data?.subscriptionStatus === 'suspended';
  if (!isError && !isSuspended) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-control bg-bad-soft px-4 py-2 text-on-bad-soft"
    >
      <p>{isError ? notices.organizationUnknown : planSuspended.message}</p>
      {isError && (
        <Button isPending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      )}
    </div>
  );
}
