import { Refused } from '@sitewright/domain/kernel/problem';
import { riskApi } from '@sitewright/domain/risk/api';
import { ramsRecord } from '@sitewright/domain/risk/rams.record';
import { riskAssessmentRecord } from '@sitewright/domain/risk/risk-assessment.record';
import { alreadyAssessed } from '@sitewright/domain/risk/rules';
import { and, eq } from 'drizzle-orm';
import type { Row } from '../platform/record-tree.ts';
import type { ServerRecord } from '../platform/server-record.ts';
import type { Tx } from '../platform/tenancy.ts';
import { nextReference } from './rams-store.ts';
import { riskAssessments, rams as statements } from './table.ts';

/** A contract is assessed once: the old one stays away where there is another. */
async function refuseIfAssessed(tx: Tx, record: Row): Promise<void> {
  const { project_id } = record as Row & { project_id: number };
  const others = await tx.$count(riskAssessments, eq(riskAssessments.projectId, project_id));
  if (others > 0) throw new Refused(alreadyAssessed);
}

/** A statement whose number was given again comes back as a document of its own. */
async function renumberIfTaken(tx: Tx, record: Row): Promise<void> {
  const { project_id, reference, revision } = record as Row & {
    project_id: number;
    reference: string;
    revision: number;
  };
  const next = await nextReference(tx, project_id);
  const isSame = and(
    eq(statements.projectId, project_id),
    eq(statements.reference, reference),
    eq(statements.revision, revision),
  );
  if ((await tx.$count(statements, isSame)) === 0) return;
  record.reference = next;
  record.family_id = record.id;
}

export const riskAssessmentServerRecord: ServerRecord = {
  type: riskAssessmentRecord.type,
  removal: riskApi.remove,
  restoreHook: refuseIfAssessed,
};

export const ramsServerRecord: ServerRecord = {
  type: ramsRecord.type,
  removal: riskApi.removeRams,
  restoreHook: renumberIfTaken,
};
