import * as notices from '@sitewright/domain/kernel/notices';
import { planSuspended } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { useQuery } from '@tanstack/react-query';
import { query } from '../platform/query.ts';
import { Button } from '../ui/button.tsx';

/** Reads the organisation at the start; warns where that failed, or where its plan is suspended. */
export function OrganizationBanner() {
  const { data, isError, isFetching, refetch } = useQuery(query(organizationsApi.current));
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
