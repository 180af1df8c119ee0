import { carbonApi } from '@sitewright/domain/carbon/api';
import { certificatesApi } from '@sitewright/domain/certificates/api';
import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import { type Endpoint, endpointName, type Input } from '@sitewright/domain/kernel/endpoint';
import { found } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import { linksApi } from '@sitewright/domain/links/api';
import { materialsApi } from '@sitewright/domain/materials/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aPurchaseOrderDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { riskApi } from '@sitewright/domain/risk/api';
import { cardEndingOf } from '@sitewright/domain/risk/briefing';
import { sessionApi } from '@sitewright/domain/session/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { anOrderWithDeliveries } from '../materials/an-order.fixture.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { purchaseOrders } from '../purchase-orders/table.ts';
import type { TestApi } from './api.ts';
import type { Caller } from './caller.ts';
import type { Served } from './endpoints.ts';
import { linkTo, tokenIn } from './links.ts';
import { password } from './organization.ts';
import type { ReadyWorld } from './ready-worlds.ts';
import { beforeSettings } from './settings.ts';
import { beforeTeam } from './team.ts';
import { beforeTwoFactor } from './two-factor.ts';

/** A request that succeeds, and its session. */
export type Success = { ask: Input<Endpoint>; session: Record<string, string> };
type Scenario = { api: TestApi; director: Caller; ask: Input<Endpoint> };

/** A method statement must be submitted before a decision. */
async function submitted({ director, ask }: Scenario) {
  const { params } = ask as Input<typeof riskApi.submitRams>;
  await director.call(riskApi.submitRams, { params });
  return {};
}

/** Preparation for endpoints whose sample alone would be refused. */
const before: Record<string, (scenario: Scenario) => Promise<Partial<Success>>> = {
  ...beforeTeam,
  ...beforeSettings,
  ...beforeTwoFactor,
  [endpointName(sessionApi.login)]: async ({ director }) => ({
    ask: { body: { username: director.actor.username, password } },
  }),
  [endpointName(sessionApi.register)]: async ({ ask }) => ({
    ask: { ...ask, body: { ...bodyOf(ask), email: `${crypto.randomUUID()}@quay.example` } },
  }),
  [endpointName(sessionApi.forgotPassword)]: async ({ director }) => ({
    ask: { body: { email: director.actor.username } },
  }),
  [endpointName(sessionApi.resetPassword)]: async ({ api, director, ask }) => {
    const email = director.actor.username;
    await director.call(sessionApi.forgotPassword, { body: { email } });
    const letter = (await api.letters()).findLast(({ to }) => to === email);
    const resetCode = letter?.text.match(/[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0];
    return { ask: { body: { ...bodyOf(ask), email, resetCode } } };
  },
  [endpointName(sessionApi.changeFirstPassword)]: async ({ api }) => {
    const us = await api.organization();
    const { session } = await us.member({ mustChangePassword: true });
    return { session, ask: { body: { newPassword: `${password}4` } } };
  },
  [endpointName(sessionApi.confirm)]: async () => ({ ask: { body: { password } } }),
  [endpointName(workforceApi.erase)]: async ({ director, ask }) => {
    const { params } = ask as Input<typeof workforceApi.erase>;
    const body = { status: 'left', endDate: '2026-11-01' } as const;
    await director.call(workforceApi.setStatus, { params, body });
    return {};
  },
  // The material of the world has no factor that could be undone.
  [endpointName(carbonApi.undoFactorChange)]: async ({ ask }) => ({
    ask: { ...ask, body: { ...bodyOf(ask), materials: [] } },
  }),
  [endpointName(labourApi.resume)]: async ({ director, ask }) => {
    const { params } = ask as Input<typeof labourApi.resume>;
    await director.call(labourApi.pause, { params, body: { reason: 'weather' } });
    return {};
  },
  [endpointName(plantApi.receive)]: async ({ director }) => {
    const { id: projectId } = await director.call(projectsApi.create, { body: { name: 'Quay' } });
    const body = { projectId, name: '13 t excavator' };
    const { id: plantHireId } = await director.call(plantApi.add, { body });
    return { ask: { params: { plantHireId }, body: {} } };
  },
  [endpointName(plantApi.collect)]: async ({ director, ask }) => {
    const { params } = ask as Input<typeof plantApi.collect>;
    await director.call(plantApi.offHire, { params, body: { withoutMail: true } });
    return {};
  },
  [endpointName(plantApi.recordRepair)]: async ({ director, ask }) => {
    const { params } = ask as Input<typeof plantApi.recordRepair>;
    await director.call(plantApi.reportBreakdown, { params, body: { reason: 'Track off' } });
    return {};
  },
  [endpointName(riskApi.rejectRams)]: submitted,
  [endpointName(riskApi.approveRams)]: submitted,
  [endpointName(riskApi.withdrawRams)]: submitted,
  [endpointName(riskApi.issueRams)]: async (scenario) => {
    await submitted(scenario);
    const { params } = scenario.ask as Input<typeof riskApi.issueRams>;
    await scenario.director.call(riskApi.approveRams, { params });
    return {};
  },
  [endpointName(riskApi.readByLink)]: async ({ director }) => ({
    ask: { params: { token: await briefingToken(director) } },
  }),
  [endpointName(riskApi.signByLink)]: async ({ director, ask }) => {
    const { body } = ask as Input<typeof riskApi.signByLink>;
    const params = { workerId: body.workerId };
    const { cscsCardNumber } = await director.call(workforceApi.read, { params });
    const cardEnding = cardEndingOf(cscsCardNumber ?? '');
    return {
      ask: { body: { ...body, cardEnding }, params: { token: await briefingToken(director) } },
    };
  },
  [endpointName(wellbeingApi.readTalkByLink)]: async ({ director }) => ({
    ask: { params: { token: await talkToken(director) } },
  }),
  [endpointName(wellbeingApi.signTalkByLink)]: async ({ director, ask }) => ({
    ask: { ...ask, params: { token: await talkToken(director) } },
  }),
  [endpointName(linksApi.open)]: async ({ director }) => ({
    ask: { params: { token: await briefingToken(director) } },
  }),
  [endpointName(certificatesApi.reinstate)]: async ({ director, ask }) => {
    const { params } = ask as Input<typeof certificatesApi.reinstate>;
    const body = { status: 'failed', reason: 'Cracked hook' } as const;
    await director.call(certificatesApi.judge, { params, body });
    return {};
  },
  [endpointName(purchaseOrdersApi.submit)]: async ({ director }) => {
    const { id: contractId } = await director.call(projectsApi.create, { body: { name: 'Quay' } });
    const body = aPurchaseOrderDraft({ contractId, status: 'draft' });
    const { id: purchaseOrderId } = await director.call(purchaseOrdersApi.raise, { body });
    return { ask: { params: { purchaseOrderId }, body: {} } };
  },
  [endpointName(purchaseOrdersApi.acknowledge)]: async ({ director, ask }) => {
    const { params } = ask as Input<typeof purchaseOrdersApi.acknowledge>;
    await director.call(purchaseOrdersApi.send, { params, body: { withoutMail: true } });
    return {};
  },
  [endpointName(deliveriesApi.receive)]: async ({ director, ask }) => {
    const { params } = ask as Input<typeof deliveriesApi.receive>;
    await director.call(purchaseOrdersApi.approve, { params, body: {} });
    return {};
  },
  [endpointName(purchaseOrdersApi.revisionPdf)]: async ({ director, ask }) => {
    const { purchaseOrderId } = (ask as Input<typeof purchaseOrdersApi.revisionPdf>).params;
    const params = { purchaseOrderId };
    await director.call(purchaseOrdersApi.approve, { params, body: {} });
    return {};
  },
  [endpointName(purchaseOrdersApi.hold)]: async ({ director, ask }) => {
    const { params } = ask as Input<typeof purchaseOrdersApi.hold>;
    await director.call(purchaseOrdersApi.approve, { params, body: {} });
    return {};
  },
  [endpointName(purchaseOrdersApi.release)]: async ({ director, ask }) => {
    const { params } = ask as Input<typeof purchaseOrdersApi.release>;
    await director.call(purchaseOrdersApi.approve, { params, body: {} });
    await director.call(purchaseOrdersApi.hold, { params, body: { reason: 'Crane is down' } });
    return {};
  },
  [endpointName(purchaseOrdersApi.close)]: async ({ api, director }) => {
    await asOrganization(api.pools.app, director.actor.organizationId, (tx) =>
      tx.update(purchaseOrders).set({ status: 'received' }),
    );
    return {};
  },
  [endpointName(purchaseOrdersApi.readByLink)]: async ({ api, director }) => ({
    ask: { params: { token: await orderToken(api, director) } },
  }),
  [endpointName(purchaseOrdersApi.acknowledgeByLink)]: async ({ api, director, ask }) => ({
    ask: { ...ask, params: { token: await orderToken(api, director) } },
  }),
  [endpointName(materialsApi.undoImport)]: async ({ director, ask }) => {
    await director.call(
      materialsApi.confirmImport,
      ask as Input<typeof materialsApi.confirmImport>,
    );
    return {};
  },
  [endpointName(materialsApi.moveStock)]: async ({ api, director, ask }) => {
    const { params, body } = ask as Input<typeof materialsApi.moveStock>;
    await anOrderWithDeliveries(api, director.actor.organizationId, {
      contractId: Number(params.projectId),
      materialId: body.materialId,
      delivered: { received: '5', rejected: '0' },
    });
    return {};
  },
  [endpointName(siteIssuesApi.reject)]: async ({ director, ask }) => {
    const { params } = ask as Input<typeof siteIssuesApi.reject>;
    await director.call(siteIssuesApi.present, { params, body: {} });
    return {};
  },
  [endpointName(siteIssuesApi.reopen)]: async ({ director, ask }) => {
    const { params } = ask as Input<typeof siteIssuesApi.reopen>;
    await director.call(siteIssuesApi.close, { params, body: {} });
    return {};
  },
};

/** The link to the only order, as if it had been sent. */
async function orderToken(api: TestApi, director: Caller): Promise<string> {
  await asOrganization(api.pools.app, director.actor.organizationId, (tx) =>
    tx.update(purchaseOrders).set({ status: 'sent' }),
  );
  const orders = await director.call(purchaseOrdersApi.list, { query: {} });
  const approved = found(orders.find(({ approvedAt }) => approvedAt));
  return tokenIn(await linkTo(director, 'purchaseOrder', approved.id));
}

/** For the only issued method statement. */
async function briefingToken(director: Caller): Promise<string> {
  const [issued] = await director.call(riskApi.listRams, { query: { status: 'issued' } });
  return tokenIn(await linkTo(director, 'rams', found(issued).id));
}

async function talkToken(director: Caller): Promise<string> {
  const [talk] = await director.call(wellbeingApi.talks, { query: {} });
  return tokenIn(await linkTo(director, 'toolboxTalk', found(talk).id));
}

const bodyOf = (ask: Input<Endpoint>) => (ask as { body: object }).body;

/** A request that succeeds in the world, after its preparation. */
export async function successOfSample(
  api: TestApi,
  { name, sample }: Served,
  { director, world }: ReadyWorld,
): Promise<Success> {
  const ask = sample(world);
  return { ask, session: director.session, ...(await before[name]?.({ api, director, ask })) };
}
