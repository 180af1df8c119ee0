import type { Project } from '@sitewright/domain/projects/project';
import { linkOptions } from '@tanstack/react-router';
import { useOpenIssues } from '../overview.ts';
import type { TabName } from './contract-search.ts';

const diaryOf = (slug: string, tab?: TabName) =>
  linkOptions({ to: '/project/$slug', params: { slug }, search: { tab } });

/** Everything there is about a contract, in the order of the tabs. */
const tabsOf = ({ id, slug }: Project, openIssues: number) => [
  { id: 'diary', label: 'Diary', place: diaryOf(slug) },
  { id: 'files', label: 'Files', place: diaryOf(slug, 'files') },
  { id: 'plant', label: 'Plant', place: diaryOf(slug, 'plant') },
  { id: 'weather', label: 'Weather', place: diaryOf(slug, 'weather') },
  {
    id: 'issues',
    label: 'Issues',
    count: openIssues,
    place: linkOptions({
      to: '/project/$slug/site-issues/{-$action}/{-$issueId}',
      params: { slug },
    }),
  },
  { id: 'orders', label: 'Purchase orders', place: diaryOf(slug, 'orders') },
  {
    id: 'carbon',
    label: 'Carbon',
    place: linkOptions({ to: '/project/$slug/carbon-footprint', params: { slug } }),
  },
  {
    id: 'costs',
    label: 'Costs',
    place: linkOptions({ to: '/cost-analysis/$slug', params: { slug } }),
  },
  {
    id: 'risk',
    label: 'Risk',
    place: linkOptions({ to: '/risk-assessment', search: { contract: slug } }),
  },
  { id: 'journal', label: 'Journal', place: diaryOf(slug, 'journal') },
  {
    id: 'details',
    label: 'Details',
    place: linkOptions({ to: '/edit-project/$id', params: { id: String(id) } }),
  },
];

type ContractTab = ReturnType<typeof tabsOf>[number];

/** The tabs with their counts; zero is left out. */
export const useContractTabs = (project: Project): ContractTab[] =>
  tabsOf(project, useOpenIssues(project.id));
