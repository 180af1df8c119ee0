import type { Project } from '@sitewright/domain/projects/project';
import { Link } from '@tanstack/react-router';
import { cn } from '../../ui/cn.ts';
import { bringIntoSight, Count, tabStyles } from '../../ui/tab-links.tsx';
import { useContractTabs } from './contract-tabs.ts';

type Props = { project: Project; here: string };

/** On a phone the day is the page: there the tabs are in the page's menu, until one is open. */
export const TabStrip = ({ project, here }: Props) => (
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
        <li key={id} ref={id === here ? bringIntoSight : undefined}>
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
