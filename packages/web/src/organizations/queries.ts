import { organizationsApi } from '@sitewright/domain/organizations/api';
import type { Organization } from '@sitewright/domain/organizations/organization';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

/** Whose session this is: for everybody. */
export const organizationQuery = () =>
  queryOptions<Organization | null>({ queryKey: [organizationsApi.current.path] });

/** The same with what is in use, for those who look after it. */
export const usageQuery = () =>
  queryOptions({
    queryKey: [organizationsApi.read.path],
    queryFn: () => call(organizationsApi.read, {}),
    staleTime: 0,
  });
