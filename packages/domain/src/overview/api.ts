import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { ContractOverview } from './overview.ts';

export const overviewApi = {
  contracts: endpoint({
    method: 'GET',
    path: '/api/overview/contracts',
    summary: 'Read what is open on each contract',
    needs: ['project', 'R'],
    reads: ['costAnalysis', 'diary', 'siteIssue'],
    reply: z.array(ContractOverview),
  }),
};
