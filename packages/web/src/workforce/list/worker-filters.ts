import { daysAfter } from '@sitewright/domain/kernel/calendar';
import type { Project } from '@sitewright/domain/projects/project';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { employmentTypes } from '@sitewright/domain/workforce/worker-values';
import { anyOf } from '../../ui/table/any-of.ts';
import type { Filter } from '../../ui/table/column.ts';
import type { TableView } from '../../ui/table/table-view.ts';
import { hasCard } from '../card.tsx';
import { verdictOrder, verdictWords } from '../verdict.tsx';
import { statusOptions } from './worker-columns.tsx';

type Options = {
  workers: readonly Worker[];
  contracts: readonly Project[];
  /** The one to which the rows are narrowed already: also those whose induction there is over. */
  contract: Project | undefined;
  view: TableView;
  today: string;
};

/** What can be chosen is what there is. */
export function workerFilters({
  workers,
  contracts,
  contract,
  view,
  today,
}: Options): Filter<Worker>[] {
  const filters: Filter<Worker>[] = [
    anyOf(view, 'contract', 'Contract', contractOptions(contracts), (worker) =>
      (contract ? [contract] : contracts.filter(({ id }) => belongsTo(worker, id))).map(
        ({ slug }) => slug,
      ),
    ),
    {
      id: 'verdict',
      label: 'Verdict',
      options: verdictOrder.map((value) => ({ value, label: verdictWords[value] })),
      of: ({ verdict }) => verdict.state,
    },
    {
      id: 'trade',
      label: 'Job title',
      options: [...new Set(workers.map(({ jobTitle }) => jobTitle))]
        .sort((a, b) => a.localeCompare(b, 'en-GB'))
        .map((value) => ({ value, label: value })),
      of: ({ jobTitle }) => jobTitle,
    },
    {
      id: 'type',
      label: 'Type',
      options: employmentTypes.map((value) => ({ value, label: value })),
      of: ({ employmentType }) => employmentType,
    },
    {
      id: 'status',
      label: 'Status',
      options: statusOptions,
      of: ({ employmentStatus }) => employmentStatus,
    },
    anyOf(view, 'card', 'Card', cardOptions, (worker) => cardValues(worker, today)),
    {
      id: 'inducted',
      label: 'Induction',
      options: [
        { value: 'yes', label: 'Inducted' },
        { value: 'no', label: 'Not inducted' },
      ],
      of: ({ inductedProjectIds }) => (inductedProjectIds.length > 0 ? 'yes' : 'no'),
    },
  ];
  return filters.filter(({ id, options }) => id === 'contract' || options.length > 0);
}

const belongsTo = ({ inductedProjectIds, atWorkOnId }: Worker, id: number): boolean =>
  atWorkOnId === id || inductedProjectIds.includes(id);

const contractOptions = (contracts: readonly Project[]) =>
  contracts.map(({ slug, name }) => ({ value: slug, label: name }));

const cardOptions = [
  { value: 'valid', label: 'Valid' },
  { value: '30', label: 'Expires within 30 days' },
  { value: '60', label: 'Expires within 60 days' },
  { value: '90', label: 'Expires within 90 days' },
  { value: 'expired', label: 'Expired' },
  { value: 'none', label: 'No card' },
  { value: 'check', label: 'To be checked' },
];

function cardValues(worker: Worker, today: string): string[] {
  const { cscsCardExpiry: ends, cardState } = worker;
  if (!hasCard(worker)) return ['none'];
  const within = ['30', '60', '90'].filter(
    (days) => ends && ends >= today && ends <= daysAfter(today, Number(days)),
  );
  return [
    ...within,
    ...(ends && ends < today ? ['expired'] : []),
    ...(ends && ends >= today ? ['valid'] : []),
    ...(cardState === 'unverified' ? ['check'] : []),
  ];
}
