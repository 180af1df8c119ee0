import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import { changedMeanwhile, Refused } from '@sitewright/domain/kernel/problem';
import { type CardAnswer, judgeCard } from '@sitewright/domain/workforce/card';
import type { CardCheckDraft, WorkerCardCheck } from '@sitewright/domain/workforce/papers';
import { hasNoCard } from '@sitewright/domain/workforce/rules';
import { desc, eq } from 'drizzle-orm';
import { createdBy, nameOf } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { Stored } from './describe.ts';
import { inIso } from './papers.ts';
import type { CardOf } from './smart-check.ts';
import { saveWorker } from './store.ts';
import { workerCardChecks } from './table.ts';

export async function listCardChecks(tx: Tx, workerId: number): Promise<Page<WorkerCardCheck>> {
  const rows = await tx
    .select()
    .from(workerCardChecks)
    .where(eq(workerCardChecks.workerId, workerId))
    .orderBy(desc(workerCardChecks.id));
  return new Page(rows.map(inIso));
}

/** What the service is asked for; without a number there is nothing to look at. */
export function cardOf({ cscsCardNumber, cscsSchemeId, lastName }: Stored): CardOf {
  if (!cscsCardNumber) throw new Refused(hasNoCard);
  return { cardNumber: cscsCardNumber, scheme: cscsSchemeId, lastName };
}

/** What the service said of a card, where it was asked. */
export type Asked = { card: CardOf; answer: CardAnswer | undefined } | undefined;

/** What was said of one card holds for no other: somebody may have typed another one meanwhile. */
function refuseIfOther(asked: Asked, now: CardOf): void {
  const isSame = (name: keyof CardOf) => !asked || asked.card[name] === now[name];
  if (!(['cardNumber', 'scheme', 'lastName'] as const).every(isSame))
    throw new Refused(changedMeanwhile);
}

/** Writes down who looked at the card and what came of it: the schemes keep no record for us. */
export async function saveCardCheck(
  tx: Tx,
  worker: Stored,
  { method, result, note }: CardCheckDraft,
  asked: Asked,
  { actor, now }: { actor: Actor; now: Date },
): Promise<Stored> {
  const card = cardOf(worker);
  refuseIfOther(asked, card);
  const { cardNumber } = card;
  const said = result ?? 'failed';
  const cardState = asked ? judgeCard(worker, asked.answer, londonDay(now)) : said;
  const checkedByName = await nameOf(tx, actor);
  const check = { workerId: worker.id, method, result: cardState, cardNumber, note, checkedByName };
  await tx.insert(workerCardChecks).values({ ...check, ...createdBy(actor) });
  const isValid = cardState === 'verified';
  const changes = {
    cardState,
    cscsValidated: isValid,
    cscsValidatedAt: now,
    cscsIsValid: isValid,
    ...(asked?.answer && printedOn(worker, asked.answer)),
  };
  return saveWorker(tx, worker, changes, actor);
}

/** The service knows better than whoever typed it. */
const printedOn = (worker: Stored, { name, cardType, expiresOn }: CardAnswer) => ({
  cscsCustomerName: name,
  cscsCardType: cardType ?? worker.cscsCardType,
  cscsCardExpiry: expiresOn ?? worker.cscsCardExpiry,
});
