import { entryTypes } from '@sitewright/domain/diary/entry-type';
import type { Project } from '@sitewright/domain/projects/project';
import { capitalised } from '../../ui/format/labels.ts';
import type { Filter } from '../../ui/table/column.ts';
import type { ListedEntry } from './entry-columns.tsx';

const yes = [{ value: 'yes', label: 'Yes' }];

/** The server filters by the same; here they are chosen, and seen. */
export const entryFilters = (
  contracts: readonly Project[],
  entries: readonly ListedEntry[],
): Filter<ListedEntry>[] => [
  {
    id: 'contract',
    label: 'Contract',
    options: contracts.map(({ id, name }) => ({ value: String(id), label: name })),
    of: ({ projectId }) => String(projectId),
  },
  {
    id: 'author',
    label: 'Author',
    options: authorsOf(entries),
    of: ({ userId }) => String(userId),
  },
  {
    id: 'type',
    label: 'Type',
    options: entryTypes.map((value) => ({ value, label: capitalised(value) })),
    of: ({ type }) => type,
  },
  {
    id: 'photos',
    label: 'Has photos',
    options: yes,
    of: ({ photos }) => (photos.length > 0 ? 'yes' : ''),
  },
  {
    id: 'weather',
    label: 'Weather impact',
    options: yes,
    of: ({ weatherImpact }) => (weatherImpact ? 'yes' : ''),
  },
];

/** The authors of the loaded entries. */
const authorsOf = (entries: readonly ListedEntry[]) =>
  [...new Map(entries.map(({ userId, author }) => [String(userId), author]))]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-GB'));
