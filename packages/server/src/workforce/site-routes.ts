import { found } from '@sitewright/domain/kernel/problem';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { discard } from '../platform/files/discard.ts';
import { Download } from '../platform/http/downloads.ts';
import type { Serve } from '../platform/http/serve.ts';
import { findByBadge, gateCheck, overrideScore, rollCall, scoresFor } from './on-site.ts';
import { listOverallScores } from './overall-scores.ts';
import type { ShowWorker } from './show-worker.ts';
import { findWorker, lockUnerased, newBadge, saveWorker } from './store.ts';

/** Every uploaded picture is encoded again. */
const pictureAt = (key: string | null) =>
  new Download({ key: found(key ?? undefined), type: 'image/webp' });

/** Pictures, badges, the gate, the roll call and the figures. */
export function siteRoutes(serve: Serve, show: ShowWorker) {
  pictureRoutes(serve, show);
  gateRoutes(serve, show);

  serve(workforceApi.overallScores, ({ tx, now }) => listOverallScores(tx, now));

  serve(workforceApi.scores, async ({ tx, params, now }) =>
    scoresFor(tx, await findWorker(tx, params.workerId), now),
  );

  serve(workforceApi.setScore, async ({ tx, actor, params, body, now }) => {
    const row = await lockUnerased(tx, params.workerId);
    return scoresFor(tx, await overrideScore(tx, row, params.score, body, actor), now);
  });
}

function pictureRoutes(serve: Serve, show: ShowWorker) {
  serve(workforceApi.picture, async ({ tx, params }) =>
    pictureAt((await findWorker(tx, params.workerId)).profilePicture),
  );

  serve(workforceApi.setPicture, async ({ params, stored, ...context }) => {
    const { tx, actor } = context;
    const row = await lockUnerased(tx, params.workerId);
    await discard(tx, row.profilePicture);
    return show(context, await saveWorker(tx, row, { profilePicture: stored.key }, actor));
  });

  serve(workforceApi.cardPhoto, async ({ tx, params }) =>
    pictureAt((await findWorker(tx, params.workerId)).cscsPhoto),
  );

  serve(workforceApi.setCardPhoto, async ({ params, stored, ...context }) => {
    const { tx, actor } = context;
    const row = await lockUnerased(tx, params.workerId);
    await discard(tx, row.cscsPhoto);
    return show(context, await saveWorker(tx, row, { cscsPhoto: stored.key }, actor));
  });
}

function gateRoutes(serve: Serve, show: ShowWorker) {
  serve(workforceApi.renewBadge, async ({ params, ...context }) => {
    const { tx, actor } = context;
    const row = await lockUnerased(tx, params.workerId);
    return show(context, await saveWorker(tx, row, { badge: newBadge() }, actor));
  });

  serve(workforceApi.gate, async ({ tx, params, query, now }) =>
    gateCheck(tx, await findByBadge(tx, params.badge), { now, ...query }),
  );

  serve(workforceApi.gatePicture, async ({ tx, params }) =>
    pictureAt((await findByBadge(tx, params.badge)).profilePicture),
  );

  serve(workforceApi.rollCall, ({ tx, actor, params }) => rollCall(tx, params.projectId, actor));
}
