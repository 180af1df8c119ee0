import type { Project } from '@sitewright/domain/projects/project';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useContractTabs } from '../../projects/contract-frame/contract-tabs.ts';
import { MenuItem, MenuSeparator } from '../../ui/dialogs/menu.tsx';
import { PageMenu } from '../../ui/layout/page-menu.tsx';

type Props = { project: Project; children?: ReactNode };

/** On a phone: where else to go in this contract, and what there is no room for. */
export const ContractMenu = ({ project, children }: Props) => (
  <span className="-my-2 -mr-2 md:hidden">
    <PageMenu>
      {useContractTabs(project).map(({ id, label, count, place }) => (
        <MenuItem
          key={id}
          link={<Link {...place} />}
          aside={!!count && <span className="text-xs text-text-2">{count}</span>}
        >
          {label}
        </MenuItem>
      ))}
      {children && <MenuSeparator />}
      {children}
    </PageMenu>
  </span>
);
