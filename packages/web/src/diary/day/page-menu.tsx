import type { Project } from '@sitewright/domain/projects/project';
import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContractTabs } from '../../projects/contract-frame/contract-tabs.ts';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';

type Props = { project: Project; children?: ReactNode };

/** On a phone: where else to go in this contract, and what there is no room for. */
export const PageMenu = ({ project, children }: Props) => (
  <span className="-my-2 -mr-2 md:hidden print:hidden">
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
      {useContractTabs(project).map(({ id, label, count, place }) => (
        <MenuItem key={id} link={<Link {...place} />}>
          <span className="flex-1">{label}</span>
          {!!count && <span className="text-xs text-text-2">{count}</span>}
        </MenuItem>
      ))}
      {children && <MenuSeparator />}
      {children}
    </Menu>
  </span>
);
