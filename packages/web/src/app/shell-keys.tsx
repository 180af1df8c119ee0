import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { type Hotkeys, listenToKeys, submitForm } from '../platform/hotkeys.ts';
import { useOpenByKey } from '../platform/open-overlay.ts';
import { goTo } from '../ui/keyboard-map.ts';
import { slugIn } from './nav-items.ts';
import { focusFilters } from './skip-links.tsx';
import type { SidebarState } from './use-sidebar.ts';

/** The keys that work on every page; `keyboard-map.ts` says them to people. */
export function ShellKeys({ sidebar: { isCollapsed, collapse } }: { sidebar: SidebarState }) {
  const router = useRouter();
  const open = useOpenByKey();
  const toggleSidebar = useEffectEvent(() => collapse(!isCollapsed));

  useEffect(() => {
    const keys: Hotkeys = {
      'mod+k': () => open('palette'),
      '?': () => open('keyboard'),
      n: () => open('newDiaryEntry'),
      i: () => reportSiteIssue(router),
      '/': focusFilters,
      j: focusRow,
      k: focusRow,
      '[': () => toggleSidebar(),
      'mod+s': submitForm,
      'mod+enter': submitForm,
      ...Object.fromEntries(
        goTo.map(({ key, to }) => [`g ${key}`, () => void router.navigate({ to })]),
      ),
    };
    return listenToKeys(keys);
  }, [router, open]);
  return null;
}

/** Into the list of the page; inside it, the rows hear the keys themselves. */
function focusRow(): void {
  if (document.activeElement?.matches('tr')) return;
  document.querySelector<HTMLElement>('main tbody tr[tabindex="0"]')?.focus();
}

/** A site issue belongs to the open contract; elsewhere it cannot be reported. */
function reportSiteIssue(router: ReturnType<typeof useRouter>): void {
  const slug = slugIn(router.state.location.pathname);
  if (slug)
    void router.navigate({
      to: '/project/$slug/site-issues/{-$action}/{-$issueId}',
      params: { slug, action: 'new' },
    });
}
