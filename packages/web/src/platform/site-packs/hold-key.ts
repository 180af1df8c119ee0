import type { SessionUser } from '@sitewright/domain/session/session-user';
import { sitePackApi } from '@sitewright/domain/site-pack/api';
import { call } from '../call.ts';
import { logError } from '../fault.ts';
import { readKey, signOutCount, storeKeyIfStillSignedIn } from '../offline/database.ts';
import { deletePacks, storePack } from '../offline/packs.ts';
import { hasSameRights, isSamePerson, personOf } from '../offline/person.ts';
import { importKey } from '../offline/sealing.ts';
import { flushOutbox } from '../outbox/flush.ts';
import { loadOutbox } from '../outbox/outbox.ts';
import { forget } from './forget.ts';

/**
 * Sees to it that the key on this phone is this user's, and that nothing is left of others or of other rights. What
 * waits for this user is sent as soon as the key is here.
 */
export async function holdKey(user: SessionUser): Promise<void> {
  let countBefore = await signOutCount();
  let held = await readKey();
  if (held && !isSamePerson(held.person, user)) {
    await forget();
    [countBefore, held] = [await signOutCount(), undefined];
  }
  const person = personOf(user);
  if (!held) {
    const { key } = await call(sitePackApi.key, {});
    if (!(await storeKeyIfStillSignedIn({ person, key: await importKey(key) }, countBefore)))
      return;
    await loadOutbox();
    void flushOutbox().catch((error) => logError('Locked items could not be sent', error));
  } else if (!hasSameRights(held.person, user)) {
    await deletePacks();
    await storeKeyIfStillSignedIn({ ...held, person }, countBefore);
  }
  await storePack('user', user, null, person);
}
