import { useState } from 'react';
import { readItem, setItem } from '../platform/local-storage.ts';

const key = 'sitewright.sidebar';

/** Whether the sidebar shows icons only: as it was left, at first where a table needs the room. */
export function useSidebar() {
  const [isCollapsed, setCollapsed] = useState(wasCollapsed);
  const collapse = (next: boolean) => {
    setCollapsed(next);
    setItem(key, next ? 'collapsed' : 'expanded');
  };
  return { isCollapsed, collapse };
}

export type SidebarState = ReturnType<typeof useSidebar>;

function wasCollapsed(): boolean {
  const saved = readItem(key);
  return saved ? saved === 'collapsed' : matchMedia('(width < 90rem)').matches;
}
