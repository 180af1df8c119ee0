import { sessionApi } from '@sitewright/domain/session/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { password } from '../testing/organization.ts';

const api = await testApi({ settings: { RATE_LIMITS: 'strict' } });
const us = await api.organization();
const { id: workerId } = await us.worker();
const ask = { params: { workerId }, body: { fields: ['allergies' as const], reason: 'Stung' } };

/** A director whose session has been open for a while. */
async function aSignedInDirector() {
  const director = await us.member({ role: 'Director' });
  await api.pools.owner.query('delete from budgets where key = $1', [
    `confirmed session:${director.actor.sessionId}`,
  ]);
  const reveal = () => director.send(workforceApi.reveal, ask);
  const confirm = (typed: string) =>
    director.send(sessionApi.confirm, { body: { password: typed } });
  return { director, reveal, confirm };
}

describe('entering the password again', () => {
  it('allows for five minutes what a session alone does not', async () => {
    const { reveal, confirm, director } = await aSignedInDirector();
    const before = await reveal();
    expect([before.statusCode, before.json().code]).toEqual([403, 'confirmation_due']);
    const reply = await confirm(password);
    const left = Date.parse(reply.json().confirmedUntil) - Date.now();
    expect(Math.round(left / 60_000)).toBe(5);
    expect((await reveal()).statusCode).toBe(200);
    await api.pools.owner.query(
      "update budgets set ends_at = now() - interval '1 second' where key = $1",
      [`confirmed session:${director.actor.sessionId}`],
    );
    expect((await reveal()).statusCode).toBe(403);
  });

  it('allows nothing for another session of the same person, nor with a wrong password', async () => {
    const [one, other] = [await aSignedInDirector(), await aSignedInDirector()];
    await one.confirm(password);
    expect((await other.reveal()).statusCode).toBe(403);
    const wrong = await other.confirm('not this one');
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      400,
      { password: 'Incorrect password. Please try again.' },
    ]);
    expect((await other.reveal()).statusCode).toBe(403);
  });

  it('has the same limit on guesses as a sign-in', async () => {
    const { confirm } = await aSignedInDirector();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await confirm(`guess ${i}`)).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('is refused without a session', async () => {
    const answer = await api.anonymous.send(sessionApi.confirm, { body: { password } });
    expect(answer.statusCode).toBe(401);
  });
});
