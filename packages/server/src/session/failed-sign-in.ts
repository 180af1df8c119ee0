import { failedSignIn } from '@sitewright/domain/activity/recorded';
import { endpointName } from '@sitewright/domain/kernel/endpoint';
import { sessionApi } from '@sitewright/domain/session/api';
import { insertActivity } from '../platform/activity.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import { enqueue, type Task } from '../platform/jobs/jobs.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { InOwnTx } from '../platform/tenancy.ts';
import { enterAccount } from './store.ts';

type Failure = { username: string; visitor: Pick<Visitor, 'address' | 'userAgent'>; now: Date };

/**
 * Logged later, and queued for every name equally: neither the time nor the work of a response
 * discloses whether the account exists. Sealed, because a user may have typed their password as the
 * name.
 */
export const noteFailure = (
  inOwnTx: InOwnTx,
  secrets: Secrets,
  { username, visitor, now }: Failure,
) =>
  inOwnTx((tx) => {
    const { address, userAgent } = visitor;
    const failure = JSON.stringify({ username, visitor: { address, userAgent }, now });
    return enqueue(tx, 'failedSignIn', secrets.seal(failure));
  });

/** In the activity log of the account's organisation; without an account, not at all. */
export const failedSignInTask =
  (secrets: Secrets): Task =>
  async (sealed: string, inOrganization) => {
    const { username, visitor, now } = JSON.parse(secrets.unseal(sealed)) as Failure;
    await inOrganization(async (tx) => {
      const account = await enterAccount(tx, username);
      if (!account) return;
      await insertActivity(tx, secrets.keyedHash, {
        userId: account.id,
        username: account.username,
        action: endpointName(sessionApi.login),
        entityType: 'self',
        description: failedSignIn,
        ipAddress: visitor.address,
        userAgent: visitor.userAgent,
        severity: 'warning',
        category: 'auth',
        createdAt: new Date(now),
      });
    });
  };
