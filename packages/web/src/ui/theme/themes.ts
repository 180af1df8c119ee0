import { HardHat, LampDesk, Monitor, Moon, Sun, SunDim } from 'lucide-react';

export const themes = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: SunDim },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'sun', label: 'Sun', icon: Sun },
] as const;

export const densities = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'desk', label: 'Desk', icon: LampDesk },
  { value: 'site', label: 'Site', icon: HardHat },
] as const;
