import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu } from '../dialogs/menu.tsx';

/** On a phone, the page's menu holds the actions that do not fit. */
export const PageMenu = ({ children }: { children: ReactNode }) => (
  <span className="md:hidden print:hidden">
    <Menu
      label="Page menu"
      trigger={
        <button
          type="button"
          aria-label="Page menu"
          className="grid size-11 place-items-center rounded-control text-text-2 hover:bg-sunken"
        >
          <Ellipsis aria-hidden="true" className="size-6" />
        </button>
      }
    >
      {children}
    </Menu>
  </span>
);
