import { randomUUID } from 'node:crypto';
import { type Endpoint, endpointName, type Input } from '@sitewright/domain/kernel/endpoint';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { teamApi } from '@sitewright/domain/team/api';
import type { TestApi } from './api.ts';
import type { Caller } from './caller.ts';
import type { Organization } from './organization.ts';

const anEmail = () => `${randomUUID()}@quay.example`;

/** A colleague to manage, an invited person, and a waiting access request. */
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

type Scenario = { api: TestApi; director: Caller; ask: Input<Endpoint> };

/** The token in another company's invitation to the director. */
async function anInvitation({ api, director }: Scenario): Promise<string> {
  const email = director.actor.username;
  const host = await (await api.organization()).member({ role: 'Director' });
  await host.call(teamApi.invite, { body: { email, role: 'Buyer' } });
  const letter = (await api.letters()).findLast(({ to }) => to === email);
  return /invitation=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

/** Preparation for endpoints whose sample alone would be refused. */
export const beforeTeam = {
  [endpointName(membershipsApi.switchOrganization)]: async ({ director }: Scenario) => ({
    ask: { body: { organizationId: director.actor.organizationId } },
  }),
  [endpointName(membershipsApi.readInvitation)]: async (scenario: Scenario) => ({
    ask: { query: { invitation: await anInvitation(scenario) } },
  }),
  [endpointName(membershipsApi.joinOrganization)]: async (scenario: Scenario) => ({
    ask: { body: { invitation: await anInvitation(scenario) } },
  }),
  [endpointName(membershipsApi.confirmMembership)]: async ({ director }: Scenario) => ({
    ask: { params: { organizationId: director.actor.organizationId } },
  }),
  [endpointName(membershipsApi.leaveOrganization)]: async ({ api, director }: Scenario) => {
    const { organizationId } = director.actor;
    const { session } = await api.existingOrganization(organizationId).member();
    return { session, ask: { params: { organizationId } } };
  },
  [endpointName(membershipsApi.declineInvitation)]: async ({ api, director }: Scenario) => {
    const them = await api.organization();
    const host = await them.member({ role: 'Director' });
    const body = { email: director.actor.username, name: 'Ann Ray', password: 'Secret-123!' };
    await host.call(teamApi.add, { body });
    return { ask: { params: { organizationId: them.id } } };
  },
  [endpointName(teamApi.confirmEmail)]: async ({ api, director }: Scenario) => {
    const us = api.existingOrganization(director.actor.organizationId);
    const admin = await us.member({ role: 'Director', isOrganizationAdmin: true });
    const { actor } = await us.member();
    const email = anEmail();
    const params = { memberId: await us.membershipId(actor.userId) };
    await admin.call(teamApi.change, { params, body: { email } });
    const letter = (await api.letters()).findLast(({ to }) => to === email);
    return { ask: { body: { token: /token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '' } } };
  },
  [endpointName(teamApi.add)]: async ({ ask }: Scenario) => ({
    ask: { body: { ...(ask as Input<typeof teamApi.add>).body, email: anEmail() } },
  }),
  [endpointName(teamApi.decide)]: async ({ api, ask }: Scenario) => {
    const operator = await api.operator();
    const { session } = await operator.member({ role: 'Director', isOrganizationAdmin: true });
    const accessRequestId = await operator.accessRequest(anEmail());
    return { session, ask: { ...ask, params: { accessRequestId } } };
  },
};
