import * as z from 'zod';
import { get } from '../kernel/endpoint.ts';
import { ContractOverview } from './overview.ts';

export const overviewApi = {
  contracts: get('/api/overview/contracts', ['project', 'R'], {
    summary: 'Read what is open on each contract',
    reads: ['costAnalysis', 'diary', 'siteIssue'],
    reply: z.array(ContractOverview),
  }),
};
