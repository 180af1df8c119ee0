import { useRouter } from '@tanstack/react-router';
import { forgetFailures } from '../platform/preload.ts';

const most = 3;

/** How often a broken page was tried again, by the router that shows it: a crash outlives no state. */
const counts = new WeakMap<object, { path: string; used: number }>();

export function useRetries() {
  const router = useRouter();
  const path = router.state.location.pathname;
  const count = counts.get(router);
  const used = count?.path === path ? count.used : 0;
  const retry = () => {
    counts.set(router, { path, used: used + 1 });
    forgetFailures();
    router.invalidate();
  };
  return { retry, isUsedUp: used >= most };
}

/** On another page the count starts again. */
export const forgetRetries = (router: object): void => void counts.delete(router);
