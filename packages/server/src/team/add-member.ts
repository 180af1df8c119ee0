import type { Actor } from '@sitewright/domain/kernel/access';
import { Refused, refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { portraitUpload } from '@sitewright/domain/kernel/upload';
import { emailTaken } from '@sitewright/domain/session/rules';
import { teamApi } from '@sitewright/domain/team/api';
import type { MemberDraft } from '@sitewright/domain/team/member';
import { authorityOf, isPowerfulGrant, obstacleToAppointing } from '@sitewright/domain/team/rules';
import { findCompanyName, refuseIfNoSeat } from '../organizations/public.ts';
import { invitations } from '../organizations/table.ts';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import { discard } from '../platform/files/discard.ts';
import type { Storage } from '../platform/files/storage.ts';
import { deleteStoredFile, type StoredFile, storeBytes } from '../platform/files/uploads.ts';
import type { Serve } from '../platform/http/serve.ts';
import { insertRow } from '../platform/rows.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findAccountId, hasAccount, hashGivenPassword } from '../session/public.ts';
import { sendInvitation } from './invitation-routes.ts';
import { newInvitation } from './invitations.ts';
import { accountMadeLetter } from './letters.ts';
import { additionsBy, invitationBudget } from './limits.ts';
import { insertAccount, insertMember, type StoredMember } from './store.ts';

type Adding = {
  tx: Tx;
  actor: Actor;
  body: MemberDraft;
  now: Date;
  prepared: { role: string; password: string; picture: StoredFile | undefined };
};

/**
 * An address without an account gets one; an existing account gets an invitation. The response does
 * not disclose which.
 */
export function addMemberRoute(serve: Serve, services: Services, storage: Storage) {
  const { rateLimits, policy } = services;
  const spendInvitation = invitationBudget(services);
  const [create, invite] = [createWith(services), inviteWith(services)];

  serve(
    teamApi.add,
    async ({ actor, body, visitor, inOwnTx }) => {
      const role = body.role ?? 'viewer';
      refuseIf(obstacleToAppointing({ role, isOrganizationAdmin: false }, actor));
      await rateLimits.consume(inOwnTx, additionsBy(actor));
      const password = await hashGivenPassword(body, policy, visitor);
      return { role, password, picture: await storePicture(body, storage, actor) };
    },
    (adding) =>
      add(adding).catch(async (error) => {
        const { picture } = adding.prepared;
        if (picture) await deleteStoredFile(storage, picture);
        throw error;
      }),
  );

  const add = async (adding: Adding): Promise<StoredMember> => {
    const { tx, actor, body, prepared } = adding;
    const grant = { role: prepared.role, isOrganizationAdmin: false };
    if (isPowerfulGrant(grant)) await refuseUnlessConfirmed(tx, actor);
    await refuseIfNoSeat(tx, actor, policy);
    await spendInvitation(tx, actor, body.email);
    const { username } = body;
    if (username && (await hasAccount(tx, username))) throw refusedAt('username', emailTaken);
    const accountId = await findAccountId(tx, body.email);
    const member = accountId ? await invite(adding, accountId) : await create(adding);
    if (!member) throw refusedAt('email', emailTaken);
    return member;
  };
}

/** Drawn again like every picture that is uploaded. */
async function storePicture(
  { profilePicture }: MemberDraft,
  storage: Storage,
  { organizationId }: Actor,
): Promise<StoredFile | undefined> {
  if (!profilePicture) return undefined;
  const bytes = Buffer.from(profilePicture.slice(profilePicture.indexOf(',') + 1), 'base64');
  return storeBytes(bytes, portraitUpload, storage, organizationId).catch((error) => {
    throw error instanceof Refused
      ? refusedAt('profilePicture', { ...error.problem, status: 400 })
      : error;
  });
}

const insert = ({ tx, actor, body, prepared }: Adding, userId: number, isActive: boolean) =>
  insertMember(tx, {
    userId,
    isActive,
    jobRole: prepared.role,
    invitedName: body.name,
    invitedEmail: body.email,
    createdBy: actor.userId,
  });

const createWith =
  ({ queueEmail, publicUrl }: Services) =>
  async (adding: Adding): Promise<StoredMember | undefined> => {
    const { tx, actor, body, prepared } = adding;
    const { email, name, username = email } = body;
    const { organizationId } = actor;
    const { password, picture } = prepared;
    const profilePicture = picture?.key ?? null;
    const account = { email, name, username, password, organizationId, profilePicture };
    const userId = await insertAccount(tx, account);
    if (!userId) return;
    const company = await findCompanyName(tx, actor);
    await queueEmail(tx, await accountMadeLetter(tx, { to: email, company, publicUrl }));
    return insert(adding, userId, true);
  };

function inviteWith(services: Services) {
  const send = sendInvitation(services);
  return async (adding: Adding, userId: number): Promise<StoredMember | undefined> => {
    const { tx, actor, body, now, prepared } = adding;
    const member = await insert(adding, userId, false);
    if (!member) return;
    // The picture of an account is its owner's to choose.
    await discard(tx, prepared.picture?.key);
    const { token, sealed } = newInvitation(actor.organizationId, now);
    const { email, name } = body;
    const grant = authorityOf(prepared.role);
    const values = { email, name, ...grant, membershipId: member.id, ...sealed };
    const made = await insertRow(tx, invitations, values, actor);
    await send(tx, made, await findCompanyName(tx, actor), token);
    return member;
  };
}
