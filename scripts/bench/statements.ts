import type { Client } from 'pg';

/** PostgreSQL's own count of what it was asked; `shared_preload_libraries` names it before the start. */
export async function countStatements(superuser: Client) {
  await superuser.query('create extension if not exists pg_stat_statements');
  return {
    reset: async () => {
      await superuser.query('select pg_stat_statements_reset()');
    },
    /**
     * Statements, `begin` and `commit` included, and the milliseconds that they took, of those that were asked at least
     * `times` times: the server's own work in the background is left out.
     */
    read: async (times: number) => {
      const { rows } = await superuser.query<{ calls: number; ms: number }>(
        `select coalesce(sum(calls), 0)::int as calls,
          coalesce(sum(total_exec_time + total_plan_time), 0)::float8 as ms
        from pg_stat_statements where userid <> 'postgres'::regrole and calls >= $1`,
        [times],
      );
      return rows[0] ?? { calls: 0, ms: 0 };
    },
  };
}
