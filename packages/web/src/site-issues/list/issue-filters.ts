import {
  issueStatuses,
  issueTypes,
  priorities,
  priorityLabels,
  statusLabels,
  typeLabels,
} from '@sitewright/domain/site-issues/issue-values';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import type { Filter } from '../../ui/table/column.ts';

const optionsOf = <V extends string>(values: readonly V[], labels: Record<V, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

export const issueFilters: Filter<SiteIssue>[] = [
  {
    id: 'priority',
    label: 'Priority',
    options: optionsOf(priorities, priorityLabels),
    of: ({ priority }) => priority,
  },
  {
    id: 'type',
    label: 'Type',
    options: optionsOf(issueTypes, typeLabels),
    of: ({ issueType }) => issueType,
  },
  {
    id: 'status',
    label: 'Status',
    options: optionsOf(issueStatuses, statusLabels),
    of: ({ status }) => status,
  },
];
