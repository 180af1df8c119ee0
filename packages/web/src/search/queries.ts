import { searchApi } from '@sitewright/domain/search/api';
import type { SearchQuery } from '@sitewright/domain/search/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

/** While the next letters are looked for, what the last ones found stays in sight. */
export const searchQuery = (query: SearchQuery) =>
  queryOptions({
    queryKey: [searchApi.find.path, query],
    queryFn: () => call(searchApi.find, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
