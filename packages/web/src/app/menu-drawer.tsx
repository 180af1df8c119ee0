import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OverlayProps } from '../platform/open-overlay.ts';
import { projectQueries } from '../projects/queries.ts';
import { MenuPlaces, menuRow } from './menu-group.tsx';
import { drawer } from './nav-items.ts';

const most = 5;

/** The menu inside a contract: from here it is not far to the next one. */
export function MenuDrawer({ onClose }: OverlayProps) {
  const { data } = useQuery(projectQueries.list());
  return (
    <div>
      <MenuPlaces places={drawer.main} onClose={onClose} />
      <ul aria-label="Projects" className="ml-6 border-l border-line-2 pl-3">
        {data?.slice(0, most).map(({ slug, name }) => (
          <li key={slug}>
            <Link to="/project/$slug" params={{ slug }} className={menuRow} onClick={onClose}>
              <span className="truncate">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <MenuPlaces places={[drawer.settings]} onClose={onClose} />
    </div>
  );
}
