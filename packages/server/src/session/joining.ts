import * as messages from '@sitewright/domain/kernel/messages';
import { found, Refused, refusedAt } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { signInToAccept } from '@sitewright/domain/session/membership-rules';
import { emailTaken, registrationClosed } from '@sitewright/domain/session/rules';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { insertAccessRequest, operatorAddresses } from './access-requests.ts';
import { countMissesWith } from './existence.ts';
import { accessRequestLetters } from './letters.ts';
import { limits } from './limits.ts';
import { hashPassword, mustChangePassword, refuseIfCommon } from './passwords.ts';
import { acceptInvitation, refuseUnlessInvited, registerOrganization } from './registration.ts';
import { beginSession } from './sign-in.ts';
import { enterAccount, isEmailTaken, normaliseName } from './store.ts';

export function registrationRoutes(serve: Serve, services: Services) {
  const { rateLimits, policy, secrets } = services;
  const noteMiss = countMissesWith(services);
  const operator = policy.OPERATOR_ORGANIZATION;
  const isOpenTo = (invitation: string | undefined) =>
    policy.REGISTRATION === 'open' || (policy.REGISTRATION === 'invite' && invitation);
  const linkOf = (token: string | undefined) => (token ? { token, secrets } : undefined);

  serve(
    sessionApi.register,
    async ({ body: { email, name, password }, query, visitor: { address }, inOwnTx }) => {
      if (!isOpenTo(query.invitation)) throw new Refused(registrationClosed);
      const miss = limits.existenceMissesFrom(address);
      await rateLimits.consume(inOwnTx, limits.registrationsFrom(address), miss);
      const link = linkOf(query.invitation);
      const invited = link && (await inOwnTx((tx) => refuseUnlessInvited(tx, email, link)));
      const isInvited = invited?.provesMailbox === true;
      if (await inOwnTx((tx) => isEmailTaken(tx, email, { isInvited }))) {
        await noteMiss(inOwnTx, normaliseName(email));
        throw refusedAt('email', invited && !isInvited ? signInToAccept : emailTaken);
      }
      await rateLimits.refund(inOwnTx, miss);
      await refuseIfCommon(policy.PASSWORD_POLICY, { field: 'password', password, email, name });
      return {
        passwordHash: await hashPassword(password, address),
        mustChangePassword: mustChangePassword(policy.PASSWORD_POLICY, password),
      };
    },
    async ({ tx, body, query, visitor, record, now, prepared }) => {
      const { password: _, ...person } = { ...body, ...prepared };
      const link = linkOf(query.invitation);
      await (link ? acceptInvitation(tx, person, link, policy) : registerOrganization(tx, person));
      const account = found(await enterAccount(tx, body.email));
      const endpoint = sessionApi.register;
      return beginSession(tx, { account, visitor, record, endpoint, now, operator, secrets });
    },
  );
}

/**
 * The browser's captcha proves nothing to the server: the limits and the honeypot field protect it.
 */
export function accessRequestRoutes(serve: Serve, { rateLimits, queueEmail, policy }: Services) {
  serve(
    sessionApi.requestAccess,
    async ({ visitor, inOwnTx }) => {
      const from = visitor.isOurPage
        ? limits.accessRequestsFrom
        : limits.scriptedAccessRequestsFrom;
      await rateLimits.consume(inOwnTx, from(visitor.address));
      const all = limits.accessRequestsOfAll('everybody');
      return { isQuiet: await rateLimits.countAndCheck(inOwnTx, all) };
    },
    async ({ tx, body: { website, ...request }, prepared: { isQuiet } }) => {
      // In the transaction: a request that fails later does not count.
      await rateLimits.consume(
        (work) => work(tx),
        limits.accessRequestsBy(normaliseName(request.email)),
      );
      if (!website) {
        await insertAccessRequest(tx, request);
        const operators = isQuiet ? [] : await operatorAddresses(tx, policy.OPERATOR_ORGANIZATION);
        for (const letter of await accessRequestLetters(tx, operators, request))
          await queueEmail(tx, letter);
      }
      return { message: messages.requestReceived };
    },
  );
}
