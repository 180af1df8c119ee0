import { createRoute, type SearchSchemaInput, useParams } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { today } from '../platform/today.ts';
import { type ContractSearch, contractSearch } from '../projects/contract-frame/contract-search.ts';

const DiaryScreen = lazyScreen(() => import('./diary-screen.tsx'), 'DiaryScreen');

/** One screen at two addresses; the search parameters of the diary belong to both. */
const diary = <const P extends string>(path: P) =>
  createRoute({
    getParentRoute: () => signedInRoute,
    path,
    validateSearch: (search: ContractSearch & SearchSchemaInput) => contractSearch(search),
    component: Object.assign(DiaryRoute, { preload: () => DiaryScreen.preload?.() }),
  });

const DiaryRoute = () => (
  <DiaryScreen slug={useParams({ strict: false }).slug ?? ''} today={today()} />
);

export const diaryRoutes = [diary('/project/$slug'), diary('/projects/$slug')] as const;
