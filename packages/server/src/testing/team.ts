import { randomUUID } from 'node:crypto';
import { type Ask, type Endpoint, nameOf } from '@sitewright/domain/kernel/endpoint';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { teamApi } from '@sitewright/domain/team/api';
import type { TestApi } from './api.ts';
import type { Caller } from './caller.ts';
import type { Organization } from './organization.ts';

const anEmail = () => `${randomUUID()}@quay.example`;

/** Somebody to manage, somebody who was asked to come, and a request that waits at the door. */
export async function teamOf(organization: Organization, director: Caller) {
  const { actor } = await organization.member({ role: 'Viewer' });
  const email = anEmail();
  const { id: invitationId } = await director.call(teamApi.invite, {
    body: { email, role: 'Viewer' },
  });
  return {
    memberId: await organization.membershipId(actor.userId),
    invitationId,
    accessRequestId: await organization.accessRequest(email),
  };
}

type Stage = { api: TestApi; director: Caller; ask: Ask<Endpoint> };

/** The token in an email by which another company invites the director. */
async function anInvitation({ api, director }: Stage): Promise<string> {
  const email = director.actor.username;
  const host = await (await api.organization()).member({ role: 'Director' });
  await host.call(teamApi.invite, { body: { email, role: 'Buyer' } });
  const letter = (await api.letters()).findLast(({ to }) => to === email);
  return /invitation=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

/** What has to happen before these, where a sample alone would be refused. */
export const beforeTeam = {
  [nameOf(membershipsApi.switchOrganization)]: async ({ director }: Stage) => ({
    ask: { body: { organizationId: director.actor.organizationId } },
  }),
  [nameOf(membershipsApi.readInvitation)]: async (stage: Stage) => ({
    ask: { query: { invitation: await anInvitation(stage) } },
  }),
  [nameOf(membershipsApi.joinOrganization)]: async (stage: Stage) => ({
    ask: { body: { invitation: await anInvitation(stage) } },
  }),
  [nameOf(membershipsApi.confirmMembership)]: async ({ director }: Stage) => ({
    ask: { params: { organizationId: director.actor.organizationId } },
  }),
  [nameOf(membershipsApi.leaveOrganization)]: async ({ api, director }: Stage) => {
    const { organizationId } = director.actor;
    const { session } = await api.existingOrganization(organizationId).member();
    return { session, ask: { params: { organizationId } } };
  },
  [nameOf(membershipsApi.declineInvitation)]: async ({ api, director }: Stage) => {
    const them = await api.organization();
    const host = await them.member({ role: 'Director' });
    const body = { email: director.actor.username, name: 'Ann Ray', password: 'Secret-123!' };
    await host.call(teamApi.add, { body });
    return { ask: { params: { organizationId: them.id } } };
  },
  [nameOf(teamApi.confirmEmail)]: async ({ api, director }: Stage) => {
    const us = api.existingOrganization(director.actor.organizationId);
    const admin = await us.member({ role: 'Director', isOrganizationAdmin: true });
    const { actor } = await us.member();
    const email = anEmail();
    const params = { memberId: await us.membershipId(actor.userId) };
    await admin.call(teamApi.change, { params, body: { email } });
    const letter = (await api.letters()).findLast(({ to }) => to === email);
    return { ask: { body: { token: /token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '' } } };
  },
  [nameOf(teamApi.add)]: async ({ ask }: Stage) => ({
    ask: { body: { ...(ask as Ask<typeof teamApi.add>).body, email: anEmail() } },
  }),
  [nameOf(teamApi.decide)]: async ({ api, ask }: Stage) => {
    const operator = await api.operator();
    const { session } = await operator.member({ role: 'Director', isOrganizationAdmin: true });
    const accessRequestId = await operator.accessRequest(anEmail());
    return { session, ask: { ...ask, params: { accessRequestId } } };
  },
};
