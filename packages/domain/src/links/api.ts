import * as z from 'zod';
import { get, post, put } from '../kernel/endpoint.ts';
import { Link, LinkDraft, LinkQuery, LinkSummary, LinkToken, LinkUse } from './link.ts';

/** Each also needs the right that the link's purpose asks for, to the record that it opens. */
export const linksApi = {
  list: get('/api/links', ['link', 'R'], {
    summary: 'List the links to a record',
    query: LinkQuery,
    reply: z.array(Link),
  }),
  create: post('/api/links', ['link', 'C'], {
    summary: 'Create a link to a record for people without an account',
    body: LinkDraft,
    reply: Link,
    // Its address is the link itself: it is stored nowhere, and no program gets it.
    isSecret: true,
  }),
  revoke: put('/api/links/:linkId/withdrawal', ['link', 'U'], {
    summary: 'Withdraw a link',
    reply: Link,
  }),
  uses: get('/api/links/:linkId/uses', ['link', 'R'], {
    summary: 'List the activity of a link',
    reply: z.array(LinkUse),
  }),
  poster: get('/api/links/:linkId/poster', ['link', 'C'], {
    summary: 'Print a link as a QR code',
    reply: z.unknown(),
    sends: 'file',
    isExport: true,
    // The code is the link itself: a program that only reads must not come to act by it.
    isSecret: true,
  }),
  /** For the person who holds it. What it opens is read from the feature of its purpose. */
  open: get('/api/link/:token', 'public', {
    summary: 'Open a link without an account',
    params: z.object({ token: LinkToken }),
    reply: LinkSummary,
  }),
};
