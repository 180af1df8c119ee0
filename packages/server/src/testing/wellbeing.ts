import { found } from '@sitewright/domain/kernel/problem';
import { notificationsApi } from '@sitewright/domain/notifications/api';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { Caller } from './caller.ts';
import type { Organization } from './organization.ts';

/** A supporter, and a call-back requested from the director, with its notification. */
export async function wellbeingOf(organization: Organization, director: Caller) {
  const [listener, asker] = [await organization.member(), await organization.member()];
  for (const { actor } of [listener, director])
    await director.call(wellbeingApi.setSupporter, {
      params: { userId: actor.userId },
      body: {},
    });
  const request = { body: { supporterId: director.actor.userId } };
  const { id: callBackId } = await asker.call(wellbeingApi.askForCall, request);
  const [notification] = await director.call(notificationsApi.list, {
    query: { category: 'wellbeing' },
  });
  return {
    supporterId: listener.actor.userId,
    callBackId,
    notificationId: found(notification).id,
  };
}
