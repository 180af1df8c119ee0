import * as z from 'zod';
import { get } from '../kernel/endpoint.ts';
import { CompanyPack } from './company-pack.ts';
import { ContractPack } from './contract-pack.ts';

/** The data that a phone stores for use without signal. */
export const sitePackApi = {
  company: get('/api/site-pack', ['project', 'R'], {
    summary: 'Read the company data a phone stores',
    reads: 'everything',
    repeatableRead: true,
    reply: CompanyPack,
  }),
  contract: get('/api/projects/:projectId/site-pack', ['project', 'R'], {
    summary: 'Read the contract data a phone stores',
    reads: 'everything',
    repeatableRead: true,
    reply: ContractPack,
  }),
  key: get('/api/outbox-key', 'self', {
    summary: 'Read the key that encrypts your stored data on a phone for this company',
    isSecret: true,
    reply: z.object({ key: z.base64url() }),
  }),
};
