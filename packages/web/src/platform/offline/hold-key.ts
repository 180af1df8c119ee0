import type { SessionUser } from '@sitewright/domain/session/session-user';
import { sitePackApi } from '@sitewright/domain/site-pack/api';
import { call } from '../call.ts';
import { logError } from '../fault.ts';
import { flushOutbox } from '../outbox/flush.ts';
import { loadOutbox } from '../outbox/outbox.ts';
import { readKey, storeKey } from './database.ts';
import { forget } from './forget.ts';
import { deletePacks, storePack } from './packs.ts';
import { hasSameRights, isSamePerson, personOf } from './person.ts';
import { importKey } from './sealing.ts';

/**
 * Sees to it that the key on this phone is this user's, and that nothing is left of others or of other rights. What
 * waits for this user is sent as soon as the key is here.
 */
export async function holdKey(user: SessionUser): Promise<void> {
  const held = await readKey();
  if (held && !isSamePerson(held.person, user)) await forget();
  const person = personOf(user);
  if (!held || !isSamePerson(held.person, user)) {
    const { key } = await call(sitePackApi.key, {});
    await storeKey({ person, key: await importKey(key) });
    await loadOutbox();
    void flushOutbox().catch((error) => logError('What was locked could not be sent', error));
  } else if (!hasSameRights(held.person, user)) {
    await deletePacks();
    await storeKey({ ...held, person });
  }
  await storePack('user', user, null);
}
