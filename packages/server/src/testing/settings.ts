import { type Endpoint, endpointName, type Input } from '@sitewright/domain/kernel/endpoint';
import { found } from '@sitewright/domain/kernel/problem';
import { ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { settingsApi } from '@sitewright/domain/settings/api';
import { webhooksApi } from '@sitewright/domain/webhooks/api';
import { aPicture } from './a-picture.ts';
import type { Caller } from './caller.ts';
import { type Organization, password } from './organization.ts';

/** A picture, a token, a second device, and a webhook with a delivery. */
export async function settingsOf(organization: Organization, director: Caller) {
  await director.call(settingsApi.setPicture, { file: aPicture() });
  await organization.letProgramsIn();
  const { id: tokenId } = await director.call(settingsApi.makeToken, {
    body: { name: 'Payroll', scopes: ['read', 'write'], lifetime: 30 },
  });
  const { actor: elsewhere } = await organization.signIn(director.actor);
  const { id: webhookId } = await director.call(webhooksApi.add, {
    body: { name: 'Payroll', url: 'https://payroll.example/hook', entities: ['labour'] },
  });
  return {
    picturedUserId: director.actor.userId,
    tokenId,
    sessionId: elsewhere.sessionId,
    webhookId,
    webhookDeliveryId: await organization.failedDelivery(webhookId),
  };
}

type Scenario = { director: Caller; ask: Input<Endpoint> };

/** Preparation for endpoints whose sample alone would be refused. */
export const beforeSettings = {
  [endpointName(ownSessionsApi.changePassword)]: async () => ({
    ask: { body: { currentPassword: password, newPassword: `${password}4` } },
  }),
  [endpointName(settingsApi.calendar)]: async ({ director }: Scenario) => {
    const { url } = await director.call(settingsApi.makeCalendar, {});
    return { ask: { params: { token: found(url.split('/').at(-1)) } } };
  },
};
