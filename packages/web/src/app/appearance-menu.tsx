import { Menu } from '../ui/dialogs/menu.tsx';
import { ThemeChoice } from './appearance-choices.tsx';

export const AppearanceMenu = ({ onClose }: { onClose: () => void }) => (
  <Menu label="Theme" isOpen onClose={onClose}>
    <ThemeChoice />
  </Menu>
);
