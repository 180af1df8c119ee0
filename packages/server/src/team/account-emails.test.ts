import { randomUUID } from 'node:crypto';
import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { teamApi } from '@sitewright/domain/team/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { giveTwoFactor } from '../testing/two-factor.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi({ settings: { RATE_LIMITS: 'strict' } });
});

const anEmail = () => `${randomUUID()}@quay.example`;
const lettersTo = async (email: string) =>
  (await api.letters()).filter(({ to }) => to.toLowerCase() === email.toLowerCase());

async function aCompany() {
  const us = await api.organization();
  const admin = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  const someone = async () => {
    const { actor } = await us.member();
    return { actor, params: { memberId: await us.membershipId(actor.userId) } };
  };
  const grow = async () => {
    await us.profile();
    const old = "update organizations set created_at = now() - interval '8 days' where id = $1";
    await api.pools.owner.query(old, [us.id]);
  };
  return { us, admin, someone, grow };
}

type Colleague = Awaited<ReturnType<Awaited<ReturnType<typeof aCompany>>['someone']>>;

const change = (admin: Caller, { params }: Pick<Colleague, 'params'>, email: string) =>
  admin.send(teamApi.change, { params, body: { email } });
const sendReset = (admin: Caller, { params }: Pick<Colleague, 'params'>) =>
  admin.send(teamApi.sendReset, { params });

const statuses = async (times: number, act: (time: number) => Promise<{ statusCode: number }>) => {
  const all = [];
  for (let time = 0; time < times; time++) all.push((await act(time)).statusCode);
  return all;
};
const threeThenEnough = [200, 200, 200, 429];

describe('the emails that a company has sent about an account', () => {
  it('reach a mailbox three times an hour', async () => {
    const { admin, someone } = await aCompany();
    const member = await someone();
    expect(await statuses(4, () => sendReset(admin, member))).toEqual(threeThenEnough);
    // Each code leaves in two emails.
    expect(await lettersTo(member.actor.username)).toHaveLength(6);
    const refused = await sendReset(admin, member);
    expect(refused.json().code).toBe('too_many');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const other = await someone();
    expect((await sendReset(admin, other)).statusCode).toBe(200);
  });

  it('have nothing to do with the codes that anybody asks for', async () => {
    const { admin, someone } = await aCompany();
    const member = await someone();
    const forgot = () =>
      api.anonymous.send(sessionApi.forgotPassword, { body: { email: member.actor.username } });
    expect(await statuses(3, forgot)).toEqual([200, 200, 200]);
    expect(await statuses(4, () => sendReset(admin, member))).toEqual(threeThenEnough);
  });

  it('are not used up by another company, unless many flood the mailbox', async () => {
    const { admin, someone } = await aCompany();
    const member = await someone();
    const email = member.actor.username.toUpperCase();
    const flood = async () => {
      const them = await aCompany();
      return statuses(4, async () => change(them.admin, await them.someone(), email));
    };
    expect(await flood()).toEqual(threeThenEnough);
    expect((await sendReset(admin, member)).statusCode).toBe(200);
    for (let company = 0; company < 5; company++) expect(await flood()).toEqual(threeThenEnough);
    expect(await statuses(2, () => sendReset(admin, member))).toEqual([200, 429]);
  });

  it('reach neither the new nor the old address of a change more often', async () => {
    const { admin, someone, grow } = await aCompany();
    await grow();
    const stranger = anEmail();
    const toOne = await statuses(4, async () => change(admin, await someone(), stranger));
    expect(toOne).toEqual(threeThenEnough);
    expect(await lettersTo(stranger)).toHaveLength(3);
    const member = await someone();
    const ofOne = await statuses(4, () => change(admin, member, anEmail()));
    expect(ofOne).toEqual(threeThenEnough);
    expect(await lettersTo(member.actor.username)).toHaveLength(3);
  });

  it('count with a password that is given and a reset of two-factor sign-in', async () => {
    const { admin, someone } = await aCompany();
    const { params, actor } = await someone();
    const give = () =>
      admin.send(teamApi.resetPassword, { params, body: { password: 'Scaffold-1!' } });
    expect(await statuses(2, give)).toEqual([200, 200]);
    await giveTwoFactor(api, actor.userId);
    const reset = () => admin.send(teamApi.resetTwoFactor, { params });
    expect(await statuses(2, reset)).toEqual([200, 429]);
    expect(await lettersTo(actor.username)).toHaveLength(3);
  });

  it('are ten a day of a company that is new', async () => {
    const { admin, someone, grow } = await aCompany();
    const sent = await statuses(11, async () => sendReset(admin, await someone()));
    expect(sent).toEqual([...Array(10).fill(200), 429]);
    await grow();
    expect((await sendReset(admin, await someone())).statusCode).toBe(200);
  });
});

describe('a change to an address that has an account already', () => {
  it('is answered and sent like any other, and cannot be confirmed', async () => {
    const { admin, someone } = await aCompany();
    const taken = (await (await aCompany()).someone()).actor;
    const [one, other] = [await someone(), await someone()];
    const [there, free] = [
      await change(admin, one, taken.username.toUpperCase()),
      await change(admin, other, anEmail()),
    ];
    expect([there.statusCode, free.statusCode]).toEqual([200, 200]);
    const names = (answer: typeof there) => Object.keys(answer.json()).toSorted();
    expect(names(there)).toEqual(names(free));
    expect(there.json().pendingEmail).toBe(taken.username.toUpperCase());
    const log = await admin.call(emailTemplatesApi.letters, { query: {} });
    expect(log.map(({ templateType }) => templateType)).toEqual([
      'email_changed',
      'email_confirmation',
      'email_changed',
      'email_confirmation',
    ]);

    const text = (await lettersTo(taken.username))[0]?.text ?? '';
    const token = /token=(\S+)/.exec(text)?.[1] ?? '';
    const confirmed = await api.anonymous.send(teamApi.confirmEmail, { body: { token } });
    expect([confirmed.statusCode, confirmed.json().code]).toEqual([409, 'session.email_taken']);
    const { rows } = await api.pools.owner.query('select email from users where id = any($1)', [
      [one.actor.userId, taken.userId],
    ]);
    expect(rows.map(({ email }) => email).toSorted()).toEqual(
      [one.actor.username, taken.username].toSorted(),
    );
  });
});

it('a reset code goes to no address that the account has given up', async () => {
  const { admin } = await aCompany();
  const { actor } = await (await aCompany()).someone();
  const body = { email: actor.username, name: 'Bo Lind', password: 'Scaffold-1!' };
  const { id: memberId } = await admin.call(teamApi.add, { body });
  const fresh = anEmail();
  await api.pools.owner.query('update users set email = $2, username = $2 where id = $1', [
    actor.userId,
    fresh,
  ]);
  const before = (await api.letters()).length;
  expect((await sendReset(admin, { params: { memberId } })).statusCode).toBe(200);
  expect(await api.letters()).toHaveLength(before);
});
