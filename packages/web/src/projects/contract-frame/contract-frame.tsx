import type { Project } from '@sitewright/domain/projects/project';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { WindowTitle } from '../../ui/window-title.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { ContractFacts } from './contract-facts.tsx';
import { TabStrip } from './tab-strip.tsx';

type Props = {
  project: Project;
  /** The id of the tab that is open. */
  here: string;
  today: string;
  /** Beside the name: what can be done with what is open. */
  actions?: ReactNode;
  children: ReactNode;
};

/** What stands above everything that belongs to one contract. */
export const ContractFrame = ({ project, here, today, actions, children }: Props) => (
  <main className="mx-auto grid max-w-[1440px] grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
    <WindowTitle heading={project.name} />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <Breadcrumb name={project.code ?? project.name} />
      <div className="flex items-end justify-between gap-3 max-md:items-start max-md:gap-1">
        <div className="grid min-w-0 gap-0.5">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-md:gap-x-2">
            <h1 className="[overflow-wrap:anywhere]">{project.name}</h1>
            <StatusBadge status={project.status} />
          </div>
          <ContractFacts {...{ project, today }} />
        </div>
        {actions}
      </div>
      <TabStrip {...{ project, here }} />
    </div>
    {children}
  </main>
);

const Breadcrumb = ({ name }: { name: string }) => (
  <nav aria-label="Breadcrumb" className="text-xs text-text-2 max-md:hidden print:hidden">
    <ol className="flex items-center gap-1.5">
      <li>
        <Link
          to="/contracts"
          className="-my-1 inline-block py-1 hover:underline site:-my-3 site:py-3"
        >
          Contracts
        </Link>
      </li>
      <li aria-current="page" className="flex min-w-0 items-center gap-1.5">
        <ChevronRight aria-hidden="true" className="size-3.5" />
        <span className="truncate">{name}</span>
      </li>
    </ol>
  </nav>
);
