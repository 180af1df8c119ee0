import * as z from 'zod';
import { roles } from '../kernel/access.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { SessionUser } from './session-user.ts';

/** An organisation that somebody belongs to. */
export const OwnOrganization = z.object({
  id: Id,
  name: z.string(),
  role: z.enum(roles),
  isOrganizationAdmin: z.enum(['yes', 'no']),
  isCurrent: z.boolean(),
});

/** One session is in one organisation; whoever belongs to several goes from one to the other. */
export const membershipsApi = {
  organizations: endpoint({
    method: 'GET',
    path: '/api/organizations',
    summary: 'List the organisations one belongs to',
    needs: 'self',
    reply: z.object({ organizations: z.array(OwnOrganization) }),
  }),
  switchOrganization: endpoint({
    method: 'PUT',
    path: '/api/current-organization',
    summary: 'Go to another of the own organisations',
    needs: 'self',
    body: z.object({ organizationId: Id }),
    reply: SessionUser,
  }),
  joinOrganization: endpoint({
    method: 'POST',
    path: '/api/invitations/acceptance',
    summary: 'Accept an invitation to another organisation',
    needs: 'self',
    body: z.object({
      invitation: z.string('Please open the link of the letter').min(1).max(100),
    }),
    reply: SessionUser,
  }),
};

export type OwnOrganization = z.infer<typeof OwnOrganization>;
