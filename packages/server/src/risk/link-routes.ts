import { riskApi } from '@sitewright/domain/risk/api';
import { readSignatureByLink } from '@sitewright/domain/risk/briefing';
import { linkAccess } from '../links/public.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import { insertSignature, listCandidates } from './briefing.ts';
import { cardCheck } from './card-check.ts';
import { lockIssued, toLinkedRams } from './links.ts';

const signature = { ...riskApi.signByLink, concerns: 'riskAssessment' } as const;

/** For workers, who have no account: what the code on the poster opens on their phone. */
export function linkRoutes(serve: Serve, services: Services) {
  const { limitRequests, open, use } = linkAccess(services);
  const { budgets } = services;
  const checkCard = cardCheck(services);

  serve(riskApi.readByLink, limitRequests, async (request) => {
    const { targetId } = await open(request, 'rams');
    return toLinkedRams(request.tx, await lockIssued(request.tx, targetId, request.now));
  });

  serve(
    riskApi.signByLink,
    async (request) => {
      await limitRequests(request);
      return checkCard(request);
    },
    async (request) => {
      const { tx, body, record, now, prepared: tries } = request;
      const link = await open(request, 'rams');
      const rams = await lockIssued(tx, link.targetId, now);
      // Again: they may have signed meanwhile.
      const { signer } = readSignatureByLink(body, await listCandidates(tx, rams));
      await insertSignature(tx, { ...signer, ramsId: rams.id, signedAt: now });
      const actor = await use(request, link, 'signed', signer);
      await record({ actor, endpoint: signature }, rams);
      if (tries) await budgets.forget((work) => work(tx), tries);
      return { name: signer.name, signedAt: now.toISOString() };
    },
  );
}
