import { useAppearance } from '../platform/theme.ts';
import { MenuChoice } from '../ui/dialogs/menu.tsx';
import { densities, themes } from '../ui/theme/themes.ts';

export function ThemeChoice() {
  const { theme, setTheme } = useAppearance();
  return <MenuChoice label="Theme" value={theme} options={themes} onChange={setTheme} />;
}

export function DensityChoice() {
  const { density, setDensity } = useAppearance();
  return <MenuChoice label="Density" value={density} options={densities} onChange={setDensity} />;
}
