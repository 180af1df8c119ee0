import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { riskApi } from '@sitewright/domain/risk/api';
import {
  obstacleToConfirming,
  obstacleToWithdrawingSignature,
} from '@sitewright/domain/risk/briefing';
import { ramsRecord } from '@sitewright/domain/risk/rams.record';
import {
  draftRams,
  editRams,
  obstacleToBriefing,
  obstacleToDeleting,
  obstacleToRevising,
} from '@sitewright/domain/risk/rams-rules';
import { type Step, takeStep } from '@sitewright/domain/risk/rams-steps';
import { revokeLinks } from '../links/public.ts';
import { findBuying } from '../organizations/public.ts';
import { findUserName } from '../platform/audit.ts';
import { recycle } from '../platform/bin/recycle.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import {
  confirmSignature,
  findSignature,
  listBriefed,
  signRams,
  withdrawSignature,
} from './briefing.ts';
import { expectCertificates } from './live-controls.ts';
import { ramsPdf } from './print.ts';
import {
  draftOf,
  findRams,
  insertRams,
  insertVersion,
  listRams,
  listVersions,
  lockRams,
  ramsLinkTarget,
  saveRams,
  supersedeOthers,
} from './rams-store.ts';

export function ramsRoutes(serve: Serve, { secrets }: Services) {
  serve(riskApi.listRams, ({ tx, query, now }) => listRams(tx, query, londonDay(now)));

  serve(riskApi.draftRams, async ({ tx, actor, body, now }) => {
    const draft = draftRams(body, londonDay(now));
    await expectCertificates(tx, draft);
    return insertRams(tx, draft, actor, londonDay(now));
  });

  serve(riskApi.readRams, ({ tx, params, now }) => findRams(tx, params.ramsId, londonDay(now)));

  serve(riskApi.editRams, async ({ tx, actor, params, body, now }) => {
    const today = londonDay(now);
    const rams = await lockRams(tx, params.ramsId, today);
    const edited = editRams(rams, actor, body, today);
    await expectCertificates(tx, edited, rams);
    return saveRams(tx, edited, actor, today);
  });

  serve(riskApi.removeRams, async ({ tx, actor, params, now }) => {
    const rams = await lockRams(tx, params.ramsId, londonDay(now));
    refuseIf(obstacleToDeleting(rams, actor));
    const name = `${rams.reference} ${rams.activity}`.slice(0, 100);
    await recycle(tx, ramsRecord, { ...rams, name }, { actor, now, secrets });
  });

  stepRoutes(serve);
  versionRoutes(serve);
  briefingRoutes(serve);
}

function stepRoutes(serve: Serve) {
  serve(riskApi.submitRams, (walk) => step('submit', walk));
  serve(riskApi.rejectRams, (walk) => step('reject', walk, walk.body));
  serve(riskApi.approveRams, (walk) => step('approve', walk));
  serve(riskApi.withdrawRams, async (walk) => {
    const withdrawn = await step('withdraw', walk, walk.body);
    await revokeLinks(walk.tx, ramsLinkTarget(withdrawn.id), walk);
    return withdrawn;
  });
  serve(riskApi.issueRams, async (walk) => {
    const issued = await step('issue', walk);
    await supersedeOthers(walk.tx, issued, walk.actor, walk.now);
    return issued;
  });
}

type Walk = { tx: Tx; actor: Actor; params: { ramsId: number }; now: Date };

async function step(name: Step, { tx, actor, params, now }: Walk, why: { reason?: string } = {}) {
  const today = londonDay(now);
  const rams = await lockRams(tx, params.ramsId, today);
  const { requireApproval } = await findBuying(tx, actor);
  const by = { byName: await findUserName(tx, actor), now: now.toISOString(), requireApproval };
  return saveRams(tx, takeStep(name, rams, actor, { ...why, ...by }), actor, today);
}

function versionRoutes(serve: Serve) {
  serve(riskApi.versionsOfRams, async ({ tx, params, now }) => {
    const today = londonDay(now);
    return listVersions(tx, await findRams(tx, params.ramsId, today), today);
  });

  serve(riskApi.reviseRams, async ({ tx, actor, params, now }) => {
    const today = londonDay(now);
    const rams = await lockRams(tx, params.ramsId, today);
    refuseIf(obstacleToRevising(rams, actor));
    return insertVersion(tx, rams, actor, today);
  });

  // A copy starts afresh: what was agreed for one site and season holds for no other.
  serve(riskApi.copyRams, async ({ tx, actor, params, body, now }) => {
    const today = londonDay(now);
    const rams = await findRams(tx, params.ramsId, today);
    const { activity, content } = draftOf(rams);
    return insertRams(tx, { ...body, activity, content }, actor, today);
  });
}

function briefingRoutes(serve: Serve) {
  serve(riskApi.briefing, async ({ tx, params, now }) =>
    listBriefed(tx, await findRams(tx, params.ramsId, londonDay(now))),
  );

  serve(riskApi.sign, async ({ tx, actor, params, body, now }) =>
    signRams(tx, await lockRams(tx, params.ramsId, londonDay(now)), body, { actor, now }),
  );

  serve(riskApi.confirmSignature, async ({ tx, actor, params, now }) => {
    const rams = await lockRams(tx, params.ramsId, londonDay(now));
    const person = await findSignature(tx, rams, params.ramsSignatureId);
    refuseIf(obstacleToBriefing(rams, actor) ?? obstacleToConfirming(person));
    await confirmSignature(tx, params.ramsSignatureId, actor, now);
    return findSignature(tx, rams, params.ramsSignatureId);
  });

  serve(riskApi.withdrawSignature, async ({ tx, actor, params, now }) => {
    const rams = await lockRams(tx, params.ramsId, londonDay(now));
    const person = await findSignature(tx, rams, params.ramsSignatureId);
    refuseIf(obstacleToBriefing(rams, actor) ?? obstacleToWithdrawingSignature(person));
    await withdrawSignature(tx, params.ramsSignatureId, actor, now);
  });

  serve(riskApi.printRams, ({ tx, params, now }) => ramsPdf(tx, params.ramsId, now));
}
