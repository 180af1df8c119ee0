import { sessionApi } from '@sitewright/domain/session/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { password } from '../testing/organization.ts';

const api = await testApi({ settings: { RATE_LIMITS: 'strict' } });
const us = await api.organization();
const { id: workerId } = await us.worker();
const ask = { params: { workerId }, body: { fields: ['allergies' as const], reason: 'Stung' } };

/** Somebody whose session has been open for a while. */
async function somebody() {
  const director = await us.member({ role: 'Director' });
  await api.pools.owner.query('delete from budgets where key = $1', [
    `confirmed session:${director.actor.sessionId}`,
  ]);
  const reveal = () => director.send(workforceApi.reveal, ask);
  const confirm = (typed: string) =>
    director.send(sessionApi.confirm, { body: { password: typed } });
  return { director, reveal, confirm };
}

describe('saying the password once more', () => {
  it('opens for five minutes what a session alone does not', async () => {
    const { reveal, confirm, director } = await somebody();
    const before = await reveal();
    expect([before.statusCode, before.json().code]).toEqual([403, 'confirmation_due']);
    const said = await confirm(password);
    const left = Date.parse(said.json().confirmedUntil) - Date.now();
    expect(Math.round(left / 60_000)).toBe(5);
    expect((await reveal()).statusCode).toBe(200);
    await api.pools.owner.query(
      "update budgets set ends_at = now() - interval '1 second' where key = $1",
      [`confirmed session:${director.actor.sessionId}`],
    );
    expect((await reveal()).statusCode).toBe(403);
  });

  it('opens nothing for another session of the same person, nor with a wrong password', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await one.confirm(password);
    expect((await other.reveal()).statusCode).toBe(403);
    const wrong = await other.confirm('not this one');
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      400,
      { password: 'This is not your password.' },
    ]);
    expect((await other.reveal()).statusCode).toBe(403);
  });

  it('can be guessed at no more often than a sign-in', async () => {
    const { confirm } = await somebody();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await confirm(`guess ${i}`)).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('is refused to whoever is signed out', async () => {
    const answer = await api.nobody.send(sessionApi.confirm, { body: { password } });
    expect(answer.statusCode).toBe(401);
  });
});
