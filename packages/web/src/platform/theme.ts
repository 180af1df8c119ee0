import { useSyncExternalStore } from 'react';
import { setItem } from './local-storage.ts';

/** 'system' follows the device: no attribute on <html>, and the style sheets decide. */
const themes = ['system', 'light', 'dark', 'sun'] as const;
const densities = ['system', 'desk', 'site'] as const;

type Theme = (typeof themes)[number];
type Density = (typeof densities)[number];

/** The theme chosen on this device; theme.js applies it before the first paint. */
export function useAppearance() {
  return {
    theme: useSyncExternalStore(watch, () => chosen('theme', themes)),
    density: useSyncExternalStore(watch, () => chosen('density', densities)),
    setTheme: (theme: Theme) => choose('theme', theme),
    setDensity: (density: Density) => choose('density', density),
  };
}

type Choice = 'theme' | 'density';

const { dataset } = document.documentElement;
const keyOf = (choice: Choice) => `sitewright.${choice}`;

const chosen = <T extends string>(choice: Choice, all: readonly T[]): T | 'system' =>
  all.find((one) => one === dataset[choice]) ?? 'system';

function choose(choice: Choice, value: string): void {
  show(choice, value);
  setItem(keyOf(choice), value === 'system' ? null : value);
  for (const tell of watchers) tell();
}

function show(choice: Choice, value: string): void {
  if (value === 'system') delete dataset[choice];
  else dataset[choice] = value;
}

const watchers = new Set<() => void>();

/** Another window of the app may choose as well. */
function watch(tell: () => void) {
  const follow = ({ key, newValue }: StorageEvent) => {
    for (const choice of ['theme', 'density'] as const)
      if (key === keyOf(choice)) show(choice, newValue ?? 'system');
    tell();
  };
  watchers.add(tell);
  addEventListener('storage', follow);
  return () => {
    watchers.delete(tell);
    removeEventListener('storage', follow);
  };
}
