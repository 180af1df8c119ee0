import type { AccountActor, Actor } from '@sitewright/domain/kernel/access';
import { type Authority, effectiveRole } from '@sitewright/domain/kernel/effective-role';
import { notAllowed, notSignedIn, Refused } from '@sitewright/domain/kernel/problem';
import { isTwoFactorDue } from '@sitewright/domain/session/two-factor-rules';
import type { PoolClient } from 'pg';

/** The user who calls; with scopes it is a program, which may do no more than they say. */
export type Caller = AccountActor & {
  scopes: readonly string[] | null;
  isSuspended: boolean;
  isRenewalDue: boolean;
  /** Their organisation requires two-factor sign-in of them, and they do not have it. */
  isTwoFactorDue: boolean;
};

type OpenedSession = {
  session_id: number;
  user_id: number;
  organization_id: number | null;
  username: string;
  status: string;
  must_change_password: boolean;
  /** The membership's four; null where there is none. */
  role: string | null;
  job_role: string | null;
  is_organization_admin: boolean | null;
  is_active: boolean | null;
  scopes: string[] | null;
  is_suspended: boolean;
  is_renewal_due: boolean;
  has_two_factor: boolean;
  two_factor_roles: string[];
};

/** Who brings the token, in the same round trip as `begin`; it also chooses their organisation. */
export async function callerBySession(
  client: PoolClient,
  tokenHash: string | undefined,
  touchSession: boolean,
): Promise<Caller | undefined> {
  if (!tokenHash) return;
  const text = 'select * from begin_request($1, $2)';
  const named = { name: 'begin_request', text, values: [tokenHash, touchSession] };
  const [row] = (await client.query<OpenedSession>(named)).rows;
  const actor = row && (await mayCall(client, row)) ? callerOf(row) : undefined;
  // The session has led into the organisation; a user without a membership leaves it again.
  if (!actor) await client.query("select set_config('app.org', '', true)");
  return actor;
}

const letsProgramsIn = `select from organizations
  where id = $1 and (features ->> 'apiAccess')::boolean`;

/** A program is let in for as long as the organisation lets programs in. */
async function mayCall(client: PoolClient, row: OpenedSession): Promise<boolean> {
  if (!row.scopes) return true;
  return (await client.query(letsProgramsIn, [row.organization_id])).rowCount === 1;
}

const entitlement = `select u.status, m.role, m.job_role, m.is_organization_admin, m.is_active
  from sessions s join users u on u.id = s.user_id
  left join user_organizations m on m.user_id = u.id and m.organization_id = $2
  where s.id = $1 and ($3 in (s.token_hash, s.previous_token_hash) or s.xmin = pg_current_xact_id()::xid)`;

/**
 * Refuses to commit for a caller whose session or role has ended since they were admitted: a request can have
 * waited for the very transaction that ended it. The locks that it holds by now keep the rest as it is. A session
 * that got a new token meanwhile is another one, unless it was this transaction that renewed it.
 */
export async function refuseIfEnded(
  client: PoolClient,
  caller: Caller,
  tokenHash: string | undefined,
): Promise<void> {
  const { sessionId, userId, organizationId, role, isOrganizationAdmin } = caller;
  const values = [sessionId, organizationId, tokenHash];
  const [, { rows }] = await Promise.all([
    client.query("select set_config('app.member', $1, true)", [userId]),
    client.query<Omit<Membership, 'organization_id'>>({
      name: 'entitlement',
      text: entitlement,
      values,
    }),
  ]);
  const [row] = rows;
  if (!row) throw new Refused(notSignedIn);
  const now = authorityIn({ ...row, organization_id: organizationId });
  const isSame = now?.role === role && now.isOrganizationAdmin === isOrganizationAdmin;
  if (!isSame) throw new Refused(notAllowed);
}

type Membership = Pick<
  OpenedSession,
  'status' | 'organization_id' | 'role' | 'job_role' | 'is_organization_admin' | 'is_active'
>;

export const isMember = <A extends Pick<Caller, 'organizationId'>>(
  caller: A,
): caller is A & Pick<Actor, 'organizationId'> => caller.organizationId !== null;

/** Without an organisation there is nothing that a role could allow. */
function authorityIn(row: Membership): Authority | undefined {
  const hasOrganization = row.organization_id !== null;
  return effectiveRole(row, {
    role: row.role ?? 'viewer',
    jobRole: row.job_role,
    isOrganizationAdmin: row.is_organization_admin ?? false,
    isActive: hasOrganization ? (row.is_active ?? false) : true,
  });
}

function callerOf(row: OpenedSession): Caller | undefined {
  const authority = authorityIn(row);
  if (!authority) return;
  return {
    ...authority,
    userId: row.user_id,
    username: row.username,
    organizationId: row.organization_id,
    sessionId: row.session_id,
    mustChangePassword: row.must_change_password,
    scopes: row.scopes,
    isSuspended: row.is_suspended,
    isRenewalDue: row.is_renewal_due,
    isTwoFactorDue: isTwoFactorDue(authority, row.two_factor_roles, row.has_two_factor),
  };
}
