import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { OverlayProps } from '../platform/open-overlay.ts';
import { projectQueries } from '../projects/queries.ts';
import { cn } from '../ui/cn.ts';
import { MenuPlaces, menuRow } from './menu-group.tsx';
import { drawer, slugIn } from './nav-items.ts';

const most = 5;

/** The menu inside a contract: from here it is not far to the next one. */
export function MenuDrawer({ onClose }: OverlayProps) {
  const { data } = useQuery(projectQueries.list());
  const here = useLocation({ select: ({ pathname }) => slugIn(pathname) });
  return (
    <div>
      <MenuPlaces places={drawer.main} onClose={onClose} />
      <ul aria-label="Projects" className="ml-6 border-l border-line-2 pl-3">
        {shownOf(data ?? [], here).map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to="/project/$slug"
              params={{ slug }}
              aria-current={slug === here ? 'page' : undefined}
              className={cn(menuRow, slug === here && 'font-semibold')}
              onClick={onClose}
            >
              <span className="truncate">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <MenuPlaces places={[drawer.settings]} onClose={onClose} />
    </div>
  );
}

/** The contract that is open comes first. */
const shownOf = <C extends { slug: string }>(contracts: readonly C[], here: string | undefined) =>
  contracts
    .toSorted((one, other) => Number(other.slug === here) - Number(one.slug === here))
    .slice(0, most);
