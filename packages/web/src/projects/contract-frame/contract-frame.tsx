import type { Project } from '@sitewright/domain/projects/project';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { Count, scrollIntoView, tabStyles } from '../../ui/layout/tab-links.tsx';
import { WindowTitle } from '../../ui/layout/window-title.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { useContractTabs } from './contract-tabs.ts';
import { weekOf } from './week-of.ts';

type Props = {
  project: Project;
  /** The id of the tab that is open. */
  here: string;
  today: string;
  /** Beside the name: what can be done with what is open. */
  actions?: ReactNode;
  children: ReactNode;
};

const trail = [{ to: '/contracts', label: 'Contracts' }] as const;

/** The head above every page of one contract. */
export const ContractFrame = ({ project, here, today, actions, children }: Props) => (
  <main className="mx-auto grid max-w-[1440px] grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
    <WindowTitle heading={project.name} />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <Breadcrumb steps={trail} here={project.code ?? project.name} className="max-md:hidden" />
      <div className="flex items-end justify-between gap-3 max-md:items-start max-md:gap-1 md:flex-wrap">
        <div className="grid min-w-0 gap-0.5 md:flex-[1_1_20rem]">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-md:gap-x-2">
            <h1 className="[overflow-wrap:anywhere]">{project.name}</h1>
            <StatusBadge status={project.status} />
          </div>
          <ContractFacts project={project} today={today} />
        </div>
        {actions}
      </div>
      <TabStrip project={project} here={here} />
    </div>
    {children}
  </main>
);

type FactsProps = { project: Project; today: string };

/** Code, client, location and progress; unknown values are omitted. */
const ContractFacts = ({ project, today }: FactsProps) => (
  <p className="flex flex-wrap gap-x-1 text-sm [overflow-wrap:anywhere] text-text-2 max-md:hidden">
    {factsOf(project, today).map(([name, fact], n) => (
      <Fragment key={name}>
        {n > 0 && <span aria-hidden="true">·</span>}
        <span>{fact}</span>
      </Fragment>
    ))}
  </p>
);

const factsOf = (project: Project, today: string): (readonly [string, ReactNode])[] =>
  (
    [
      ['code', project.code],
      ['client', project.clientName],
      ['place', placeOf(project) && <MapLink place={placeOf(project)} />],
      ['week', weekOf(project, today)],
    ] as const
  ).filter(([, fact]) => fact);

const placeOf = ({ location, postcode }: Project): string =>
  [location, postcode].filter(Boolean).join(', ');

const MapLink = ({ place }: { place: string }) => (
  <a
    href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
    target="_blank"
    rel="noreferrer"
    className="link"
  >
    {place}
    <span className="sr-only"> on the map, in a new window</span>
  </a>
);

type TabStripProps = { project: Project; here: string };

/** On a phone the day is the page: there the tabs are in the page's menu, until one is open. */
const TabStrip = ({ project, here }: TabStripProps) => (
  <nav
    aria-label="Contract"
    className={cn(
      'border-b border-line print:hidden',
      here === 'diary' && 'max-md:hidden',
      'max-md:-mx-gutter',
    )}
  >
    <ul className="scroll-hint flex gap-1 overflow-x-auto overflow-y-hidden [--edge:var(--bg)] [scrollbar-width:none] max-md:px-1.5">
      {useContractTabs(project).map(({ id, label, count, place }) => (
        <li key={id} ref={id === here ? scrollIntoView : undefined}>
          <Link
            {...place}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={id === here ? 'page' : undefined}
            className={tabStyles}
          >
            {label}
            {!!count && <Count value={count} what="open" />}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
