import { lazyScreen } from '../platform/preload.ts';
import { screenRoute } from '../platform/screen-route.ts';
import { parseContractSearch } from '../projects/contract-frame/contract-search.ts';

const DiaryScreen = lazyScreen(() => import('./diary-screen.tsx'), 'DiaryScreen');

/** One screen at two addresses. */
export const diaryRoutes = [
  screenRoute('/project/$slug', DiaryScreen, parseContractSearch),
  screenRoute('/projects/$slug', DiaryScreen, parseContractSearch),
] as const;
