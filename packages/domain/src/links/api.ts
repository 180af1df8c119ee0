import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { Link, LinkDraft, LinkQuery, LinkSummary, LinkToken, LinkUse } from './link.ts';

const oneLink = z.object({ linkId: IdInPath });

/** Each also needs the right that the link's purpose asks for, to the record that it opens. */
export const linksApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/links',
    summary: 'List the links to a record',
    needs: ['link', 'R'],
    query: LinkQuery,
    reply: z.array(Link),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/links',
    summary: 'Make a link to a record for people without an account',
    needs: ['link', 'C'],
    body: LinkDraft,
    reply: Link,
    // Its address is the link itself: it is stored nowhere, and no program gets it.
    isSecret: true,
  }),
  revoke: endpoint({
    method: 'PUT',
    path: '/api/links/:linkId/withdrawal',
    summary: 'Withdraw a link',
    needs: ['link', 'U'],
    params: oneLink,
    reply: Link,
  }),
  uses: endpoint({
    method: 'GET',
    path: '/api/links/:linkId/uses',
    summary: 'List what was done by a link',
    needs: ['link', 'R'],
    params: oneLink,
    reply: z.array(LinkUse),
  }),
  poster: endpoint({
    method: 'GET',
    path: '/api/links/:linkId/poster',
    summary: 'Print a link as a QR code',
    needs: ['link', 'C'],
    params: oneLink,
    reply: z.unknown(),
    sends: 'file',
    // The code is the link itself: a program that only reads must not come to act by it.
    isSecret: true,
  }),
  /** For the person who holds it. What it opens is read from the feature of its purpose. */
  open: endpoint({
    method: 'GET',
    path: '/api/link/:token',
    summary: 'Open a link without an account',
    needs: 'public',
    params: z.object({ token: LinkToken }),
    reply: LinkSummary,
  }),
};
