import { useState } from 'react';

const key = 'sitewright.sidebar';

/** Whether the sidebar shows icons only: as it was left, at first only where there is little room. */
export function useSidebar() {
  const [isCollapsed, setCollapsed] = useState(wasCollapsed);
  const collapse = (next: boolean) => {
    setCollapsed(next);
    keep(next ? 'collapsed' : 'expanded');
  };
  return { isCollapsed, collapse };
}

export type SidebarState = ReturnType<typeof useSidebar>;

function wasCollapsed(): boolean {
  const kept = read();
  return kept ? kept === 'collapsed' : matchMedia('(width < 64rem)').matches;
}

// A browser that keeps nothing forgets it with the page.
function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}
