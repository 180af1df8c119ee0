import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../platform/preload.ts';
import { signedInRoute } from './signed-in.tsx';

const NotBuilt = lazyScreen(() => import('./not-built.tsx'), 'NotBuilt');

const planned = <const P extends string>(path: P, title: string) =>
  createRoute({
    getParentRoute: () => signedInRoute,
    path,
    component: Object.assign(() => <NotBuilt title={title} />, { preload: NotBuilt.preload }),
  });

/** The addresses of the specification whose screens are still to come; who builds one takes its line. */
export const plannedRoutes = [
  planned('/auth-debug', 'Authentication debug'),
  planned('/delete-records', 'Delete records'),
] as const;
