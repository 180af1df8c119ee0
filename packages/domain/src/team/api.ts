import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { RequestDecision, RequestQuery, WaitingRequest } from './access-request.ts';
import { Invitation, InvitationDraft, InvitationQuery } from './invitation.ts';
import { Member, MemberChanges, MemberDraft, MemberQuery, PasswordReset } from './member.ts';

const oneMember = z.object({ memberId: IdInPath });
const oneInvitation = z.object({ invitationId: IdInPath });
const oneRequest = z.object({ accessRequestId: IdInPath });

export const teamApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/team',
    summary: 'List the team',
    needs: ['team', 'R'],
    query: MemberQuery,
    reply: z.array(Member),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/team',
    summary: 'Add somebody to the team',
    needs: ['team.manage', 'C'],
    body: MemberDraft,
    reply: Member,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/team/:memberId',
    summary: 'Change a member of the team',
    needs: ['team.manage', 'U'],
    params: oneMember,
    body: MemberChanges,
    reply: Member,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/team/:memberId',
    summary: 'Remove somebody from the team',
    needs: ['team.manage', 'D'],
    params: oneMember,
    reply: z.undefined(),
    status: 204,
  }),
  resetPassword: endpoint({
    method: 'PUT',
    path: '/api/team/:memberId/password',
    summary: 'Give a member a password for one sign-in',
    needs: ['team.manage', 'U'],
    params: oneMember,
    body: PasswordReset,
    reply: Member,
  }),
  sendReset: endpoint({
    method: 'PUT',
    path: '/api/team/:memberId/reset-email',
    summary: 'Send a member a password reset email',
    needs: ['team.manage', 'U'],
    params: oneMember,
    reply: Member,
    isOnce: true,
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/api/team/:memberId/sessions',
    summary: 'Sign a member out of this company',
    needs: ['team.manage', 'U'],
    params: oneMember,
    reply: Member,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/email-changes/confirmation',
    summary: 'Confirm a new email address',
    needs: 'public',
    body: z.object({ token: z.string('Please open the link in the email').min(1).max(100) }),
    reply: z.object({ email: z.string() }),
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/api/invitations',
    summary: 'List the invitations that wait',
    needs: ['team.manage', 'C'],
    query: InvitationQuery,
    reply: z.array(Invitation),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/invitations',
    summary: 'Invite somebody to the organisation',
    needs: ['team.manage', 'C'],
    body: InvitationDraft,
    reply: Invitation,
  }),
  inviteAgain: endpoint({
    method: 'PUT',
    path: '/api/invitations/:invitationId/letter',
    summary: 'Send an invitation again',
    needs: ['team.manage', 'U'],
    params: oneInvitation,
    reply: Invitation,
    isOnce: true,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/invitations/:invitationId',
    summary: 'Revoke an invitation',
    needs: ['team.manage', 'U'],
    params: oneInvitation,
    reply: z.undefined(),
    status: 204,
  }),
  requests: endpoint({
    method: 'GET',
    path: '/api/access-requests',
    summary: 'List the requests for access',
    needs: ['accessRequest', 'R'],
    query: RequestQuery,
    reply: z.array(WaitingRequest),
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/api/access-requests/:accessRequestId/decision',
    summary: 'Decide on a request for access',
    needs: ['accessRequest', 'A'],
    params: oneRequest,
    body: RequestDecision,
    reply: WaitingRequest,
    isOnce: true,
  }),
};
