import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { PageQuery } from '../kernel/page.ts';
import { Worker } from './worker.ts';

export const workforceApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/workers',
    summary: 'List the workers',
    needs: ['worker', 'R'],
    query: PageQuery,
    reply: z.array(Worker),
  }),
};
