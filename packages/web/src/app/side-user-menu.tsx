import type { SessionUser } from '@sitewright/domain/session/session-user';
import { Link } from '@tanstack/react-router';
import { LogOut, Settings } from 'lucide-react';
import { Menu, MenuItem, MenuNote, MenuSeparator } from '../ui/dialogs/menu.tsx';
import { useSignOut } from './use-sign-out.ts';

type Props = { user: SessionUser; onClose: () => void };

/** In the collapsed sidebar: what the expanded one shows below its links. */
export function SideUserMenu({ user: { name, role }, onClose }: Props) {
  const signOut = useSignOut();
  return (
    <Menu label={name} align="start" isOpen onClose={onClose}>
      <MenuNote>
        <span className="block text-sm font-semibold">{name}</span>
        <span className="block text-xs text-text-2">{role}</span>
      </MenuNote>
      <MenuSeparator />
      <MenuItem icon={Settings} link={<Link to="/settings" />}>
        Settings
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={signOut}>
        Logout
      </MenuItem>
    </Menu>
  );
}
