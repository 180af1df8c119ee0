import { entryTypes } from '@sitewright/domain/diary/entry-type';
import type { Project } from '@sitewright/domain/projects/project';
import { labelOptions } from '../../ui/fields/options.ts';
import { capitalised } from '../../ui/format/labels.ts';
import type { Filter } from '../../ui/table/column.ts';
import { choiceFilter, foundFilter } from '../../ui/table/filters.ts';
import type { ListedEntry } from './entry-columns.tsx';

const yes = labelOptions({ yes: 'Yes' });

/** The server filters by the same; here they are chosen, and seen. */
export const entryFilters = (
  contracts: readonly Project[],
  entries: readonly ListedEntry[],
): Filter<ListedEntry>[] => [
  choiceFilter(
    'contract',
    'Contract',
    contracts.map(({ id, name }) => ({ value: String(id), label: name })),
    ({ projectId }) => String(projectId),
  ),
  // The authors of the loaded entries.
  foundFilter(
    'author',
    'Author',
    entries,
    ({ userId }) => String(userId),
    ({ author }) => author,
  ),
  choiceFilter(
    'type',
    'Type',
    entryTypes.map((value) => ({ value, label: capitalised(value) })),
    ({ type }) => type,
  ),
  choiceFilter('photos', 'Has photos', yes, ({ photos }) => (photos.length > 0 ? 'yes' : '')),
  choiceFilter('weather', 'Weather impact', yes, ({ weatherImpact }) =>
    weatherImpact ? 'yes' : '',
  ),
];
