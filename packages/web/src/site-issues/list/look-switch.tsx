import { Link } from '@tanstack/react-router';
import { Columns3, Rows3 } from 'lucide-react';
import { placeOf, showing } from '../issue-routes.ts';
import type { Show } from '../shown.ts';

type Props = { slug: string; show: Show };

const looks = [
  { action: 'list', label: 'List', Icon: Rows3 },
  { action: 'board', label: 'Board', Icon: Columns3 },
] as const;

/** Two places, so that each can be sent to others; a board needs the width of a desk. */
export const LookSwitch = ({ slug, show }: Props) => (
  <nav
    aria-label="List or board"
    className="inline-flex rounded-[8px] border border-line-2 bg-sunken p-0.5 max-md:hidden print:hidden"
  >
    {looks.map(({ action, label, Icon }) => (
      <Link
        key={action}
        {...placeOf(slug, action)}
        {...showing(show)}
        // The address of the list begins that of the board, and is not open with it.
        activeOptions={{ exact: true, includeSearch: false }}
        className="inline-flex h-7 items-center gap-1.5 rounded-control px-2.5 text-button font-medium text-text-2 no-underline hover:text-text aria-[current=page]:bg-selected aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:shadow-[0_0_0_1px_var(--line),0_1px_2px_rgb(22_23_28/6%)] pointer-coarse:h-11"
      >
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </Link>
    ))}
  </nav>
);
