import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { riskApi } from '@sitewright/domain/risk/api';
import { signerByLink, stillAsked } from '@sitewright/domain/risk/briefing';
import type { LinkedRams } from '@sitewright/domain/risk/linked-rams';
import type { Rams } from '@sitewright/domain/risk/rams';
import { obstacleToBriefing } from '@sitewright/domain/risk/rams-rules';
import { findLetterhead } from '../organizations/for-others.ts';
import { enterOrganization } from '../platform/enter-organization.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Apart, Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { Visitor } from '../platform/visitor.ts';
import { insertSignature, listBriefed } from './briefing.ts';
import { briefingLinksFrom } from './limits.ts';
import { newLink, openLink } from './links.ts';
import { findRams, lockRams } from './rams-store.ts';

const operative = { userId: null, username: 'Operative, by link' };
const signature = { ...riskApi.signByLink, concerns: 'riskAssessment' } as const;

/** For workers, who have no account: what the code on the poster opens on their phone. */
export function linkRoutes(serve: Serve, { budgets, secrets }: Services) {
  const limitTries = ({ visitor, apart }: { visitor: Visitor; apart: Apart }): Promise<void> =>
    budgets.spend(apart, briefingLinksFrom(visitor.address));

  serve(riskApi.briefingLink, async ({ tx, actor, params, now }) => {
    const rams = await findRams(tx, params.ramsId, londonDay(now));
    refuseIf(obstacleToBriefing(rams, actor));
    return newLink(secrets, { organizationId: actor.organizationId, ramsId: rams.id }, now);
  });

  serve(riskApi.readByLink, limitTries, async ({ tx, params, now }) =>
    toLinkedRams(tx, await enterByLink(tx, secrets, params.token, now)),
  );

  serve(riskApi.signByLink, limitTries, async ({ tx, params, body, record, now }) => {
    const rams = await enterByLink(tx, secrets, params.token, now);
    const { rows } = await listBriefed(tx, rams);
    const signer = signerByLink(body, stillAsked(rows));
    await insertSignature(tx, { ...signer, ramsId: rams.id, signedAt: now });
    await record({ actor: operative, endpoint: signature }, rams);
    return { name: signer.name, signedAt: now.toISOString() };
  });
}

/** The same steps and the same answer for a link that is forged, over or of what was replaced. */
async function enterByLink(tx: Tx, secrets: Secrets, token: string, now: Date): Promise<Rams> {
  const link = openLink(secrets, token, now);
  await enterOrganization(tx, link?.organizationId ?? 0);
  const rams = await lockRams(tx, link?.ramsId ?? 0, londonDay(now));
  return found(rams.status === 'issued' ? rams : undefined);
}

async function toLinkedRams(tx: Tx, rams: Rams): Promise<LinkedRams> {
  const { company } = await findLetterhead(tx);
  const { rows } = await listBriefed(tx, rams);
  const { projectName, reference, revision, activity, location, content, lapses } = rams;
  return {
    ...{ company, projectName, reference, revision, activity, location, content, lapses },
    unsigned: stillAsked(rows),
  };
}
