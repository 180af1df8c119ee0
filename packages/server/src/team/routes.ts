import { can } from '@sitewright/domain/kernel/access';
import { teamApi } from '@sitewright/domain/team/api';
import type { Member } from '@sitewright/domain/team/member';
import type { Storage } from '../platform/files/storage.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { accountRoutes } from './account-routes.ts';
import { addMemberRoute } from './add-member.ts';
import { changeRoutes } from './change-routes.ts';
import { emailChangeRoutes } from './email-change.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { requestRoutes } from './request-routes.ts';
import { listMembers } from './store.ts';
import { twoFactorResetRoutes } from './two-factor-reset.ts';

/** Hides the fields that only managers of the team may see. */
const withoutHabits = (member: Member): Member => ({
  ...member,
  lastLoginAt: null,
  mustChangePassword: null,
  hasTwoFactor: null,
  intentConfirmed: null,
});

export function teamRoutes(serve: Serve, services: Services, storage: Storage) {
  serve(teamApi.list, async ({ tx, actor, query }) => {
    const members = await listMembers(tx, query);
    return can(actor, 'team.manage', 'U') ? members : members.map(withoutHabits);
  });

  addMemberRoute(serve, services, storage);
  changeRoutes(serve, services);
  accountRoutes(serve, services);
  invitationRoutes(serve, services);
  emailChangeRoutes(serve, services);
  twoFactorResetRoutes(serve, services);
  requestRoutes(serve, services);
}
