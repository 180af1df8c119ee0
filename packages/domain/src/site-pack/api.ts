import * as z from 'zod';
import { get } from '../kernel/endpoint.ts';
import { CompanyPack } from './company-pack.ts';
import { ContractPack } from './contract-pack.ts';

/** What a phone keeps for when there is no signal. */
export const sitePackApi = {
  company: get('/api/site-pack', ['project', 'R'], {
    summary: 'Read what a phone keeps of the company',
    reads: 'everything',
    repeatableRead: true,
    reply: CompanyPack,
  }),
  contract: get('/api/projects/:projectId/site-pack', ['project', 'R'], {
    summary: 'Read what a phone keeps of a contract',
    reads: 'everything',
    repeatableRead: true,
    reply: ContractPack,
  }),
  key: get('/api/outbox-key', 'self', {
    summary: 'Read the key under which a phone seals what it keeps for you in this company',
    isSecret: true,
    reply: z.object({ key: z.base64url() }),
  }),
};
