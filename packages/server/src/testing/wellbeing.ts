import { found } from '@sitewright/domain/kernel/problem';
import { notificationsApi } from '@sitewright/domain/notifications/api';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { Caller } from './caller.ts';
import type { Organization } from './organization.ts';

/** Somebody who listens, and a call that the director was asked for, with its notification. */
export async function wellbeingOf(organization: Organization, director: Caller) {
  const [listener, asker] = [await organization.member(), await organization.member()];
  for (const { actor } of [listener, director])
    await director.call(wellbeingApi.setSupporter, {
      params: { userId: actor.userId },
      body: {},
    });
  const asked = { body: { supporterId: director.actor.userId } };
  const { id: callBackId } = await asker.call(wellbeingApi.askForCall, asked);
  const [notification] = await director.call(notificationsApi.list, {
    query: { category: 'wellbeing' },
  });
  return {
    supporterId: listener.actor.userId,
    callBackId,
    notificationId: found(notification).id,
  };
}
