import { useState } from 'react';
import { keep, readKept } from '../platform/kept.ts';

const key = 'sitewright.sidebar';

/** Whether the sidebar shows icons only: as it was left, at first only where there is little room. */
export function useSidebar() {
  const [isCollapsed, setCollapsed] = useState(wasCollapsed);
  const collapse = (next: boolean) => {
    setCollapsed(next);
    keep(key, next ? 'collapsed' : 'expanded');
  };
  return { isCollapsed, collapse };
}

export type SidebarState = ReturnType<typeof useSidebar>;

function wasCollapsed(): boolean {
  const kept = readKept(key);
  return kept ? kept === 'collapsed' : matchMedia('(width < 64rem)').matches;
}
