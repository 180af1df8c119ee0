import type { Actor } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { fullName } from '@sitewright/domain/labour/crew';
import { type Candidate, obstacleToSigning, signerOf } from '@sitewright/domain/risk/briefing';
import type { BriefedPerson, Rams, SignatureDraft } from '@sitewright/domain/risk/rams';
import { obstacleToBriefing } from '@sitewright/domain/risk/rams-rules';
import { and, eq } from 'drizzle-orm';
import { createdBy, findUserName } from '../platform/audit.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import { findRow, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { workerInductions, workers } from '../workforce/table.ts';
import { ramsSignatures } from './table.ts';

/**
 * Everyone inducted on the contract, and everyone else who has signed; missing signatures first.
 */
const people = `
  select s.id as "signatureId", coalesce(w.id, s.worker_id) as "workerId",
    coalesce(s.name, w.first_name || ' ' || w.last_name) as name, w.company,
    w.job_title as "jobTitle", s.method, s.language, s.drawing, s.signed_at as "signedAt",
    s.voided_at as "voidedAt", s.confirmed_at as "confirmedAt",
    s.confirmed_by_name as "confirmedByName", w.cscs_card_number as "cardNumber"
  from (select * from rams_signatures where rams_id = $1 and withdrawn_at is null) s
  full join (select * from workers where employment_status = 'active' and id = any(array(
    select i.worker_id from worker_inductions i
    where i.project_id = $2 and i.has_passed))) w on w.id = s.worker_id
  order by s.signed_at is not null, name, s.id`;

type Named = Pick<Rams, 'id' | 'projectId'>;

/** With their card numbers, which only the check of a signature by link may see. */
export const listCandidates = (tx: Tx, { id, projectId }: Named): Promise<Candidate[]> =>
  queryRows<Candidate>(tx, people, [id, projectId]);

export async function listBriefed(tx: Tx, rams: Named): Promise<Page<BriefedPerson>> {
  const rows = await listCandidates(tx, rams);
  return new Page(rows.map(({ cardNumber: _, ...person }) => person));
}

export async function signRams(
  tx: Tx,
  rams: Rams,
  draft: SignatureDraft,
  { actor, now }: { actor: Actor; now: Date },
): Promise<BriefedPerson> {
  const signer = signerOf(draft, await findSigner(tx, rams, draft));
  refuseIf(obstacleToBriefing(rams, actor));
  const before = await listBriefed(tx, rams);
  refuseIf(obstacleToSigning(signer, before.rows));
  const signature = { ...signer, ramsId: rams.id, signedAt: now, ...createdBy(actor) };
  return findSignature(tx, rams, await insertSignature(tx, signature));
}

export async function insertSignature(
  tx: Tx,
  signature: typeof ramsSignatures.$inferInsert,
): Promise<number> {
  const [row] = await tx
    .insert(ramsSignatures)
    .values(signature)
    .returning({ id: ramsSignatures.id });
  return found(row).id;
}

/** The person whose signature it is, where the statement has it. */
export async function findSignature(tx: Tx, rams: Named, id: number): Promise<BriefedPerson> {
  const { rows } = await listBriefed(tx, rams);
  return found(rows.find(({ signatureId }) => signatureId === id));
}

export async function confirmSignature(tx: Tx, id: number, actor: Actor, now: Date) {
  const confirmedByName = await findUserName(tx, actor);
  await saveRow(tx, ramsSignatures, id, { confirmedAt: now, confirmedByName }, actor);
}

export async function withdrawSignature(tx: Tx, id: number, actor: Actor, now: Date) {
  await saveRow(tx, ramsSignatures, id, { withdrawnAt: now }, actor);
}

async function findSigner(tx: Tx, { projectId }: Rams, { workerId }: SignatureDraft) {
  if (!workerId) return;
  const worker = await findRow(tx, workers, workerId);
  const isPassedHere = and(
    eq(workerInductions.workerId, workerId),
    eq(workerInductions.projectId, projectId),
    eq(workerInductions.hasPassed, true),
  );
  const isInducted = (await tx.$count(workerInductions, isPassedHere)) > 0;
  return { ...worker, name: fullName(worker), isInducted };
}
