import type { ActivityLog } from '@sitewright/domain/activity/activity-log';
import {
  categoryLabels,
  entityLabels,
  severities,
  severityLabels,
} from '@sitewright/domain/activity/activity-values';
import { momentText } from '../ui/format/date-time.ts';
import type { Column, Filter } from '../ui/table/column.ts';
import { plainColumn } from '../ui/table/plain-column.tsx';
import { TwoLines } from '../ui/table/two-lines.tsx';
import { SeverityBadge } from './badges.tsx';
import { EntityLink, entityText } from './entity-link.tsx';

type ActivityColumn = Column<ActivityLog>;

/** Newest first, and no other way: only some of them are here to be sorted. */
const plain = (...words: Parameters<typeof plainColumn<ActivityLog>>): ActivityColumn => {
  const { sortBy: _, ...column } = plainColumn<ActivityLog>(...words);
  return column;
};

export const failureReasonOf = ({ metadata }: Pick<ActivityLog, 'metadata'>): string | null =>
  typeof metadata.reason === 'string' ? metadata.reason : null;

const description: ActivityColumn = {
  id: 'description',
  header: 'What was done',
  width: 264,
  isName: true,
  cell: (entry) => (
    <TwoLines
      first={<span className="font-medium">{entry.description}</span>}
      second={failureReasonOf(entry) ?? categoryLabels[entry.category]}
    />
  ),
  // All that the server searches.
  text: (entry) =>
    [entry.description, entry.entityName, entry.action, failureReasonOf(entry)].join(' '),
  exportAs: (entry) => entry.description,
};

const entity: ActivityColumn = {
  id: 'entity',
  header: 'Entity',
  width: 232,
  cell: (entry) => <EntityLink entry={entry} />,
  text: entityText,
};

const severity: ActivityColumn = {
  id: 'severity',
  header: 'Severity',
  width: 124,
  cell: (entry) => <SeverityBadge {...entry} />,
  text: (entry) => severityLabels[entry.severity],
};

export const activityColumns: ActivityColumn[] = [
  plain('time', 'Time', 148, ({ createdAt }) => momentText(createdAt)),
  plain('username', 'User', 208, ({ username }) => username),
  description,
  severity,
  entity,
  plain('ip', 'IP address', 124, ({ ipAddress }) => ipAddress),
  {
    ...plain('category', 'Category', 140, (entry) => categoryLabels[entry.category]),
    isExtra: true,
  },
  { ...plain('action', 'Action', 280, ({ action }) => action), isExtra: true },
  { ...plain('device', 'Device', 240, ({ userAgent }) => userAgent), isExtra: true },
];

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const valuesOf = (values: readonly (string | null | undefined)[]) =>
  [...new Set(values.filter((value) => !!value))].map((value) => ({
    value: String(value),
    label: String(value),
  }));

/** The server filters by the same; here they are chosen, and seen. */
export const activityFilters = (
  entries: readonly ActivityLog[],
  users: readonly string[],
): Filter<ActivityLog>[] => [
  {
    id: 'category',
    label: 'Category',
    options: optionsOf(categoryLabels),
    of: ({ category }) => category,
  },
  {
    id: 'severity',
    label: 'Severity',
    options: severities.map((value) => ({ value, label: severityLabels[value] })),
    of: (entry) => entry.severity,
  },
  {
    id: 'username',
    label: 'User',
    options: valuesOf([...users, ...entries.map(({ username }) => username)]),
    of: ({ username }) => username,
  },
  {
    id: 'entityType',
    label: 'Entity',
    options: optionsOf(entityLabels),
    of: ({ entityType }) => entityType ?? '',
  },
  {
    id: 'ip',
    label: 'IP address',
    options: valuesOf(entries.map(({ ipAddress }) => ipAddress)),
    of: ({ ipAddress }) => ipAddress ?? '',
  },
];
