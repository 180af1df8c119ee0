import { refusedAt } from '@sitewright/domain/kernel/problem';
import {
  obstacleOfCard,
  readSignatureByLink,
  tooManyWrongTries,
  wrongCardEnding,
} from '@sitewright/domain/risk/briefing';
import type { LinkSignature } from '@sitewright/domain/risk/linked-rams';
import { linkAccess } from '../links/public.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import type { Delay } from '../platform/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import type { InOwnTx, Tx } from '../platform/tenancy.ts';
import { listCandidates } from './briefing.ts';
import { lockIssuedRams } from './links.ts';

type Request = {
  inOwnTx: InOwnTx;
  visitor: Visitor;
  now: Date;
  params: { token: string };
  body: LinkSignature;
};

/**
 * Four characters are soon tried out. So a complete form comes first, a try is counted before the card is looked
 * at, and a wrong one is in the link's log although the request is refused. What is counted belongs to the worker and
 * the statement, whichever link or address it comes from. It returns the count that is forgotten once they have signed.
 */
export function cardCheck(services: Pick<Services, 'rateLimits' | 'secrets'>) {
  const { open, countWrongTries, logWrongTry } = linkAccess(services);

  const load = async (tx: Tx, { body, ...request }: Request) => {
    const link = await open({ ...request, tx }, 'rams');
    const rams = await lockIssuedRams(tx, link.targetId, request.now);
    const candidates = await listCandidates(tx, rams);
    const { signer, asksCard } = readSignatureByLink(body, candidates);
    const wrongTries = await countWrongTries(tx, link, signer.workerId);
    return { link, signer, asksCard, obstacle: obstacleOfCard(body, candidates, wrongTries) };
  };

  return async (request: Request): Promise<Delay | undefined> => {
    const { inOwnTx } = request;
    const { link, signer, asksCard, ...first } = await inOwnTx((tx) => load(tx, request));
    if (!asksCard) return undefined;
    // Before any wait is required: trying again in a minute would not help.
    if (first.obstacle === tooManyWrongTries) throw refusedAt('cardEnding', tooManyWrongTries);
    const tries = { name: 'card endings', subject: `${link.targetId} ${signer.workerId}` };
    await services.rateLimits.attempt(inOwnTx, tries);
    const obstacle = await inOwnTx(async (tx) => {
      const judged = await load(tx, request);
      if (judged.obstacle === wrongCardEnding)
        await logWrongTry({ ...request, tx }, judged.link, judged.signer);
      return judged.obstacle;
    });
    if (obstacle) throw refusedAt('cardEnding', obstacle);
    return tries;
  };
}
