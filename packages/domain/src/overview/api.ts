import * as z from 'zod';
import { get } from '../kernel/endpoint.ts';
import { GettingStarted } from './getting-started.ts';
import { ContractOverview } from './overview.ts';

export const overviewApi = {
  contracts: get('/api/overview/contracts', ['project', 'R'], {
    summary: 'Read what is open on each contract',
    reads: ['costAnalysis', 'diary', 'siteIssue'],
    reply: z.array(ContractOverview),
  }),
  gettingStarted: get('/api/overview/getting-started', ['organization', 'M'], {
    summary: 'Read how far a new company is set up',
    reads: ['companyProfile', 'project', 'team', 'supplier', 'purchaseOrder', 'diary'],
    reply: GettingStarted,
  }),
};
