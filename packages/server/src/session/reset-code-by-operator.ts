import { endpointName } from '@sitewright/domain/kernel/endpoint';
import { sessionApi } from '@sitewright/domain/session/api';
import { insertActivity } from '../platform/activity.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { issueResetCode } from './reset-code-emails.ts';
import { enterAccount } from './store.ts';

type Issuing = { tx: Tx; now: Date; secrets: Secrets };

/**
 * For the operator of an installation without a mail server, who passes the code on. What to say about it; undefined
 * where no account has the address.
 */
export async function resetCodeByOperator({ tx, now, secrets }: Issuing, email: string) {
  const account = await enterAccount(tx, email.trim());
  if (!account) return;
  const { id: userId, email: address, name } = account;
  const code = await issueResetCode({ tx, now, secrets }, { userId, email: address });
  await insertActivity(tx, secrets.keyedHash, {
    userId: null,
    username: 'Operator',
    action: endpointName(sessionApi.forgotPassword),
    entityType: 'self',
    entityName: name,
    description: 'Reset code made by the operator',
    ipAddress: null,
    userAgent: null,
    severity: 'warning',
    category: 'auth',
    createdAt: now,
  });
  return [
    `Reset code for ${name} (${address}): ${code}`,
    "Use it within 10 minutes. On the sign-in page, choose 'Forgot your password', then 'I have a code'. It works once.",
  ].join('\n');
}
