import { riskApi } from '@sitewright/domain/risk/api';
import { readSignatureByLink } from '@sitewright/domain/risk/briefing';
import { riskAssessmentRecord } from '@sitewright/domain/risk/risk-assessment.record';
import { reassess } from '@sitewright/domain/risk/rules';
import { linkAccess } from '../links/public.ts';
import { recycle } from '../platform/bin/recycle.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { insertSignature, listCandidates } from './briefing.ts';
import { cardCheck } from './card-check.ts';
import { lockIssuedRams, toLinkedRams } from './links.ts';
import { ramsRoutes } from './rams-routes.ts';
import {
  findAssessment,
  insertAssessment,
  insertRevision,
  listAssessments,
  listRevisions,
  lockAssessment,
  saveAssessment,
} from './store.ts';

export function riskRoutes(serve: Serve, services: Services) {
  serve(riskApi.list, ({ tx, query }) => listAssessments(tx, query));

  serve(riskApi.assess, async ({ tx, actor, body }) => {
    const assessment = await insertAssessment(tx, body, actor);
    await insertRevision(tx, assessment, body.note, actor);
    return assessment;
  });

  serve(riskApi.read, ({ tx, params }) => findAssessment(tx, params.riskAssessmentId));

  serve(riskApi.reassess, async ({ tx, actor, params, body, now }) => {
    const assessment = await lockAssessment(tx, params.riskAssessmentId);
    const judged = reassess(assessment, body, now.toISOString());
    await insertRevision(tx, judged, body.note, actor);
    return saveAssessment(tx, judged, actor);
  });

  serve(riskApi.remove, async ({ tx, actor, params, now }) => {
    const { id, projectName: name } = await lockAssessment(tx, params.riskAssessmentId);
    await recycle(tx, riskAssessmentRecord, { id, name }, { actor, now, ...services });
  });

  serve(riskApi.revisions, async ({ tx, params }) =>
    listRevisions(tx, await findAssessment(tx, params.riskAssessmentId)),
  );

  ramsRoutes(serve, services);
  linkRoutes(serve, services);
}

const signature = { ...riskApi.signByLink, concerns: 'riskAssessment' } as const;

/** For workers, who have no account: what the code on the poster opens on their phone. */
function linkRoutes(serve: Serve, services: Services) {
  const { limitRequests, open, use } = linkAccess(services);
  const { rateLimits } = services;
  const checkCard = cardCheck(services);

  serve(riskApi.readByLink, limitRequests, async (request) => {
    const { targetId } = await open(request, 'rams');
    return toLinkedRams(request.tx, await lockIssuedRams(request.tx, targetId, request.now));
  });

  serve(
    riskApi.signByLink,
    async (request) => {
      await limitRequests(request);
      return checkCard(request);
    },
    async (request) => {
      const { tx, body, record, now, prepared: tries } = request;
      const link = await open(request, 'rams');
      const rams = await lockIssuedRams(tx, link.targetId, now);
      // Again: they may have signed meanwhile.
      const { signer } = readSignatureByLink(body, await listCandidates(tx, rams));
      await insertSignature(tx, { ...signer, ramsId: rams.id, signedAt: now });
      const actor = await use(request, link, 'signed', signer);
      await record({ actor, endpoint: signature }, rams);
      if (tries) await rateLimits.reset((work) => work(tx), tries);
      return { name: signer.name, signedAt: now.toISOString() };
    },
  );
}
