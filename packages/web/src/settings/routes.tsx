import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';

const SettingsScreen = lazyScreen(() => import('./settings-screen.tsx'), 'SettingsScreen');

/** Which part is open is part of the address; the page knows what the parts are. */
export const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings',
  validateSearch: (search: Record<string, unknown>): { section?: string } =>
    typeof search.section === 'string' ? { section: search.section } : {},
  component: Object.assign(SettingsRoute, { preload: () => SettingsScreen.preload?.() }),
});

function SettingsRoute() {
  const { section } = settingsRoute.useSearch();
  return <SettingsScreen section={section} />;
}
