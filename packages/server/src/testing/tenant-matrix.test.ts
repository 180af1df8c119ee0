import { expect, it } from 'vitest';
import { testApi } from './api.ts';
import { endpoints } from './endpoints.ts';
import { exchangesOf, leaksOf, untriedIdsOf } from './tenant-check.ts';
import { forgetfulPool, withoutPredicates } from './without-predicates.ts';

const { wrapPool, state } = forgetfulPool();
const now = new Date();
/** The clock stands still, or every board would differ from the one before it; the first to come runs it. */
const installation = () => testApi({ wrapPool, now: () => now });

it('tries every id that a schema accepts, in the path, the query and the body', () => {
  expect(untriedIdsOf(endpoints)).toEqual([]);
});

it('shows nothing of another organisation, and changes nothing there', async () => {
  expect(await leaksOf(await installation(), endpoints)).toEqual([]);
}, 1_200_000);

it('shows nothing even when every query forgets to name the organisation', async () => {
  state.isForgetful = true;
  expect(await leaksOf(await installation(), endpoints)).toEqual([]);
  const cases = endpoints.flatMap((served) => exchangesOf(served)).length;
  process.stdout.write(`Tenant matrix: ${cases} exchanged ids, with every predicate and without `);
  process.stdout.write(`(${state.forgotten} queries named the organisation).\n`);
}, 1_200_000);

it.each([
  [
    'select * from "a" where ("a"."organization_id" = $1 and "a"."id" = $2)',
    'select * from "a" where (("a"."organization_id" = $1 or true) and "a"."id" = $2)',
  ],
  [
    'select * from a where organization_id = $1 and id = $2',
    'select * from a where (organization_id = $1 or true) and id = $2',
  ],
  [
    'select * from a join b on a.organization_id = b.organization_id and a.id = b.a_id',
    'select * from a join b on (a.organization_id = b.organization_id or true) and a.id = b.a_id',
  ],
  [
    'update "users" set "organization_id" = $1 where "users"."id" = $2',
    'update "users" set "organization_id" = $1 where "users"."id" = $2',
  ],
  [
    'create policy p on a using (a.organization_id = $1)',
    'create policy p on a using (a.organization_id = $1)',
  ],
])('forgets the organisation in %s', (asked, forgotten) => {
  expect(withoutPredicates(asked)).toBe(forgotten);
});
