import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import { DecidedRequest, RequestDecision, RequestQuery, WaitingRequest } from './access-request.ts';
import { Invitation, InvitationDraft, InvitationQuery } from './invitation.ts';
import { Member, MemberChanges, MemberDraft, MemberQuery, PasswordReset } from './member.ts';

export const teamApi = {
  list: get('/api/team', ['team', 'R'], {
    summary: 'List the team',
    query: MemberQuery,
    reply: z.array(Member),
  }),
  add: post('/api/team', ['team.manage', 'C'], {
    summary: 'Add a team member',
    body: MemberDraft,
    reply: Member,
  }),
  change: patch('/api/team/:memberId', ['team.manage', 'U'], {
    summary: 'Change a team member',
    body: MemberChanges,
    reply: Member,
  }),
  remove: del('/api/team/:memberId', ['team.manage', 'D'], {
    summary: 'Remove a team member',
    reply: z.undefined(),
    status: 204,
  }),
  resetPassword: put('/api/team/:memberId/password', ['team.manage', 'U'], {
    summary: 'Set a temporary password for a member',
    body: PasswordReset,
    reply: Member,
  }),
  sendReset: put('/api/team/:memberId/reset-email', ['team.manage', 'U'], {
    summary: 'Send a member a password reset email',
    reply: Member,
    isIdempotent: true,
  }),
  endSessions: del('/api/team/:memberId/sessions', ['team.manage', 'U'], {
    summary: 'Sign a member out of this company',
    reply: Member,
  }),
  resetTwoFactor: put('/api/team/:memberId/two-factor-reset', ['team.manage', 'U'], {
    summary: 'Send a member a link that removes their two-factor sign-in',
    reply: Member,
    isIdempotent: true,
  }),
  confirmTwoFactorReset: post('/api/two-factor-resets/confirmation', 'public', {
    summary: 'Confirm that two-factor sign-in is removed',
    body: z.object({ token: z.string('Please open the link in the email').min(1).max(100) }),
    reply: z.object({ email: z.string() }),
  }),
  confirmEmail: post('/api/email-changes/confirmation', 'public', {
    summary: 'Confirm a new email address',
    body: z.object({ token: z.string('Please open the link in the email').min(1).max(100) }),
    reply: z.object({ email: z.string() }),
  }),
  invitations: get('/api/invitations', ['team.manage', 'C'], {
    summary: 'List the open invitations',
    reads: ['accessRequest'],
    query: InvitationQuery,
    reply: z.array(Invitation),
  }),
  invite: post('/api/invitations', ['team.manage', 'C'], {
    summary: 'Invite a person to the organisation',
    body: InvitationDraft,
    reply: Invitation,
  }),
  inviteAgain: put('/api/invitations/:invitationId/letter', ['team.manage', 'U'], {
    summary: 'Send an invitation again',
    reply: Invitation,
    isIdempotent: true,
  }),
  copyLink: put('/api/invitations/:invitationId/copied-link', ['team.manage', 'U'], {
    summary: 'Copy the link of an invitation when no mail server is set up',
    reply: z.object({ address: z.string() }),
    isSecret: true,
  }),
  revoke: del('/api/invitations/:invitationId', ['team.manage', 'U'], {
    summary: 'Revoke an invitation',
    reply: z.undefined(),
    status: 204,
  }),
  requests: get('/api/access-requests', ['accessRequest', 'R'], {
    summary: 'List the access requests',
    reads: ['team'],
    query: RequestQuery,
    reply: z.array(WaitingRequest),
  }),
  decide: put('/api/access-requests/:accessRequestId/decision', ['accessRequest', 'A'], {
    summary: 'Decide on an access request',
    body: RequestDecision,
    reply: DecidedRequest,
    isSecret: true,
    isIdempotent: true,
  }),
};
