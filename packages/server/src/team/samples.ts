import type { teamApi } from '@sitewright/domain/team/api';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof teamApi> = {
  list: () => ({ query: {} }),
  add: () => ({
    body: { email: 'new.starter@quay.example', name: 'New Starter', password: 'Secret-123!' },
  }),
  change: ({ memberId }) => ({ params: { memberId }, body: { name: 'Bo Lind' } }),
  remove: ({ memberId }) => ({ params: { memberId } }),
  resetPassword: ({ memberId }) => ({
    params: { memberId },
    body: { password: 'Secret-123!' },
  }),
  sendReset: ({ memberId }) => ({ params: { memberId } }),
  confirmEmail: () => ({ body: { token: 'made-up' } }),
  resetTwoFactor: ({ memberId }) => ({ params: { memberId } }),
  confirmTwoFactorReset: () => ({ body: { token: 'made-up' } }),
  endSessions: ({ memberId }) => ({ params: { memberId } }),
  invitations: () => ({ query: {} }),
  invite: () => ({ body: { email: 'new.starter@quay.example', role: 'Viewer' } }),
  inviteAgain: ({ invitationId }) => ({ params: { invitationId } }),
  copyLink: ({ invitationId }) => ({ params: { invitationId } }),
  revoke: ({ invitationId }) => ({ params: { invitationId } }),
  requests: () => ({ query: {} }),
  decide: ({ accessRequestId }) => ({
    params: { accessRequestId },
    body: { decision: 'spam' },
  }),
};
