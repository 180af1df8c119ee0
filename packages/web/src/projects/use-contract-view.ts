import { useMemo, useState } from 'react';
import { readItem, setItem } from '../platform/local-storage.ts';
import type { OnView, TableView } from '../ui/table/table-view.ts';

const key = 'sitewright.contracts-view';

/** Cards or a table: as the address says, else as it was last chosen in this browser. */
export function useContractView(address: TableView, onView: OnView) {
  const [chosen, setChosen] = useState(lastChosen);
  const view = useMemo(() => ({ ...address, view: address.view ?? chosen }), [address, chosen]);
  const change: OnView = (next, how) => {
    setChosen(next.view);
    setItem(key, next.view ?? 'table');
    onView(next, how);
  };
  return { view, onView: change };
}

const lastChosen = (): TableView['view'] => (readItem(key) === 'cards' ? 'cards' : undefined);
