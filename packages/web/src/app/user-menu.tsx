import type { SessionUser } from '@sitewright/domain/session/session-user';
import { Link } from '@tanstack/react-router';
import { LogOut, Settings } from 'lucide-react';
import { Menu, MenuItem, MenuNote, MenuSeparator } from '../ui/dialogs/menu.tsx';
import { DensityChoice, ThemeChoice } from './appearance-choices.tsx';
import { useSignOut } from './use-sign-out.ts';

type Props = { user: SessionUser; onClose: () => void };

/** The user's name, appearance and sign-out. */
export function UserMenu({ user: { name, role }, onClose }: Props) {
  const signOut = useSignOut();
  return (
    <Menu label={name} isOpen onClose={onClose}>
      <MenuNote>
        <span className="block text-sm font-semibold">{name}</span>
        <span className="block text-xs text-text-2">{role}</span>
      </MenuNote>
      <MenuSeparator />
      <ThemeChoice />
      <MenuSeparator />
      <DensityChoice />
      <MenuSeparator />
      <MenuItem icon={Settings} link={<Link to="/settings" />}>
        Settings
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={signOut}>
        Log out
      </MenuItem>
    </Menu>
  );
}
