import { expect, it } from 'vitest';
import { checkSize } from './check-size.ts';
import { endpoints } from './endpoints.ts';
import { apiWithWorlds } from './ready-worlds.ts';
import { exchangesOf, leaksOf, untriedIdsOf } from './tenant-check.ts';
import { forgetfulPool, withoutPredicates } from './without-predicates.ts';

const { wrapPool, state } = forgetfulPool();
const now = new Date();
/** A fixed clock, or every board would differ from the one before it. */
const api = await apiWithWorlds({ wrapPool, now: () => now });

it('tries every id that a schema accepts, in the path, the query and the body', () => {
  expect(untriedIdsOf(endpoints)).toEqual([]);
});

it.each(checkSize.tenantPasses)(
  'shows and changes nothing of another organisation: %s',
  async (pass) => {
    const isForgetful = pass === 'row security alone';
    Object.assign(state, { isForgetful, forgotten: 0 });
    expect(await leaksOf(api, endpoints)).toEqual([]);
    expect(state.forgotten > 0).toBe(isForgetful);
    const cases = endpoints.flatMap((served) => exchangesOf(served)).length;
    process.stdout.write(
      `Tenant matrix: ${pass}, ${cases} exchanged ids, ${state.forgotten} predicates taken out.\n`,
    );
  },
  1_200_000,
);

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
])('removes the organisation predicate in %s', (statement, forgotten) => {
  expect(withoutPredicates(statement)).toBe(forgotten);
});
