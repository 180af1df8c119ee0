import type { ErrorReport, ErrorReportDraft } from '@sitewright/domain/error-reports/error-report';
import type { Actor } from '@sitewright/domain/kernel/access';
import type { Page, PageQuery } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { and, eq, lt } from 'drizzle-orm';
import { discard } from '../platform/files/discard.ts';
import { agoSql, type Sweep } from '../platform/jobs/sweep.ts';
import { findRow, newestPage, updateRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { errorReports } from './table.ts';

export async function insertErrorReport(
  tx: Tx,
  draft: ErrorReportDraft,
  actor: Actor | undefined,
): Promise<{ id: number }> {
  const createdBy = actor?.userId ?? null;
  const [row] = await tx
    .insert(errorReports)
    .values({ ...toRow(draft), createdBy })
    .returning({ id: errorReports.id });
  return found(row);
}

export async function listErrorReports(tx: Tx, page: PageQuery): Promise<Page<ErrorReport>> {
  const rows = await newestPage(tx.select().from(errorReports), errorReports, page);
  return rows.map(toErrorReport);
}

type Screenshot = { key: string; type: string };

/** Only on the user's own report; returns the storage key of the previous one. */
export async function saveScreenshot(
  tx: Tx,
  id: number,
  { key, type }: Screenshot,
  { userId }: Actor,
): Promise<string | null> {
  const isTheirs = and(eq(errorReports.id, id), eq(errorReports.createdBy, userId));
  const [before] = await tx.select().from(errorReports).where(isTheirs).for('update');
  const { screenshot } = found(before);
  await updateRow(tx, errorReports, id, { screenshot: key, screenshotType: type });
  return screenshot;
}

export async function findScreenshot(tx: Tx, id: number): Promise<Screenshot> {
  const { screenshot, screenshotType } = await findRow(tx, errorReports, id);
  return { key: found(screenshot ?? undefined), type: found(screenshotType ?? undefined) };
}

/** Reports are kept for thirty days. */
export const sweepErrorReports: Sweep = async (tx) => {
  const swept = await tx
    .delete(errorReports)
    .where(lt(errorReports.createdAt, agoSql('30 days')))
    .returning({ key: errorReports.screenshot });
  for (const { key } of swept) await discard(tx, key);
};

/** The three clients use different names for the same fields. */
function toRow(draft: ErrorReportDraft): typeof errorReports.$inferInsert {
  const { component, componentName, componentStack, location, url, userAgent, stack, ...same } =
    draft;
  return {
    ...same,
    component: component ?? componentName,
    location: location ?? url,
    stack: [stack, componentStack].filter(Boolean).join('\n') || null,
    browserInfo: withoutEmpty({ userAgent, ...draft.browserInfo }),
    pluginInfo: withoutEmpty({ ...draft.pluginInfo }),
  };
}

/** Without empty fields. */
const withoutEmpty = (info: Record<string, string | null | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(info).flatMap(([name, text]) => (text ? [[name, text]] : [])));

const toErrorReport = (row: typeof errorReports.$inferSelect): ErrorReport => ({
  ...row,
  hasScreenshot: row.screenshot !== null,
  createdAt: row.createdAt.toISOString(),
});
