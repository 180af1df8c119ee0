import { type ContractFacts, forecastIn, revisedValue } from '@sitewright/domain/costs/analysis';
import type {
  CostReport,
  CostReportDraft,
  ReportFigures,
} from '@sitewright/domain/costs/cost-report';
import {
  closingDay,
  endOfMonth,
  lastDayOf,
  reportFigures,
  type UnagreedChange,
} from '@sitewright/domain/costs/report';
import { tallyOf } from '@sitewright/domain/costs/tally';
import { daysAfter, londonDay, startOfDay } from '@sitewright/domain/kernel/calendar';
import { Page, type PageQuery } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { findCostSettings } from '../organizations/public.ts';
import { findUserName } from '../platform/audit.ts';
import { columnsOf, listNewestPage, param, queryRows } from '../platform/prepared-statements.ts';
import { insertRow, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { lockContract, refuseIfNoContract } from '../projects/of-project.ts';
import { decisionsOf, findContractById, loadContractFacts } from './facts.ts';
import { recentSums, talliesTo } from './ledger.ts';
import { type CostReader, liveLines } from './live-lines.ts';
import { costReports } from './table.ts';

/** As stored: only frozen reports have figures. */
type Stored = Omit<CostReport, 'figures'> & { figures: ReportFigures | null };

export async function listReports(
  tx: Tx,
  { projectId, ...page }: PageQuery & { projectId: number },
  reader: CostReader,
): Promise<Page<CostReport>> {
  await refuseIfNoContract(tx, projectId);
  const filters = { 'project_id = ?': param(projectId) };
  const { rows, next } = await listNewestPage<Stored>(tx, costReports, filters, page);
  const reports: CostReport[] = [];
  for (const row of rows) reports.push(await withFigures(tx, row, reader));
  return new Page(reports, next);
}

const selectReport = `select ${columnsOf(costReports)} from cost_reports where id = $1`;

type Read = (tx: Tx, id: number, reader: CostReader) => Promise<CostReport>;

const readWith =
  (query: string): Read =>
  async (tx, id, reader) => {
    const [row] = await queryRows<Stored>(tx, query, [id]);
    return withFigures(tx, found(row), reader);
  };

export const findReport = readWith(selectReport);
export const lockReport = readWith(`${selectReport} for update`);

/** The contract of a report. */
export async function projectIdOfReport(tx: Tx, id: number): Promise<number> {
  const text = 'select project_id as "projectId" from cost_reports where id = $1';
  const [row] = await queryRows<{ projectId: number }>(tx, text, [id]);
  return found(row).projectId;
}

/** The months of a contract, locked for opening or freezing one. */
export async function lockMonths(
  tx: Tx,
  projectId: number,
): Promise<Pick<CostReport, 'month' | 'status'>[]> {
  await lockContract(tx, projectId, 'no key update');
  return queryRows(tx, 'select month, status from cost_reports where project_id = $1', [projectId]);
}

const selectCumulative = `
  select certified, retention_rate as "retentionRate", retention_released as "retentionReleased"
  from cost_reports where project_id = $1 and month < $2 order by month desc limit 1`;

type Cumulative = Pick<CostReport, 'certified' | 'retentionRate' | 'retentionReleased'>;

/** Certified and released amounts are cumulative: a new month starts with those of the latest month before it. */
export async function insertReport(
  tx: Tx,
  { projectId, month }: CostReportDraft,
  reader: CostReader,
): Promise<CostReport> {
  const [before] = await queryRows<Cumulative>(tx, selectCumulative, [projectId, month]);
  const { id } = await insertRow(tx, costReports, { projectId, month, ...before }, reader.actor);
  return findReport(tx, id, reader);
}

/** Figures are stored only when the report is frozen. */
export async function saveReport(
  tx: Tx,
  report: CostReport,
  reader: CostReader,
): Promise<CostReport> {
  const { id, createdAt, createdBy, figures, frozenAt, frozenByName, ...fields } = report;
  const isFrozen = report.status === 'frozen';
  const changes = {
    ...fields,
    figures: isFrozen ? figures : null,
    frozenAt: frozenAt ? new Date(frozenAt) : null,
    frozenByName: isFrozen ? await findUserName(tx, reader.actor) : null,
  };
  await saveRow(tx, costReports, id, changes, reader.actor);
  return findReport(tx, id, reader);
}

async function withFigures(tx: Tx, row: Stored, reader: CostReader): Promise<CostReport> {
  return { ...row, figures: row.figures ?? (await figuresOf(tx, row, reader)) };
}

/** With all costs up to the end of the month, including those that became known later. */
async function figuresOf(tx: Tx, report: Stored, reader: CostReader): Promise<ReportFigures> {
  const facts = await factsToEndOf(tx, report, reader);
  const { now } = reader;
  return reportFigures(report, {
    forecast: forecastIn(facts),
    contractValue: revisedValue(facts.contract.contractValue, facts.changes),
    unagreed: await unagreedBy(tx, report.projectId, decisionsCutOff(report, now)),
    before: await figuresBefore(tx, report),
    today: londonDay(now),
  });
}

/** Plans and changes count as they were when the month closed; before that, as they are now. */
function decisionsCutOff({ month }: Stored, now: Date): Date | null {
  const today = londonDay(now);
  const last = closingDay(month, today);
  return last < today ? startOfDay(daysAfter(last, 1)) : null;
}

async function factsToEndOf(tx: Tx, report: Stored, reader: CostReader): Promise<ContractFacts> {
  const { projectId, month } = report;
  const { actor, now } = reader;
  const settings = await findCostSettings(tx, actor);
  const [to, today] = [endOfMonth(month), lastDayOf(month, londonDay(now))];
  const live = (await liveLines(tx, projectId, settings, reader)).filter(({ day }) => day <= to);
  const ledgerSums = {
    tallies: [...(await talliesTo(tx, projectId, to)), ...live.map(tallyOf)],
    recent: [...(await recentSums(tx, [projectId], today)), ...live],
  };
  const decisions = await decisionsOf(tx, [projectId], decisionsCutOff(report, now));
  return loadContractFacts(await findContractById(tx, projectId), decisions, ledgerSums, {
    today,
    alertLevels: settings.alertLevels,
  });
}

/** Changes that were undecided at an instant, or that still are. */
const unagreedBy = (tx: Tx, projectId: number, by: Date | null): Promise<UnagreedChange[]> =>
  queryRows(
    tx,
    `select value_amount as "valueAmount", budget_amount as "budgetAmount", probability from budget_changes
    where project_id = $1 and ($2::timestamptz is null or created_at < $2)
      and (decided_at is null or decided_at >= $2)`,
    [projectId, by],
  );

async function figuresBefore(tx: Tx, { projectId, month }: Stored) {
  const [before] = await queryRows<{ figures: ReportFigures }>(
    tx,
    `select figures from cost_reports
    where project_id = $1 and month < $2 and status = 'frozen' order by month desc limit 1`,
    [projectId, month],
  );
  return before?.figures;
}
