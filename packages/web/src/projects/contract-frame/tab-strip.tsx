import type { Project } from '@sitewright/domain/projects/project';
import { Link } from '@tanstack/react-router';
import { cn } from '../../ui/cn.ts';
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
            className={tabLook}
          >
            {label}
            {!!count && <Count value={count} what="open" />}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** A phone shows some of the tabs only. */
export const bringIntoSight = (tab: HTMLElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

export const Count = ({ value, what }: { value: number; what: string }) => (
  <span className="rounded-full bg-sunken px-1.5 text-xs leading-[18px] font-medium text-text-2">
    {value}
    <span className="sr-only"> {what}</span>
  </span>
);

export const tabLook =
  'relative flex h-10 items-center gap-1.5 px-2.5 text-sm font-medium whitespace-nowrap text-text-2 -outline-offset-2! hover:text-text site:h-12 aria-[current]:font-semibold aria-[current]:text-text aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-brand';
