import { endpointName } from '@sitewright/domain/kernel/endpoint';
import { twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import { teamApi } from '@sitewright/domain/team/api';
import { Secret, TOTP } from 'otpauth';
import type { TestApi } from './api.ts';
import type { Caller } from './caller.ts';
import { secrets } from './organization.ts';

/** The secret of the test vectors in RFC 6238, '12345678901234567890', as an app takes it. */
export const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The code that an authenticator app shows at that moment. */
export const codeAt = (now: Date, secret = rfcSecret): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() });

/** As if the account had been set up long ago, with no recovery codes. */
export const giveTwoFactor = ({ pools }: Pick<TestApi, 'pools'>, userId: number) =>
  pools.owner.query(
    'update users set two_factor_secret = $1, two_factor_since = now() where id = $2',
    [secrets.seal(rfcSecret), userId],
  );

type Scenario = { api: TestApi; director: Caller };

const aMember = ({ api, director }: Scenario) =>
  api.existingOrganization(director.actor.organizationId).member();

async function protectedMember(scenario: Scenario) {
  const member = await aMember(scenario);
  await giveTwoFactor(scenario.api, member.actor.userId);
  return member;
}

async function memberParams(scenario: Scenario) {
  const { actor } = await protectedMember(scenario);
  const us = scenario.api.existingOrganization(actor.organizationId);
  return { email: actor.username, params: { memberId: await us.membershipId(actor.userId) } };
}

const inTheirSession = async (scenario: Scenario) => ({
  session: (await protectedMember(scenario)).session,
});

/** Preparation for endpoints whose sample alone would be refused. */
export const beforeTwoFactor = {
  [endpointName(twoFactorApi.turnOnTwoFactor)]: async (scenario: Scenario) => {
    const member = await aMember(scenario);
    const { secret } = await member.call(twoFactorApi.setUpTwoFactor, {});
    return { session: member.session, ask: { body: { code: codeAt(scenario.api.now(), secret) } } };
  },
  [endpointName(twoFactorApi.renewRecoveryCodes)]: inTheirSession,
  [endpointName(twoFactorApi.turnOffTwoFactor)]: inTheirSession,
  [endpointName(teamApi.resetTwoFactor)]: async (scenario: Scenario) => {
    const { params } = await memberParams(scenario);
    return { ask: { params } };
  },
  [endpointName(teamApi.confirmTwoFactorReset)]: async (scenario: Scenario) => {
    const { params, email } = await memberParams(scenario);
    const us = scenario.api.existingOrganization(scenario.director.actor.organizationId);
    const admin = await us.member({ role: 'Director', isOrganizationAdmin: true });
    await admin.call(teamApi.resetTwoFactor, { params });
    const letter = (await scenario.api.letters()).findLast(({ to }) => to === email);
    return { ask: { body: { token: /token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '' } } };
  },
};
