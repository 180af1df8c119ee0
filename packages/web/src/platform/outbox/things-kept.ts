import { readItem, setItem } from '../local-storage.ts';

const counted = 'sitewright.things-kept';
/** After so many the application is offered to be installed, once. */
const enough = 3;

const count = (): number => Number(readItem(counted));

/** Something was kept on this phone. */
export function noteThingKept(): void {
  if (count() < enough) setItem(counted, String(count() + 1));
}

export const isEnoughKept = (): boolean => count() === enough;

/** The offer was answered: it does not come again outside the settings. */
export const endInstallHint = (): boolean => setItem(counted, String(enough + 1));
