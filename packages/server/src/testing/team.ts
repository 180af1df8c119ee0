import { randomUUID } from 'node:crypto';
import { teamApi } from '@sitewright/domain/team/api';
import type { Caller, Organization } from './api.ts';

/** Somebody to manage, somebody who was asked to come, and a request that waits at the door. */
export async function teamOf(organization: Organization, director: Caller) {
  const { actor } = await organization.member({ role: 'Viewer' });
  const email = `${randomUUID()}@quay.example`;
  const { id: invitationId } = await director.call(teamApi.invite, {
    body: { email, role: 'Viewer' },
  });
  const accessRequestId = await organization.accessRequest(email);
  return { memberId: actor.userId, invitationId, accessRequestId };
}
