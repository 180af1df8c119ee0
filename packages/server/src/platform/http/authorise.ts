import { can } from '@sitewright/domain/kernel/access';
import { type Endpoint, isCommand } from '@sitewright/domain/kernel/endpoint';
import {
  forbidden,
  noOrganization,
  notAllowed,
  notSignedIn,
  passwordChangeDue,
  planSuspended,
  Refused,
} from '@sitewright/domain/kernel/problem';
import { twoFactorDue } from '@sitewright/domain/session/two-factor-rules';
import { type Caller, isMember } from '../caller.ts';
import type { Visitor } from './visitor.ts';

const outOfScope = forbidden('out_of_scope', 'This token does not allow that.');

/** The caller, if they may; a browser's session is no token, nor a token a session. */
export function authorise(
  endpoint: Endpoint,
  { hasBearerToken }: Pick<Visitor, 'hasBearerToken'>,
  caller: Caller | undefined,
): Caller | undefined {
  const { needs, duringPasswordChange } = endpoint;
  const actor = hasBearerToken === !!caller?.scopes ? caller : undefined;
  if (needs === 'public' || (needs === 'anyone' && !(actor && isMember(actor)))) return;
  if (!actor) throw new Refused(notSignedIn);
  if (actor.mustChangePassword && !duringPasswordChange) throw new Refused(passwordChangeDue);
  refuseWithoutTwoFactor(endpoint, actor);
  refuseOutOfScope(endpoint, actor);
  if (needs !== 'account' && !isMember(actor)) throw new Refused(noOrganization);
  if (typeof needs !== 'string' && !can(actor, ...needs)) throw new Refused(notAllowed);
  refuseDuringSuspension(endpoint, actor);
  return actor;
}

/** Until it is set up, only the set-up itself answers; a program cannot set it up, and stops. */
function refuseWithoutTwoFactor(endpoint: Endpoint, { isTwoFactorDue, scopes }: Caller): void {
  const isSetUp = endpoint.duringPasswordChange || endpoint.duringTwoFactorSetUp;
  if (isTwoFactorDue && (scopes || !isSetUp)) throw new Refused(twoFactorDue);
}

const concernsAccount = ({ needs }: Endpoint) => needs === 'self' || needs === 'account';

/** Everyone still has their own account; the company's data can be read and exported. */
function refuseDuringSuspension(endpoint: Endpoint, { isSuspended }: Caller): void {
  const isOpen = !isCommand(endpoint) || concernsAccount(endpoint) || endpoint.duringSuspension;
  if (isSuspended && !isOpen) throw new Refused(planSuspended);
}

/** A program does nothing about its owner's own account, hears no secrets, and changes only what its token lets it. */
function refuseOutOfScope(endpoint: Endpoint, { scopes }: Caller): void {
  if (!scopes) return;
  const isWriting = isCommand(endpoint);
  const isBarred = endpoint.isSecret || (isWriting && concernsAccount(endpoint));
  if (isBarred || !scopes.includes(isWriting ? 'write' : 'read')) throw new Refused(outOfScope);
}
