import { Readable } from 'node:stream';
import type { ActivityFilter, ActivityLog } from '@sitewright/domain/activity/activity-log';
import { categoryLabels, severityLabels } from '@sitewright/domain/activity/activity-values';
import { activityApi } from '@sitewright/domain/activity/api';
import { exportsApi } from '@sitewright/domain/activity/exports-api';
import type { Actor } from '@sitewright/domain/kernel/access';
import { formatDateTime, londonDay } from '@sitewright/domain/kernel/calendar';
import type { Storage } from '../platform/files/storage.ts';
import { Download } from '../platform/http/downloads.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import type { RunInOrganization } from '../platform/tenancy.ts';
import { readAnchor } from './anchor.ts';
import { countActivity, findActivity, listActivity } from './store.ts';
import { summarise } from './summary.ts';
import { verifyIn } from './verify.ts';

export function activityRoutes(
  serve: Serve,
  { secrets }: Services,
  storage: Storage,
  within: RunInOrganization,
) {
  serve(activityApi.list, ({ tx, actor, query }) => listActivity(tx, query, actor));

  serve(activityApi.summary, ({ tx, actor, query, now }) => summarise(tx, query, actor, now));

  serve(activityApi.export, async ({ tx, actor, query, now }) =>
    exportActivity(within, query, actor, { now, rows: await countActivity(tx, query, actor) }),
  );

  // The log itself is what it leaves behind.
  serve(exportsApi.reportExport, async () => {});

  serve(
    activityApi.verification,
    // Read before the chain, which is then at least as long.
    ({ actor }) => readAnchor(storage, actor.organizationId),
    ({ tx, prepared }) => verifyIn(tx, secrets.keyedHash, prepared),
  );

  serve(activityApi.read, ({ tx, actor, params }) => findActivity(tx, params.activityLogId, actor));
}

const atATime = 200;

const columns: [string, (entry: ActivityLog) => string | null][] = [
  ['Id', ({ id }) => String(id)],
  ['Time', ({ createdAt }) => formatDateTime(new Date(createdAt))],
  ['User', ({ username }) => username],
  ['Description', ({ description }) => description],
  ['Record type', ({ entityType }) => entityType],
  ['Record ID', ({ entityId }) => (entityId === null ? null : String(entityId))],
  ['Record name', ({ entityName }) => entityName],
  ['Contract', ({ projectName }) => projectName],
  ['Category', ({ category }) => categoryLabels[category]],
  ['Severity', ({ severity }) => severityLabels[severity]],
  ['Reason', ({ metadata }) => String(metadata.reason ?? '')],
  ['Action', ({ action }) => action],
  ['IP address', ({ ipAddress }) => ipAddress],
  ['Device', ({ userAgent }) => userAgent],
];

/** All matching entries, page by page, so that only one page is in memory. */
const exportActivity = (
  within: RunInOrganization,
  filter: ActivityFilter,
  actor: Actor,
  { now, rows }: { now: Date; rows: number },
) =>
  new Download({
    type: 'text/csv; charset=utf-8',
    name: `activity-log-${londonDay(now)}.csv`,
    rows,
    make: async () => Readable.from(linesOf(within, filter, actor)),
  });

async function* linesOf(within: RunInOrganization, filter: ActivityFilter, actor: Actor) {
  yield `${byteOrderMark}${csvLine(columns.map(([header]) => header))}`;
  let cursor: number | undefined;
  do {
    const query = { ...filter, limit: atATime, ...(cursor && { cursor }) };
    const page = await within(actor.organizationId, (tx) => listActivity(tx, query, actor));
    yield page.rows.map((entry) => csvLine(columns.map(([, of]) => of(entry)))).join('');
    cursor = page.next;
  } while (cursor);
}

/** Text that a spreadsheet would run as a formula, also full-width or already quoted. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The byte order mark makes Excel read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => quoted(escapeFormula(cell ?? ''))).join(',')}\r\n`;
