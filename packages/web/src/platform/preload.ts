import { lazyRouteComponent } from '@tanstack/react-router';
import { NetworkError } from './call.ts';
import { report } from './report.ts';

const pauses = [100, 200];

/** Loads again what failed to load, twice, a little later each time. */
export async function withRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load().catch(explain);
}

/** The router reloads the page when a new version took the file away; without signal it must not. */
function explain(error: unknown): never {
  throw navigator.onLine ? error : new NetworkError(error);
}

/** A component that is fetched when it is wanted: its route or its opener is pointed at, or opened. */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => withRetries(load).catch((error) => giveUp(error, String(name))), name);

function giveUp(error: unknown, name: string): never {
  report(({ reportUnloaded }) => reportUnloaded(error, name));
  throw error;
}
