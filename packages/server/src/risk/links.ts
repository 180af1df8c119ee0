import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { unsignedPeople } from '@sitewright/domain/risk/briefing';
import type { LinkedRams } from '@sitewright/domain/risk/linked-rams';
import type { Rams } from '@sitewright/domain/risk/rams';
import { obstacleToBriefing, obstacleToRamsLinks } from '@sitewright/domain/risk/rams-rules';
import type { PurposeRules } from '../links/public.ts';
import { findLetterhead } from '../organizations/public.ts';
import type { Tx } from '../platform/tenancy.ts';
import { listCandidates } from './briefing.ts';
import { expectRams, findRams, lockRams } from './rams-store.ts';

/** Workers read and sign an issued method statement on their own phone. */
export const ramsLinks: PurposeRules = {
  refuseIfNotTheirs: async (tx, id, actor) => {
    refuseIf(obstacleToRamsLinks(actor));
    await expectRams(tx, id);
  },
  describe: async (tx, id, now) => {
    const rams = await findRams(tx, id, londonDay(now));
    return {
      title: `Method statement ${rams.reference}, version ${rams.revision}`,
      subtitle: `${rams.activity} · ${rams.projectName}`,
      invitation: 'Scan to read and sign',
      explanation:
        'Read the method statement to the end and sign it on your phone. No account needed. Your supervisor will confirm your signature.',
      reference: rams.reference,
    };
  },
  refuseIfClosed: async (tx, id, { actor, now }) =>
    refuseIf(obstacleToBriefing(await findRams(tx, id, londonDay(now)), actor)),
};

/** A statement that was replaced or withdrawn is no longer there. */
export async function lockIssuedRams(tx: Tx, id: number, now: Date): Promise<Rams> {
  const rams = await lockRams(tx, id, londonDay(now));
  return found(rams.status === 'issued' ? rams : undefined);
}

export async function toLinkedRams(tx: Tx, rams: Rams): Promise<LinkedRams> {
  const { company } = await findLetterhead(tx);
  const { projectName, reference, revision, activity, location, content, lapses } = rams;
  return {
    ...{ company, projectName, reference, revision, activity, location, content, lapses },
    unsigned: unsignedPeople(await listCandidates(tx, rams)),
  };
}
