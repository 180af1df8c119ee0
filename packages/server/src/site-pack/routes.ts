import { sitePackApi } from '@sitewright/domain/site-pack/api';
import type { Serve } from '../platform/http/serve.ts';
import { derivedKey } from '../platform/sealed-fields.ts';
import type { Services } from '../platform/services.ts';
import { companyPack } from './company-pack.ts';
import { contractPack } from './contract-pack.ts';

export function sitePackRoutes(serve: Serve, { secrets }: Services) {
  serve(sitePackApi.company, (reader) => companyPack(reader));

  serve(sitePackApi.contract, ({ params, ...reader }) => contractPack(reader, params.projectId));

  serve(sitePackApi.key, async ({ tx, actor }) => {
    const key = await derivedKey(tx, secrets, `outbox/${actor.userId}`);
    return { key: key.toString('base64url') };
  });
}
