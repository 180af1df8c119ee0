import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../platform/parent-routes.ts';
import { lazyScreen } from '../../platform/preload.ts';

const ConfirmResetScreen = lazyScreen(
  () => import('./confirm-reset-screen.tsx'),
  'ConfirmResetScreen',
);

/** For a person who lost their phone, with the link from the email: signed in or not. */
export const confirmTwoFactorResetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-two-factor-reset',
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    token === undefined ? {} : { token: String(token) },
  component: Object.assign(
    () => <ConfirmResetScreen {...confirmTwoFactorResetRoute.useSearch()} />,
    { preload: () => ConfirmResetScreen.preload?.() },
  ),
});
