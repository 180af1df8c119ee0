import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { riskApi } from '@sitewright/domain/risk/api';
import { signerByLink } from '@sitewright/domain/risk/briefing';
import type { Rams } from '@sitewright/domain/risk/rams';
import { linkHolders } from '../links/public.ts';
import type { Delay } from '../platform/budgets.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { insertSignature, listCandidates } from './briefing.ts';
import { toLinkedRams } from './links.ts';
import { lockRams } from './rams-store.ts';

const signature = { ...riskApi.signByLink, concerns: 'riskAssessment' } as const;

/** For workers, who have no account: what the code on the poster opens on their phone. */
export function linkRoutes(serve: Serve, services: Services) {
  const { limitRequests, open, use } = linkHolders(services);
  const { budgets } = services;

  serve(riskApi.readByLink, limitRequests, async (request) => {
    const { targetId } = await open(request, 'rams');
    return toLinkedRams(request.tx, await lockIssued(request.tx, targetId, request.now));
  });

  serve(
    riskApi.signByLink,
    async (request) => {
      await limitRequests(request);
      const guess = cardGuess(request);
      await budgets.try(request.apart, guess);
      return guess;
    },
    async (request) => {
      const { tx, body, record, now, prepared: guess } = request;
      const link = await open(request, 'rams');
      const rams = await lockIssued(tx, link.targetId, now);
      const signer = signerByLink(body, await listCandidates(tx, rams));
      await insertSignature(tx, { ...signer, ramsId: rams.id, signedAt: now });
      const actor = await use(request, link, 'signed', signer.name);
      await record({ actor, endpoint: signature }, rams);
      await budgets.forget((work) => work(tx), guess);
      return { name: signer.name, signedAt: now.toISOString() };
    },
  );
}

/** After five tries for one worker each further one waits, so that four characters cannot be tried out. */
const cardGuess = ({
  params,
  body,
}: {
  params: { token: string };
  body: { workerId: number };
}): Delay => ({ name: 'card endings', of: `${params.token} ${body.workerId}` });

/** A statement that was replaced or withdrawn is no longer there. */
async function lockIssued(tx: Tx, id: number, now: Date): Promise<Rams> {
  const rams = await lockRams(tx, id, londonDay(now));
  return found(rams.status === 'issued' ? rams : undefined);
}
