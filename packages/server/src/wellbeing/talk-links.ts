import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { obstacleToChangingTalk } from '@sitewright/domain/wellbeing/rules';
import {
  type TalkSignature,
  type TalkSignatureDraft,
  talkSignerOf,
  unsignedNames,
} from '@sitewright/domain/wellbeing/talk-signatures';
import { and, asc, eq } from 'drizzle-orm';
import { linkAccess, type PurposeRules } from '../links/public.ts';
import { findLetterhead } from '../organizations/public.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { contractOf } from '../projects/of-project.ts';
import { toolboxSignatures } from './table.ts';
import { findTalk, lockTalk } from './toolbox-talks.ts';

/** People sign on their own phone that they were at a talk. */
export const talkLinks: PurposeRules = {
  refuseIfNotTheirs: async (tx, id, actor) =>
    refuseIf(obstacleToChangingTalk(await findTalk(tx, id), actor)),
  describe: async (tx, id) => {
    const { title, heldBy } = await findTalk(tx, id);
    return {
      title: `Toolbox talk: ${title}`,
      subtitle: `Held by ${heldBy}`,
      invitation: 'Scan to sign',
      explanation: 'Were you at this talk? Sign on your phone. No account needed.',
      reference: `toolbox talk ${title}`,
    };
  },
  refuseIfClosed: async (tx, id) => void (await findTalk(tx, id)),
};

const signature = { ...wellbeingApi.signTalkByLink, concerns: 'diary' } as const;

/** For people on site, who have no account. */
export function talkLinkRoutes(serve: Serve, services: Services) {
  const { limitRequests, open, use } = linkAccess(services);

  serve(wellbeingApi.readTalkByLink, limitRequests, async (request) => {
    const { tx } = request;
    const { targetId } = await open(request, 'toolboxTalk');
    const { projectId, topic, title, date, heldBy, attendees } = await findTalk(tx, targetId);
    const signed = await listSigned(tx, targetId);
    return {
      company: (await findLetterhead(tx)).company,
      projectName: (await contractOf(tx, projectId)).name,
      ...{ topic, title, date, heldBy },
      unsigned: unsignedNames(attendees, signed),
    };
  });

  serve(wellbeingApi.signTalkByLink, limitRequests, async (request) => {
    const { tx, body, record, now } = request;
    const link = await open(request, 'toolboxTalk');
    const talk = await lockTalk(tx, link.targetId);
    const before = await listSigned(tx, talk.id);
    const signer = talkSignerOf(body, talk.attendees, before);
    const given = { ...signer, toolboxTalkId: talk.id, linkId: link.id, signedAt: now };
    const id = await insertTalkSignature(tx, given);
    const actor = await use(request, link, 'signed', { name: signer.name });
    await record({ actor, endpoint: signature }, talk);
    return { id, ...signer, drawing: signer.drawing ?? null, signedAt: now.toISOString() };
  });
}

/** Their names only: what was drawn is long, and there may be many. */
async function listSigned(tx: Tx, talkId: number): Promise<string[]> {
  const { name, toolboxTalkId } = toolboxSignatures;
  const isTheirs = eq(toolboxTalkId, talkId);
  return (await tx.select({ name }).from(toolboxSignatures).where(isTheirs)).map((row) => row.name);
}

type NewSignature = TalkSignatureDraft & { toolboxTalkId: number; linkId: number; signedAt: Date };

async function insertTalkSignature(tx: Tx, given: NewSignature): Promise<number> {
  const { id } = toolboxSignatures;
  const [row] = await tx.insert(toolboxSignatures).values(given).returning({ id });
  return found(row).id;
}

export async function listTalkSignatures(tx: Tx, talkId: number): Promise<TalkSignature[]> {
  const { id, name, drawing, signedAt, toolboxTalkId } = toolboxSignatures;
  const rows = await tx
    .select({ id, name, drawing, signedAt })
    .from(toolboxSignatures)
    .where(eq(toolboxTalkId, talkId))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, signedAt: row.signedAt.toISOString() }));
}

/** For a name that is not known there, or a signature for another person. */
export async function deleteTalkSignature(tx: Tx, talkId: number, id: number): Promise<void> {
  const isIt = and(eq(toolboxSignatures.toolboxTalkId, talkId), eq(toolboxSignatures.id, id));
  const { id: removed } = toolboxSignatures;
  found((await tx.delete(toolboxSignatures).where(isIt).returning({ removed }))[0]);
}
