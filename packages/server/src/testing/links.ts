import { found } from '@sitewright/domain/kernel/problem';
import { linksApi } from '@sitewright/domain/links/api';
import type { Link, LinkPurpose } from '@sitewright/domain/links/link';
import { riskApi } from '@sitewright/domain/risk/api';
import { cardEndingOf } from '@sitewright/domain/risk/briefing';
import { aDrawing } from '@sitewright/domain/risk/risk.fixture';
import type { Caller } from './caller.ts';
import type { Organization } from './organization.ts';

/** The token that a person with the link sends. */
export const tokenIn = ({ address }: Pick<Link, 'address'>): string =>
  found(address?.split('/').at(-1));

export const linkTo = (author: Caller, purpose: LinkPurpose, targetId: number): Promise<Link> =>
  author.call(linksApi.create, { body: { purpose, targetId } });

/** A link to a method statement, and the signature of a worker who used it. */
export async function linksBy(organization: Organization, director: Caller, ramsId: number) {
  const link = await linkTo(director, 'rams', ramsId);
  const worker = await organization.worker();
  const cardEnding = cardEndingOf(worker.cscsCardNumber ?? '');
  await director.call(riskApi.signByLink, {
    params: { token: tokenIn(link) },
    body: { workerId: worker.id, language: 'English', drawing: aDrawing, cardEnding },
  });
  const briefed = await director.call(riskApi.briefing, { params: { ramsId } });
  const signed = briefed.find(({ workerId }) => workerId === worker.id);
  return { linkId: link.id, ramsSignatureId: found(signed?.signatureId ?? undefined) };
}
