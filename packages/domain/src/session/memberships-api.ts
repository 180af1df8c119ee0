import * as z from 'zod';
import { roles } from '../kernel/access.ts';
import { del, get, post, put } from '../kernel/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { CompanyName, NewPassword } from './credentials.ts';
import { acceptanceKinds } from './membership-rules.ts';
import { SessionUser } from './session-user.ts';

/** An organisation that the user belongs to. */
export const OwnOrganization = z.object({
  id: Id,
  name: z.string(),
  role: z.enum(roles),
  isOrganizationAdmin: z.enum(['yes', 'no']),
  isCurrent: z.boolean(),
  /** False where they were added before they had proven their mailbox: they confirm it, or leave. */
  isConfirmed: z.boolean(),
});

/** A company that has invited the user; the link that accepts is in the email. */
export const OwnInvitation = z.object({
  /** Of the organisation. */
  id: Id,
  name: z.string(),
  invitedAt: z.iso.datetime(),
});

export const OwnOrganizations = z.object({
  organizations: z.array(OwnOrganization),
  /** Null until the mailbox is proven: only its owner may see them. */
  invitations: z.array(OwnInvitation).nullable(),
});

/** An invitation as the person sees it who has its email. */
export const InvitationDetails = z.object({
  company: z.string(),
  role: z.enum(roles),
  isOrganizationAdmin: z.enum(['yes', 'no']),
  /** Null where their account is gone, or the operator approved a request for a new company. */
  invitedBy: z.string().nullable(),
  /** Where it was sent. */
  email: z.string(),
  /** Of the invited person, as the sender typed it. */
  name: z.string().nullable(),
  acceptance: z.enum(acceptanceKinds),
});

const InvitationToken = z.string('Please open the link in the email').min(1).max(100);

/** A session works in one organisation; a user of several switches between them. */
export const membershipsApi = {
  organizations: get('/api/organizations', 'account', {
    summary: 'List your organisations and invitations',
    reads: ['companyProfile'],
    reply: OwnOrganizations,
  }),
  createOrganization: post('/api/organizations', 'account', {
    summary: 'Create a company',
    body: z.object({ name: CompanyName }),
    reply: SessionUser,
    status: 201,
  }),
  switchOrganization: put('/api/current-organization', 'account', {
    summary: 'Switch to another of your organisations',
    body: z.object({ organizationId: Id }),
    reply: SessionUser,
  }),
  readInvitation: get('/api/invitations/acceptance', 'anyone', {
    summary: 'Read an invitation by the link in its email',
    query: z.object({ invitation: InvitationToken }),
    reply: InvitationDetails,
  }),
  joinOrganization: post('/api/invitations/acceptance', 'account', {
    summary: 'Accept an invitation to another organisation',
    body: z.object({
      invitation: InvitationToken,
      /** Needed where nothing from an email to the address was used before. */
      newPassword: NewPassword.optional(),
    }),
    reply: SessionUser,
  }),
  confirmMembership: put('/api/organizations/:organizationId/confirmation', 'account', {
    summary: 'Confirm that you belong to an organisation',
    reply: OwnOrganizations,
  }),
  /** A company's log must not mention people who do not belong to it. */
  declineInvitation: del('/api/organizations/:organizationId/invitation', 'account', {
    summary: 'Decline an invitation',
    reply: OwnOrganizations,
    isPrivate: true,
  }),
  leaveOrganization: del('/api/organizations/:organizationId/membership', 'account', {
    summary: 'Leave an organisation',
    endsSession: true,
    reply: SessionUser,
  }),
};

export type OwnOrganization = z.infer<typeof OwnOrganization>;
export type OwnOrganizations = z.infer<typeof OwnOrganizations>;
export type OwnInvitation = z.infer<typeof OwnInvitation>;
export type InvitationDetails = z.infer<typeof InvitationDetails>;
