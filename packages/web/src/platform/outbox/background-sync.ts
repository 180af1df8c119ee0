import { flushOutbox } from './flush.ts';

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Where the browser can, it wakes the service worker once there is signal, also when no page is open. */
export async function askForSync(): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
  // Some browsers refuse it; then the page sends what waits.
  await registration?.sync?.register('outbox').catch(() => {});
}

/** The service worker asks an open page to send what waits, and learns when that is done; returns how to stop. */
export function answerWorker(): () => void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const answer = ({ data, ports: [port] }: MessageEvent) => {
    if (data === 'flush') void flushOutbox().then(() => port?.postMessage('done'));
  };
  workers?.addEventListener('message', answer);
  return () => workers?.removeEventListener('message', answer);
}
