import { daysInBin } from '@sitewright/domain/backup/rules';
import { riskApi } from '@sitewright/domain/risk/api';
import { reassess } from '@sitewright/domain/risk/rules';
import { recycle } from '../platform/recycle.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import { linkRoutes } from './link-routes.ts';
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
    const record = { type: 'riskAssessment', table: 'risk_assessments', id, name };
    await recycle(tx, record, actor, services.secrets, { now, days: daysInBin });
  });

  serve(riskApi.revisions, async ({ tx, params }) =>
    listRevisions(tx, await findAssessment(tx, params.riskAssessmentId)),
  );

  ramsRoutes(serve, services);
  linkRoutes(serve, services);
}
