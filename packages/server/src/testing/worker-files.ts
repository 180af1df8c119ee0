import { found } from '@sitewright/domain/kernel/problem';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { aPicture } from './a-picture.ts';
import type { Caller } from './caller.ts';
import type { Organization } from './organization.ts';

/** The papers of a worker, and another worker who can be deleted. */
export async function workerFilesOf(
  organization: Organization,
  director: Caller,
  workerId: number,
) {
  const params = { workerId };
  const { id: spareWorkerId } = await organization.worker();
  const { badge } = await director.call(workforceApi.renewBadge, { params });
  await director.call(workforceApi.setPicture, { params, file: aPicture() });
  await director.call(workforceApi.setCardPhoto, { params, file: aPicture() });
  const held = { params, body: { competence: 'IPAF', expiresOn: '2099-05-31' } };
  const { id: workerCompetenceId } = await director.call(workforceApi.addCompetence, held);
  const [induction] = await director.call(workforceApi.inductions, { params });
  const rate = { params, body: { effectiveFrom: '2026-01-05', hourlyRate: '24.50' } };
  const { id: workerRateId } = await director.call(workforceApi.addRate, rate);
  const file = { params, file: aPicture() };
  const { id: workerDocumentId } = await director.call(workforceApi.addDocument, file);
  return {
    spareWorkerId,
    badge: found(badge ?? undefined),
    workerCompetenceId,
    workerInductionId: found(induction).id,
    workerRateId,
    workerDocumentId,
  };
}
