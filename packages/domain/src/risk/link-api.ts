import * as z from 'zod';
import { get, post } from '../kernel/endpoint.ts';
import { LinkToken } from '../links/link.ts';
import { LinkedRams, LinkSignature, LinkSigned } from './linked-rams.ts';

const byLink = z.object({ token: LinkToken });

/** The briefing on one's own phone. */
export const linkApi = {
  readByLink: get('/api/link/:token/rams', 'public', {
    summary: 'Read the method statement that a worker is briefed on',
    params: byLink,
    reply: LinkedRams,
  }),
  signByLink: post('/api/link/:token/rams/signatures', 'public', {
    summary: 'Sign a method statement as one of the workers',
    params: byLink,
    body: LinkSignature,
    reply: LinkSigned,
    status: 201,
    mostBytes: 30_000,
  }),
};
