import { searchApi } from '@sitewright/domain/search/api';
import type { SearchQuery } from '@sitewright/domain/search/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

/** While the next search runs, the last results stay visible. */
export const searchQuery = (query: SearchQuery) =>
  queryOptions({
    queryKey: [searchApi.find.path, query],
    queryFn: () => call(searchApi.find, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
