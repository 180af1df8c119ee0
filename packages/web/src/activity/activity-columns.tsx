import type { ActivityLog } from '@sitewright/domain/activity/activity-log';
import {
  categoryLabels,
  entityLabels,
  severities,
  severityLabels,
} from '@sitewright/domain/activity/activity-values';
import { cn } from '../ui/cn.ts';
import { labelOptions, optionsOf, plainOptions } from '../ui/fields/options.ts';
import { momentText } from '../ui/format/date-time.ts';
import type { Column, Filter } from '../ui/table/column.ts';
import { type ColumnOptions, textColumn } from '../ui/table/columns.tsx';
import { choiceFilter } from '../ui/table/filters.ts';
import { WrappedText } from '../ui/table/wrapped-text.tsx';
import { SeverityBadge } from './badges.tsx';
import { EntityLink, entityText } from './entity-link.tsx';

/** Newest first, and no other way: only some of them are here to be sorted. */
const plain = (
  id: string,
  header: string,
  width: number,
  of: (entry: ActivityLog) => string | null,
  options: ColumnOptions<ActivityLog> = {},
) => textColumn(id, header, of, { width, sortBy: undefined, ...options });

export const failureReasonOf = ({ metadata }: Pick<ActivityLog, 'metadata'>): string | null =>
  typeof metadata.reason === 'string' ? metadata.reason : null;

const searchedText = (entry: ActivityLog): string =>
  [entry.description, entry.entityName, entry.action, failureReasonOf(entry)].join(' ');

/** The user's name, or what they signed in with where the account is gone. */
export const userOf = ({
  userName,
  username,
}: Pick<ActivityLog, 'userName' | 'username'>): string => userName ?? username;

/** Shortened, so that the last column stays on a small screen; all of it is in the tooltip. */
const OneLine = ({ text, width = 'max-w-52' }: { text: string; width?: string }) => (
  <span title={text} className={cn('block truncate', width)}>
    {text}
  </span>
);

export const activityColumns: Column<ActivityLog>[] = [
  plain('time', 'Time', 148, ({ createdAt }) => momentText(createdAt)),
  plain('username', 'User', 208, userOf, {
    second: ({ userName, username }) => userName && <OneLine text={username} />,
    secondAs: [{ header: 'Username', of: ({ username }) => username }],
  }),
  // All that the server searches.
  plain('description', 'Activity', 264, searchedText, {
    isName: true,
    cell: (entry) => <WrappedText text={entry.description} className="max-w-64 font-medium" />,
    second: (entry) => <OneLine text={failureReasonOf(entry) ?? categoryLabels[entry.category]} />,
    exportAs: (entry) => entry.description,
    secondAs: [
      {
        header: 'Details',
        of: (entry) => failureReasonOf(entry) ?? categoryLabels[entry.category],
      },
    ],
  }),
  plain('severity', 'Severity', 124, ({ severity }) => severityLabels[severity], {
    cell: (entry) => <SeverityBadge {...entry} />,
  }),
  plain('entity', 'Record', 232, entityText, {
    cell: (entry) => <EntityLink entry={entry} />,
    second: ({ entityType, projectName }) =>
      entityType !== 'project' && projectName && <OneLine text={projectName} width="max-w-56" />,
    secondAs: [{ header: 'Contract', of: ({ projectName }) => projectName }],
  }),
  plain('ip', 'IP address', 124, ({ ipAddress }) => ipAddress, {
    cell: ({ ipAddress }) => ipAddress && <OneLine text={ipAddress} width="max-w-28" />,
  }),
  plain('category', 'Category', 140, ({ category }) => categoryLabels[category], { isExtra: true }),
  plain('action', 'Action', 280, ({ action }) => action, { isExtra: true }),
  plain('device', 'Device', 240, ({ userAgent }) => userAgent, { isExtra: true }),
];

const valuesOf = (values: readonly (string | null | undefined)[]) =>
  plainOptions([...new Set(values.filter((value) => !!value))] as string[]);

/** By name where an entry in the list has it. */
function userOptions(entries: readonly ActivityLog[], users: readonly string[]) {
  const names = new Map(entries.map((entry) => [entry.username, userOf(entry)]));
  const all = new Set([...users, ...names.keys()]);
  return [...all].map((value) => ({ value, label: names.get(value) ?? value }));
}

/** The server filters by the same; here they are chosen, and seen. */
export const activityFilters = (
  entries: readonly ActivityLog[],
  users: readonly string[],
): Filter<ActivityLog>[] => [
  choiceFilter('category', 'Category', labelOptions(categoryLabels), ({ category }) => category),
  choiceFilter(
    'severity',
    'Severity',
    optionsOf(severities, severityLabels),
    ({ severity }) => severity,
  ),
  choiceFilter('username', 'User', userOptions(entries, users), ({ username }) => username),
  choiceFilter(
    'entityType',
    'Record type',
    labelOptions(entityLabels),
    ({ entityType }) => entityType,
  ),
  choiceFilter(
    'ip',
    'IP address',
    valuesOf(entries.map(({ ipAddress }) => ipAddress)),
    ({ ipAddress }) => ipAddress,
  ),
];
