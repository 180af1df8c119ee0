import { useSyncExternalStore } from 'react';

/** The event that some browsers send if the application can be installed. */
type InstallOffer = Event & { prompt(): Promise<void> };

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function setOffer(event?: Event): void {
  // Nothing opens on arrival: the offer waits until the person asks for it.
  event?.preventDefault();
  offer = event as InstallOffer | undefined;
  for (const listener of listeners) listener();
}

const onInstalled = () => setOffer();

/** Keeps the browser's offer to install the application; returns how to stop. */
export function watchInstallOffer(): () => void {
  addEventListener('beforeinstallprompt', setOffer);
  addEventListener('appinstalled', onInstalled);
  return () => {
    removeEventListener('beforeinstallprompt', setOffer);
    removeEventListener('appinstalled', onInstalled);
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useInstallOffer = (): InstallOffer | undefined =>
  useSyncExternalStore(subscribe, () => offer);

/** Asks the browser to install it; an offer can be used once. */
export function install(): void {
  void offer?.prompt();
  setOffer();
}
