import type { AccountActor } from '@sitewright/domain/kernel/access';
import * as messages from '@sitewright/domain/kernel/messages';
import { refusedAt } from '@sitewright/domain/kernel/problem';
import { samePassword } from '@sitewright/domain/session/rules';
import type { Visitor } from '../platform/http/visitor.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { rememberDevice } from './known-device.ts';
import { passwordChangedLetter } from './letters.ts';
import { hashPassword, isPassword, type PasswordPolicy, refuseIfCommon } from './passwords.ts';
import { endOtherSessions, findUser, renewSession, savePassword } from './store.ts';

type User = { email: string; name: string; password: string };
type Chosen = { email: string; password: string };

/** The hash of a password that a user chose; refused if it is their current one or a common one. */
export async function hashChosenPassword(
  policy: PasswordPolicy,
  { email, name, password }: User,
  newPassword: string,
  { address }: Pick<Visitor, 'address'>,
): Promise<Chosen> {
  if (await isPassword(password, newPassword, address))
    throw refusedAt('newPassword', samePassword);
  await refuseIfCommon(policy, { field: 'newPassword', password: newPassword, email, name });
  return { password: await hashPassword(newPassword, address), email };
}

type Choosing = { tx: Tx; actor: AccountActor; visitor: Visitor; now: Date; prepared: Chosen };

/** Ends all other sessions and emails the owner. This browser stays known. */
export const savePasswordWith =
  ({ queueEmail, secrets }: Services) =>
  async ({ tx, actor, visitor, now, prepared: { password, email } }: Choosing) => {
    await savePassword(tx, actor.userId, password);
    await endOtherSessions(tx, actor);
    visitor.setSessionCookie(await renewSession(tx, actor.sessionId, visitor));
    rememberDevice({ visitor, secrets, now }, await findUser(tx, actor.userId));
    await queueEmail(tx, await passwordChangedLetter(tx, email));
    return { message: messages.passwordChanged };
  };
