import { Page } from '@sitewright/domain/kernel/page';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import {
  closeCallBack,
  markContacted,
  obstacleToCallBack,
  obstacleToChangingTalk,
  obstacleToDeletingTalk,
} from '@sitewright/domain/wellbeing/rules';
import { toolboxTalkRecord } from '@sitewright/domain/wellbeing/toolbox-talk.record';
import { recycle } from '../platform/bin/recycle.ts';
import type { Serve } from '../platform/http/serve.ts';
import { day, limitByUser } from '../platform/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import { wantImmediateEmail } from '../settings/public.ts';
import {
  callBackSaved,
  insertCallBack,
  listCallBacks,
  lockCallBack,
  saveCallBack,
} from './call-backs.ts';
import { checkIn, isCheckedIn } from './check-ins.ts';
import { callBackLetter } from './letters.ts';
import { posterPdf } from './poster.ts';
import { ownHours } from './shifts.ts';
import { summarise } from './summary.ts';
import { findSupporter, listSupporters, removeSupporter, setSupporter } from './supporters.ts';
import { deleteTalkSignature, listTalkSignatures, talkLinkRoutes } from './talk-links.ts';
import { findTalk, insertTalk, listTalks, lockTalk } from './toolbox-talks.ts';

export function wellbeingRoutes(serve: Serve, services: Services) {
  const { secrets, publicUrl } = services;
  const address = `${publicUrl}/wellbeing`;

  serve(wellbeingApi.read, async ({ tx, actor, now }) => ({
    supporters: await listSupporters(tx),
    hasCheckedIn: await isCheckedIn(tx, actor, now, secrets),
    hours: await ownHours(tx, actor, now),
  }));

  serve(wellbeingApi.checkIn, ({ tx, actor, body, now }) => checkIn(tx, body, actor, now, secrets));

  serve(wellbeingApi.summary, ({ tx, query, now }) => summarise(tx, query.projectId, now));

  serve(wellbeingApi.poster, ({ tx, now }) => posterPdf(tx, address, now));

  serve(wellbeingApi.setSupporter, ({ tx, actor, params, body, now }) =>
    setSupporter(tx, params.userId, body, actor, now),
  );

  serve(wellbeingApi.removeSupporter, ({ tx, params }) => removeSupporter(tx, params.userId));

  callBackRoutes(serve, services, address);
  talkRoutes(serve, services);
  talkLinkRoutes(serve, services);
}

/** Each is an email to a supporter, who listens in their own time. */
const callBacksBy = limitByUser('call backs by', 10, day);

function callBackRoutes(serve: Serve, services: Services, address: string) {
  const { queueEmail, rateLimits, secrets } = services;

  serve(wellbeingApi.callBacks, ({ tx, actor }) => listCallBacks({ tx, actor, secrets }));

  serve(
    wellbeingApi.askForCall,
    ({ actor, inOwnTx }) => rateLimits.consume(inOwnTx, callBacksBy(actor)),
    async ({ tx, actor, body, now }) => {
      const { name, email } = await findSupporter(tx, body.supporterId);
      refuseIf(obstacleToCallBack(body.supporterId, actor));
      const supporter = { userId: body.supporterId };
      if ((await wantImmediateEmail(tx, [supporter], 'wellbeing', now)).length > 0)
        await queueEmail(tx, await callBackLetter(tx, { to: email, name, address }));
      const callBack = await insertCallBack({ tx, actor, secrets }, body);
      await callBackSaved.publish(tx, callBack, now);
      return callBack;
    },
  );

  serve(wellbeingApi.contact, async ({ tx, actor, params, now }) => {
    const context = { tx, actor, secrets };
    const callBack = await lockCallBack(context, params.callBackId);
    const called = await saveCallBack(context, markContacted(callBack, actor, now.toISOString()));
    await callBackSaved.publish(tx, called, now);
    return called;
  });

  serve(wellbeingApi.close, async ({ tx, actor, params, now }) => {
    const context = { tx, actor, secrets };
    const callBack = await lockCallBack(context, params.callBackId);
    const closed = await saveCallBack(context, closeCallBack(callBack, now.toISOString()));
    await callBackSaved.publish(tx, closed, now);
    return closed;
  });
}

function talkRoutes(serve: Serve, { secrets }: Services) {
  serve(wellbeingApi.talks, ({ tx, query }) => listTalks(tx, query));

  serve(wellbeingApi.recordTalk, ({ tx, actor, body }) => insertTalk(tx, body, actor));

  serve(wellbeingApi.talkSignatures, async ({ tx, params }) => {
    const { id } = await findTalk(tx, params.toolboxTalkId);
    return new Page(await listTalkSignatures(tx, id));
  });

  serve(wellbeingApi.removeTalkSignature, async ({ tx, actor, params }) => {
    const talk = await lockTalk(tx, params.toolboxTalkId);
    refuseIf(obstacleToChangingTalk(talk, actor));
    await deleteTalkSignature(tx, talk.id, params.toolboxSignatureId);
  });

  serve(wellbeingApi.removeTalk, async ({ tx, actor, params, now }) => {
    const talk = await lockTalk(tx, params.toolboxTalkId);
    refuseIf(obstacleToDeletingTalk(talk, actor));
    await recycle(tx, toolboxTalkRecord, { ...talk, name: talk.title }, { actor, now, secrets });
  });
}
