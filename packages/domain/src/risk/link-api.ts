import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import {
  BriefingLink,
  BriefingToken,
  LinkedRams,
  LinkSignature,
  LinkSigned,
} from './linked-rams.ts';

const byLink = z.object({ token: BriefingToken });

/** The briefing on one's own phone. */
export const linkApi = {
  briefingLink: endpoint({
    method: 'GET',
    path: '/api/rams/:ramsId/briefing-link',
    summary: 'Get a link by which workers read and sign a method statement',
    needs: ['diary', 'C'],
    params: z.object({ ramsId: IdInPath }),
    reply: BriefingLink,
  }),
  readByLink: endpoint({
    method: 'GET',
    path: '/api/rams-links/:token',
    summary: 'Read the method statement that a worker is briefed on',
    needs: 'public',
    params: byLink,
    reply: LinkedRams,
  }),
  signByLink: endpoint({
    method: 'POST',
    path: '/api/rams-links/:token/signatures',
    summary: 'Sign a method statement as one of the workers',
    needs: 'public',
    params: byLink,
    body: LinkSignature,
    reply: LinkSigned,
    status: 201,
    mostBytes: 30_000,
  }),
};
