import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { LinkToken } from '../links/link.ts';
import { LinkedRams, LinkSignature, LinkSigned } from './linked-rams.ts';

const byLink = z.object({ token: LinkToken });

/** The briefing on one's own phone. */
export const linkApi = {
  readByLink: endpoint({
    method: 'GET',
    path: '/api/link/:token/rams',
    summary: 'Read the method statement that a worker is briefed on',
    needs: 'public',
    params: byLink,
    reply: LinkedRams,
  }),
  signByLink: endpoint({
    method: 'POST',
    path: '/api/link/:token/rams/signatures',
    summary: 'Sign a method statement as one of the workers',
    needs: 'public',
    params: byLink,
    body: LinkSignature,
    reply: LinkSigned,
    status: 201,
    mostBytes: 30_000,
  }),
};
