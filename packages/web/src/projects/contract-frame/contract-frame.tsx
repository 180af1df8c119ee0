import type { Project } from '@sitewright/domain/projects/project';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
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

const trail = [{ to: '/contracts', label: 'Contracts' }] as const;

/** The head above every page of one contract. */
export const ContractFrame = ({ project, here, today, actions, children }: Props) => (
  <main className="mx-auto grid max-w-[1440px] grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
    <WindowTitle heading={project.name} />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <Breadcrumb steps={trail} here={project.code ?? project.name} className="max-md:hidden" />
      <div className="flex items-end justify-between gap-3 max-md:items-start max-md:gap-1">
        <div className="grid min-w-0 gap-0.5">
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
