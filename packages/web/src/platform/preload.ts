import type { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement, use } from 'react';
import { NetworkError } from './call.ts';
import { report } from './report.ts';
import { tryAgain } from './try-again.ts';

/** Loads again what failed to load, twice, a little later each time. */
export const withRetries = <T>(load: () => Promise<T>): Promise<T> =>
  tryAgain(load, [100, 200]).catch(explain);

/** Without signal nothing is broken, only out of reach. */
function explain(error: unknown): never {
  throw navigator.onLine ? error : new NetworkError(error);
}

type Screen = ComponentType<object>;

const failed = new Set<() => void>();

/** Code that failed to load is requested again at the next render. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** A component that is fetched when it is wanted: its route or its opener is pointed at, or opened. */
export const lazyScreen: typeof lazyRouteComponent = (load, name) => {
  let fetched: Promise<Screen> | undefined;
  const forget = () => {
    fetched = undefined;
  };
  const fetchOnce = () => {
    fetched ??= withRetries(load).then(
      (file) => known(fetched, file[name as keyof typeof file] as Screen),
      (error) => {
        failed.add(forget);
        if (!(error instanceof NetworkError))
          report(({ reportUnloaded }) => reportUnloaded(error, String(name)));
        throw error;
      },
    );
    return fetched;
  };
  const screen = (props: object) => createElement(use(fetchOnce()), props);
  const preload = () => {
    if (failed.delete(forget)) forget();
    return fetchOnce().then(nothing, nothing);
  };
  const isFetched = () => Reflect.get(fetched ?? {}, 'status') === 'fulfilled';
  // The same component as the router's own, which remembers a failure permanently.
  return Object.assign(screen, { preload, isFetched }) as never;
};

/** React reads it here: what has been fetched ahead is drawn at once, without waiting a turn. */
function known(fetched: Promise<Screen> | undefined, value: Screen): Screen {
  Object.assign(fetched ?? {}, { status: 'fulfilled', value });
  return value;
}

const nothing = () => {};
