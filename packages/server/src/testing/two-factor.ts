import { nameOf } from '@sitewright/domain/kernel/endpoint';
import { twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import { teamApi } from '@sitewright/domain/team/api';
import { Secret, TOTP } from 'otpauth';
import type { TestApi } from './api.ts';
import type { Caller } from './caller.ts';
import { secrets } from './organization.ts';

/** The secret of the test vectors in RFC 6238, '12345678901234567890', as an app takes it. */
export const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** What an authenticator app shows at that moment. */
export const codeAt = (now: Date, secret = rfcSecret): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() });

/** As if the account had been set up long ago, with no recovery codes. */
export const giveTwoFactor = ({ pools }: Pick<TestApi, 'pools'>, userId: number) =>
  pools.owner.query(
    'update users set two_factor_secret = $1, two_factor_since = now() where id = $2',
    [secrets.seal(rfcSecret), userId],
  );

type Stage = { api: TestApi; director: Caller };

const aMember = ({ api, director }: Stage) =>
  api.existingOrganization(director.actor.organizationId).member();

async function protectedMember(stage: Stage) {
  const member = await aMember(stage);
  await giveTwoFactor(stage.api, member.actor.userId);
  return member;
}

async function memberParams(stage: Stage) {
  const { actor } = await protectedMember(stage);
  const us = stage.api.existingOrganization(actor.organizationId);
  return { email: actor.username, params: { memberId: await us.membershipId(actor.userId) } };
}

const inTheirSession = async (stage: Stage) => ({
  session: (await protectedMember(stage)).session,
});

/** What has to happen before these, where a sample alone would be refused. */
export const beforeTwoFactor = {
  [nameOf(twoFactorApi.turnOnTwoFactor)]: async (stage: Stage) => {
    const member = await aMember(stage);
    const { secret } = await member.call(twoFactorApi.setUpTwoFactor, {});
    return { session: member.session, ask: { body: { code: codeAt(stage.api.now(), secret) } } };
  },
  [nameOf(twoFactorApi.renewRecoveryCodes)]: inTheirSession,
  [nameOf(twoFactorApi.turnOffTwoFactor)]: inTheirSession,
  [nameOf(teamApi.resetTwoFactor)]: async (stage: Stage) => {
    const { params } = await memberParams(stage);
    return { ask: { params } };
  },
  [nameOf(teamApi.confirmTwoFactorReset)]: async (stage: Stage) => {
    const { params, email } = await memberParams(stage);
    const us = stage.api.existingOrganization(stage.director.actor.organizationId);
    const admin = await us.member({ role: 'Director', isOrganizationAdmin: true });
    await admin.call(teamApi.resetTwoFactor, { params });
    const letter = (await stage.api.letters()).findLast(({ to }) => to === email);
    return { ask: { body: { token: /token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '' } } };
  },
};
