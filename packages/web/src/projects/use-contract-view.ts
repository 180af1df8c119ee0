import { useMemo, useState } from 'react';
import type { OnView, TableView } from '../ui/table/table-view.ts';

const key = 'sitewright.contracts-view';

/** Cards or a table: as the address says, else as it was last chosen in this browser. */
export function useContractView(address: TableView, onView: OnView) {
  const [kept, setKept] = useState(read);
  const view = useMemo(() => ({ ...address, view: address.view ?? kept }), [address, kept]);
  const change: OnView = (next, how) => {
    setKept(next.view);
    keep(next.view ?? 'table');
    onView(next, how);
  };
  return { view, onView: change };
}

// A browser that keeps nothing forgets it with the page.
function read(): TableView['view'] {
  try {
    return localStorage.getItem(key) === 'cards' ? 'cards' : undefined;
  } catch {
    return undefined;
  }
}

function keep(view: string): void {
  try {
    localStorage.setItem(key, view);
  } catch {}
}
