import { conflict, problem, Refused } from '@sitewright/domain/kernel/problem';
import type { CardReply } from '@sitewright/domain/workforce/card';
import * as z from 'zod';
import type { Config } from '../platform/config.ts';

/** A card as its issuing scheme identifies it. */
export type CardIdentity = { scheme: string | null; cardNumber: string; lastName: string };

/** Calls the card service; undefined where the card is unknown. */
type SmartCheck = (card: CardIdentity) => Promise<CardReply | undefined>;

const smartCheckNotSetUp = conflict(
  'worker.smart_check_not_set_up',
  'The Smart Check service is not set up. Check the card in the app and record the result.',
);
const smartCheckNotAnswering = problem(
  'worker.smart_check_does_not_answer',
  503,
  'The Smart Check service is not responding. Check the card in the app and record the result.',
);

const Answer = z.object({
  valid: z.boolean(),
  name: z.string().max(200),
  cardType: z.string().max(100).nullish(),
  expires: z.iso.date().nullish(),
});

const patience = 5_000;

/** One card, one POST; no redirect is followed, and the response is validated. */
export function smartCheckOf({
  SMART_CHECK_URL,
  SMART_CHECK_KEY,
}: Pick<Config, 'SMART_CHECK_URL' | 'SMART_CHECK_KEY'>): SmartCheck {
  return async (card) => {
    if (!SMART_CHECK_URL) throw new Refused(smartCheckNotSetUp);
    const response = await fetch(SMART_CHECK_URL, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: {
        'content-type': 'application/json',
        ...(SMART_CHECK_KEY && { authorization: `Bearer ${SMART_CHECK_KEY}` }),
      },
      body: JSON.stringify(card),
    }).catch(() => undefined);
    if (response?.status === 404) return;
    const answer = Answer.safeParse(response?.ok && (await response.json().catch(() => undefined)));
    if (!answer.success) throw new Refused(smartCheckNotAnswering);
    const { valid, name, cardType, expires } = answer.data;
    return { isValid: valid, name, cardType: cardType ?? null, expiresOn: expires ?? null };
  };
}
