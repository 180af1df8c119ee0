import { buffer } from 'node:stream/consumers';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found, notFound, refuseIf } from '@sitewright/domain/kernel/problem';
import { refuseIfChanged } from '@sitewright/domain/kernel/version';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { FullProfile } from '@sitewright/domain/organizations/company-profile';
import { obstacleToBank } from '@sitewright/domain/organizations/company-rules';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import { discard } from '../platform/files/discard.ts';
import { asJpeg } from '../platform/files/images.ts';
import type { Storage } from '../platform/files/storage.ts';
import { Download } from '../platform/http/downloads.ts';
import type { Prepare, Serve } from '../platform/http/serve.ts';
import { hour, limitByUser } from '../platform/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import {
  bankChangesIn,
  findLogo,
  findProfile,
  findProfileHead,
  lockProfile,
  revealBank,
  saveLogo,
  saveProfile,
} from './company.ts';

type Draft = Parameters<typeof bankChangesIn>[0];

const obstacleOf = (draft: Draft, actor: Actor) =>
  Object.keys(bankChangesIn(draft)).length > 0 ? obstacleToBank(actor) : undefined;

/** There is one account to look up, so few requests are needed. */
const bankRevealsBy = limitByUser('bank reveals by', 20, hour);

export function companyRoutes(serve: Serve, { secrets, rateLimits }: Services, storage: Storage) {
  serve(organizationsApi.profile, async ({ tx, query: { view, isOptional } }) => {
    const profile = await (view === 'whole' ? findProfile(tx, secrets) : findProfileHead(tx));
    return isOptional ? (profile ?? null) : found(profile);
  });

  serve(companyApi.writeProfile, async ({ tx, actor, body }) => {
    await lockProfile(tx);
    const before = await findProfile(tx, secrets);
    refuseIf(obstacleOf(body, actor));
    if (before) refuseIfChanged(FullProfile, before, body.version);
    return saveProfile(tx, body, actor, secrets);
  });

  const drawLogo: Prepare<typeof companyApi.setLogo, Uint8Array> = async ({ stored }) =>
    asJpeg(await buffer(await storage.read(stored.key)));

  serve(companyApi.setLogo, drawLogo, async ({ tx, actor, stored, prepared: bytes }) => {
    await saveLogo(tx, { bytes, type: 'image/jpeg' }, actor);
    await discard(tx, stored.key);
    return found(await findProfile(tx, secrets));
  });

  serve(companyApi.removeLogo, async ({ tx, actor }) => {
    await saveLogo(tx, null, actor);
    return found(await findProfile(tx, secrets));
  });

  serve(companyApi.logo, async ({ tx, actor, params }) => {
    refuseIf(params.organizationId === actor.organizationId ? undefined : notFound);
    const { bytes, type } = await findLogo(tx);
    return new Download({ type, make: async () => bytes });
  });

  serve(
    companyApi.revealBank,
    ({ actor, inOwnTx }) => rateLimits.consume(inOwnTx, bankRevealsBy(actor)),
    async ({ tx, actor, body }) => {
      await refuseUnlessConfirmed(tx, actor);
      return revealBank(tx, body, secrets);
    },
  );
}
