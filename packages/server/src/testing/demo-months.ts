import { endOfMonth } from '@sitewright/domain/costs/report';
import { anActor } from '@sitewright/domain/kernel/actor.fixture';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { readChanges } from '../costs/analyses.ts';
import { listReports } from '../costs/reports.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { type DemoCompany, rowsOf } from './demo-figures.ts';
import { secrets } from './organization.ts';

/** Assessments of progress that were entered on another day than their own. */
export const assessedOnOtherDays = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select project_id, date, created_at from progress_reports
    where (created_at at time zone 'Europe/London')::date <> date`,
  );

/** Heads that cost as much as was forecast by hand, or more, before all of it was done. */
export const forecastsBelowCosts = (demo: DemoCompany) =>
  rowsOf(
    demo,
    `select p.slug, l.head from (select distinct on (project_id, head) * from cost_plans
      order by project_id, head, id desc) l join projects p on p.id = l.project_id
    where l.method = 'manual' and l.final_cost <= (select sum(c.amount) from cost_rows c
      where c.project_id = l.project_id and c.head = l.head and c.measure in ('actual', 'open'))`,
  );

type Contract = { projectId: number; slug: string };
type Moved = { head: string | null; by: string };

/** Contracts with an open month: what moved each head since the last frozen one, by its CVR and by cause. */
export async function movedSinceLastMonth(demo: DemoCompany) {
  const contracts = await rowsOf<Contract>(
    demo,
    `select p.id as "projectId", p.slug from projects p join cost_reports r on r.project_id = p.id
    where r.status = 'open' order by p.id`,
  );
  const reader = { actor: anActor({ role: 'Director' }), now: demo.now, secrets };
  return asOrganization(demo.stores.pool, 1, async (tx) => {
    const all = [];
    for (const { projectId, slug } of contracts) {
      const { rows } = await listReports(tx, { projectId, limit: 10 }, reader);
      const open = rows.find(({ status }) => status === 'open');
      const frozen = rows.find(({ status }) => status === 'frozen');
      const since = endOfMonth(frozen?.month ?? '');
      const { movements } = await readChanges(tx, { slug, since }, reader);
      const free = { head: null, by: open?.figures.unallocatedMovedBy ?? '' };
      all.push({
        slug,
        months: sumsByHead([...(open?.figures.movements ?? []), free]),
        causes: sumsByHead(movements.map(({ head, effect }) => ({ head, by: effect ?? '0.00' }))),
      });
    }
    return all;
  });
}

/** Without the heads that did not move. */
const sumsByHead = (all: readonly Moved[]): string[] =>
  [...new Set(all.map(({ head }) => head))]
    .map((head) => ({
      head: head ?? 'not allocated',
      by: sumOf(all.filter((one) => one.head === head).map(({ by }) => by)),
    }))
    .filter(({ by }) => Number(by) !== 0)
    .map(({ head, by }) => `${head} ${by}`)
    .sort();
