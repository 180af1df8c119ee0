import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import { changedMeanwhile, Refused } from '@sitewright/domain/kernel/problem';
import { type CardReply, checkCard } from '@sitewright/domain/workforce/card';
import type { CardCheckDraft, WorkerCardCheck } from '@sitewright/domain/workforce/papers';
import { noCardOnFile } from '@sitewright/domain/workforce/rules';
import { desc } from 'drizzle-orm';
import { findUserName } from '../platform/audit.ts';
import { childrenOf, insertRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { WorkerRow } from './describe.ts';
import { withIsoDates } from './papers.ts';
import type { CardIdentity } from './smart-check.ts';
import { saveWorker } from './store.ts';
import { workerCardChecks } from './table.ts';

export async function listCardChecks(tx: Tx, workerId: number): Promise<Page<WorkerCardCheck>> {
  const { workerId: parent, id } = workerCardChecks;
  const rows = await childrenOf(tx, workerCardChecks, parent, workerId, desc(id));
  return new Page(rows.map(withIsoDates));
}

/** The input for the card service; refused without a card number. */
export function cardOf({ cscsCardNumber, cscsSchemeId, lastName }: WorkerRow): CardIdentity {
  if (!cscsCardNumber) throw new Refused(noCardOnFile);
  return { cardNumber: cscsCardNumber, scheme: cscsSchemeId, lastName };
}

/** The reply of the card service, where it was called. */
type CardLookup = { card: CardIdentity; answer: CardReply | undefined } | undefined;

/** The reply applies to this card only: the number may have been changed meanwhile. */
function refuseIfOther(lookup: CardLookup, now: CardIdentity): void {
  const isSame = (name: keyof CardIdentity) => !lookup || lookup.card[name] === now[name];
  if (!(['cardNumber', 'scheme', 'lastName'] as const).every(isSame))
    throw new Refused(changedMeanwhile);
}

/** Stores who checked the card and the result, because the schemes keep no record for us. */
export async function saveCardCheck(
  tx: Tx,
  worker: WorkerRow,
  { method, result, note }: CardCheckDraft,
  lookup: CardLookup,
  { actor, now }: { actor: Actor; now: Date },
): Promise<WorkerRow> {
  const card = cardOf(worker);
  refuseIfOther(lookup, card);
  const { cardNumber } = card;
  const state = result ?? 'failed';
  const cardState = lookup ? checkCard(worker, lookup.answer, londonDay(now)) : state;
  const checkedByName = await findUserName(tx, actor);
  const check = { workerId: worker.id, method, result: cardState, cardNumber, note, checkedByName };
  await insertRow(tx, workerCardChecks, check, actor);
  const isValid = cardState === 'verified';
  const changes = {
    cardState,
    cscsValidated: isValid,
    cscsValidatedAt: now,
    cscsIsValid: isValid,
    ...(lookup?.answer && printedOn(worker, lookup.answer)),
  };
  return saveWorker(tx, worker, changes, actor);
}

/** The service is more reliable than what was typed. */
const printedOn = (worker: WorkerRow, { name, cardType, expiresOn }: CardReply) => ({
  cscsCustomerName: name,
  cscsCardType: cardType ?? worker.cscsCardType,
  cscsCardExpiry: expiresOn ?? worker.cscsCardExpiry,
});
