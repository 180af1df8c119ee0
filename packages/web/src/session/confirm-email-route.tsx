import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';

const ConfirmEmailScreen = lazyScreen(
  () => import('./confirm-email-screen.tsx'),
  'ConfirmEmailScreen',
);

/** For the owner of a new address, with the link from the email: signed in or not. */
export const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-email',
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    token === undefined ? {} : { token: String(token) },
  component: Object.assign(() => <ConfirmEmailScreen {...confirmEmailRoute.useSearch()} />, {
    preload: () => ConfirmEmailScreen.preload?.(),
  }),
});
