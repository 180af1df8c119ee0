import { lazyScreen } from '../platform/preload.ts';
import { parsedByScreen, screenRoute } from '../platform/screen-route.ts';
import type { RiskSearch } from './search-params.ts';

export const riskRoute = screenRoute(
  '/risk-assessment',
  lazyScreen(() => import('./risk-screen.tsx'), 'RiskScreen'),
  parsedByScreen<RiskSearch>(),
);
