import { endpoint } from '../kernel/endpoint.ts';
import { Found, SearchQuery } from './search.ts';

export const searchApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/search',
    summary: 'Find records by the first letters of their words',
    needs: 'self',
    query: SearchQuery,
    reply: Found,
  }),
};
