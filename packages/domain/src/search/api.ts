import { get } from '../kernel/endpoint.ts';
import { SearchQuery, SearchResults } from './search.ts';

export const searchApi = {
  find: get('/api/search', 'self', {
    summary: 'Search records by the first letters of their words',
    query: SearchQuery,
    reply: SearchResults,
  }),
};
