import { Readable } from 'node:stream';
import type { ActivityFilter, ActivityLog } from '@sitewright/domain/activity/activity-log';
import { categoryLabels, severityLabels } from '@sitewright/domain/activity/activity-values';
import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay, momentInBritish } from '@sitewright/domain/kernel/calendar';
import { Download } from '../platform/downloads.ts';
import type { Within } from '../platform/tenancy.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { listActivity } from './store.ts';

const atATime = 200;

const columns: [string, (entry: ActivityLog) => string | null][] = [
  ['Id', ({ id }) => String(id)],
  ['Time', ({ createdAt }) => momentInBritish(new Date(createdAt))],
  ['User', ({ username }) => username],
  ['Description', ({ description }) => description],
  ['Entity', ({ entityType }) => entityType],
  ['Entity id', ({ entityId }) => (entityId === null ? null : String(entityId))],
  ['Entity name', ({ entityName }) => entityName],
  ['Contract', ({ projectName }) => projectName],
  ['Category', ({ category }) => categoryLabels[category]],
  ['Severity', ({ severity }) => severityLabels[severity]],
  ['Reason', ({ metadata }) => String(metadata.reason ?? '')],
  ['Action', ({ action }) => action],
  ['IP address', ({ ipAddress }) => ipAddress],
  ['Device', ({ userAgent }) => userAgent],
];

/** All matching entries, page by page, so that only one page is in memory. */
export const exportOf = (within: Within, filter: ActivityFilter, actor: Actor, now: Date) =>
  new Download({
    type: 'text/csv; charset=utf-8',
    name: `activity-log-${londonDay(now)}.csv`,
    make: async () => Readable.from(linesOf(within, filter, actor)),
  });

async function* linesOf(within: Within, filter: ActivityFilter, actor: Actor) {
  yield `${byteOrderMark}${csvLine(columns.map(([header]) => header))}`;
  let cursor: number | undefined;
  do {
    const query = { ...filter, limit: atATime, ...(cursor && { cursor }) };
    const page = await within(actor.organizationId, (tx) => listActivity(tx, query, actor));
    yield page.rows.map((entry) => csvLine(columns.map(([, of]) => of(entry)))).join('');
    cursor = page.next;
  } while (cursor);
}
