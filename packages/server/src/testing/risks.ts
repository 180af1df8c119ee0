import { riskApi } from '@sitewright/domain/risk/api';
import { aRamsDraft, aRiskAssessmentDraft } from '@sitewright/domain/risk/risk.fixture';
import type { Caller } from './caller.ts';

/** An assessed contract, a method statement in draft and one that is issued. */
export async function risksBy(director: Caller, projectId: number) {
  const { id: riskAssessmentId } = await director.call(riskApi.assess, {
    body: aRiskAssessmentDraft({ projectId }),
  });
  const { id: issuedRamsId } = await issuedBy(director, projectId);
  const { id: ramsId } = await director.call(riskApi.draftRams, {
    body: aRamsDraft({ projectId }),
  });
  return { riskAssessmentId, ramsId, issuedRamsId };
}

/** A method statement from draft to briefing, by one user with all permissions. */
export async function issuedBy(director: Caller, projectId: number, over = {}) {
  const { id } = await director.call(riskApi.draftRams, {
    body: aRamsDraft({ projectId, ...over }),
  });
  return issue(director, id);
}

export async function issue(director: Caller, ramsId: number) {
  const params = { ramsId };
  await director.call(riskApi.submitRams, { params });
  await director.call(riskApi.approveRams, { params });
  return director.call(riskApi.issueRams, { params });
}
