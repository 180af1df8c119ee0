import { type ContractFacts, forecastIn, revisedValue } from '@sitewright/domain/costs/analysis';
import type { CostReport, ReportFigures } from '@sitewright/domain/costs/cost-report';
import {
  closingDay,
  endOfMonth,
  lastDayOf,
  reportFigures,
  type Unagreed,
} from '@sitewright/domain/costs/report';
import { tallyOf } from '@sitewright/domain/costs/tally';
import type { Actor } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay, startOfDay } from '@sitewright/domain/kernel/calendar';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import { findCostSettings } from '../organizations/public.ts';
import { createdBy, nameOf, updatedBy } from '../platform/audit.ts';
import { columnsOf, listNewest, rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';
import { factsOf, findContractById, settledOf } from './facts.ts';
import { recentSums, talliesTo } from './ledger.ts';
import { liveLines } from './live-lines.ts';
import { costReports } from './table.ts';

/** As it is stored: the figures only of a frozen one. */
type Stored = Omit<CostReport, 'figures'> & { figures: ReportFigures | null };

export async function listReports(
  tx: Tx,
  actor: Actor,
  { projectId, limit, cursor }: { projectId: number; limit: number; cursor?: number | undefined },
  now: Date,
): Promise<Page<CostReport>> {
  await findContractById(tx, projectId);
  const wanted = { 'project_id =': projectId, 'id <': cursor };
  const rows = await listNewest<Stored>(tx, costReports, wanted, limit + 1);
  const reports: CostReport[] = [];
  for (const row of rows) reports.push(await withFigures(tx, actor, row, now));
  return pageOf(reports, limit);
}

const one = `select ${columnsOf(costReports)} from cost_reports where id = $1`;

type Read = (tx: Tx, actor: Actor, id: number, now: Date) => Promise<CostReport>;

const reading =
  (query: string): Read =>
  async (tx, actor, id, now) => {
    const [row] = await rowsOf<Stored>(tx, query, [id]);
    return withFigures(tx, actor, found(row), now);
  };

export const findReport = reading(one);
export const lockReport = reading(`${one} for update`);

/** Whose month it is. */
export async function projectOf(tx: Tx, id: number): Promise<number> {
  const [row] = await rowsOf<{ projectId: number }>(
    tx,
    'select project_id as "projectId" from cost_reports where id = $1',
    [id],
  );
  return found(row).projectId;
}

/** The months of a contract; whoever opens or freezes one holds them all. */
export async function lockMonths(
  tx: Tx,
  projectId: number,
): Promise<Pick<CostReport, 'month' | 'status'>[]> {
  await rowsOf(tx, 'select id from projects where id = $1 for no key update', [projectId]);
  return rowsOf(tx, 'select month, status from cost_reports where project_id = $1', [projectId]);
}

export async function insertReport(
  tx: Tx,
  draft: { projectId: number; month: string },
  actor: Actor,
  now: Date,
): Promise<CostReport> {
  const [row] = await tx
    .insert(costReports)
    .values({ ...draft, ...createdBy(actor) })
    .returning({ id: costReports.id });
  return findReport(tx, actor, found(row).id, now);
}

/** The figures are kept once it is frozen, and not before. */
export async function saveReport(
  tx: Tx,
  report: CostReport,
  actor: Actor,
  now: Date,
): Promise<CostReport> {
  const { id, createdAt, createdBy: _author, figures, frozenAt, frozenByName, ...fields } = report;
  const isFrozen = report.status === 'frozen';
  await tx
    .update(costReports)
    .set({
      ...fields,
      figures: isFrozen ? figures : null,
      frozenAt: frozenAt ? new Date(frozenAt) : null,
      frozenByName: isFrozen ? await nameOf(tx, actor) : null,
      ...updatedBy(actor),
    })
    .where(eq(costReports.id, id));
  return findReport(tx, actor, id, now);
}

async function withFigures(tx: Tx, actor: Actor, row: Stored, now: Date): Promise<CostReport> {
  return { ...row, figures: row.figures ?? (await figuresOf(tx, actor, row, now)) };
}

/** With all that belongs to the month or to one before it, whenever it became known. */
async function figuresOf(tx: Tx, actor: Actor, report: Stored, now: Date): Promise<ReportFigures> {
  const facts = await factsToEndOf(tx, actor, report, now);
  return reportFigures(report, {
    forecast: forecastIn(facts),
    contractValue: revisedValue(facts.contract.contractValue, facts.changes),
    unagreed: await unagreedBy(tx, report.projectId, overSince(report, now)),
    before: await figuresBefore(tx, report),
    today: londonDay(now),
  });
}

/** Plans and changes count as they stood when the month was closed; until then, as they are. */
function overSince({ month }: Stored, now: Date): Date | null {
  const today = londonDay(now);
  const last = closingDay(month, today);
  return last < today ? startOfDay(daysAfter(last, 1)) : null;
}

async function factsToEndOf(
  tx: Tx,
  actor: Actor,
  report: Stored,
  now: Date,
): Promise<ContractFacts> {
  const { projectId, month } = report;
  const settings = await findCostSettings(tx, actor);
  const [to, today] = [endOfMonth(month), lastDayOf(month, londonDay(now))];
  const live = (await liveLines(tx, projectId, settings, now)).filter(({ day }) => day <= to);
  const booked = {
    tallies: [...(await talliesTo(tx, projectId, to)), ...live.map(tallyOf)],
    recent: [...(await recentSums(tx, [projectId], today)), ...live],
  };
  const settled = await settledOf(tx, [projectId], overSince(report, now));
  return factsOf(await findContractById(tx, projectId), settled, booked, {
    today,
    alertLevels: settings.alertLevels,
  });
}

/** What nobody had decided on, by then or, without an instant, by now. */
const unagreedBy = (tx: Tx, projectId: number, by: Date | null): Promise<Unagreed[]> =>
  rowsOf(
    tx,
    `select value_amount as "valueAmount", budget_amount as "budgetAmount", probability from budget_changes
    where project_id = $1 and ($2::timestamptz is null or created_at < $2)
      and (decided_at is null or decided_at >= $2)`,
    [projectId, by],
  );

async function figuresBefore(tx: Tx, { projectId, month }: Stored) {
  const [before] = await rowsOf<{ figures: ReportFigures }>(
    tx,
    `select figures from cost_reports
    where project_id = $1 and month < $2 and status = 'frozen' order by month desc limit 1`,
    [projectId, month],
  );
  return before?.figures;
}
