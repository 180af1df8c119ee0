import { readItem, setItem } from '../local-storage.ts';

const counted = 'sitewright.things-kept';
/** After this many items, installing the application is offered once. */
const enough = 3;

const count = (): number => Number(readItem(counted));

/** Something was kept on this phone. */
export function noteThingKept(): void {
  if (count() < enough) setItem(counted, String(count() + 1));
}

export const isEnoughKept = (): boolean => count() === enough;

/** The offer was answered: it does not come again outside the settings. */
export const endInstallHint = (): boolean => setItem(counted, String(enough + 1));
