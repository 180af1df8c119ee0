import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Column, Filter } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { TableView } from './table-view.ts';
import type { TableProps } from './use-table.ts';

export type Contract = {
  id: number;
  name: string;
  status: string;
  manager: string;
  value: number | null;
};

export const contracts: Contract[] = [
  { id: 1, name: 'Mill Lane', status: 'active', manager: 'P Raman', value: 300 },
  { id: 2, name: 'Quay Street', status: 'on-hold', manager: 'P Raman', value: null },
  { id: 3, name: 'Ashby Beck', status: 'active', manager: 'J Okafor', value: 20 },
  { id: 4, name: 'Farrier Row', status: 'planning', manager: 'J Okafor', value: 20 },
];

export const manyContracts = (count: number): Contract[] =>
  Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    name: `Contract ${i + 1}`,
    status: 'active',
    manager: 'P Raman',
    value: i,
  }));

export const columns: Column<Contract>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ id, name }) => <a href={`/contract/${id}`}>{name}</a>,
    text: ({ name }) => name,
    sortBy: ({ name }) => name,
    isName: true,
  },
  { id: 'status', header: 'Status', cell: ({ status }) => status, text: ({ status }) => status },
  {
    id: 'value',
    header: 'Value',
    align: 'right',
    cell: ({ value }) => value ?? 'none',
    text: ({ value }) => String(value ?? ''),
    sortBy: ({ value }) => value,
    exportAs: ({ value }) => value,
    total: (rows) => `£${rows.reduce((sum, { value }) => sum + (value ?? 0), 0)}`,
  },
  {
    id: 'manager',
    header: 'Manager',
    cell: ({ manager }) => manager,
    text: ({ manager }) => manager,
    sortBy: ({ manager }) => manager,
    isExtra: true,
  },
];

export const filters: Filter<Contract>[] = [
  {
    id: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'on-hold', label: 'On hold' },
      { value: 'planning', label: 'Planning' },
    ],
    of: ({ status }) => status,
  },
  {
    id: 'manager',
    label: 'Manager',
    options: ['P Raman', 'J Okafor'].map((value) => ({ value, label: value })),
    of: ({ manager }) => manager,
  },
];

type Given = Partial<TableProps<Contract>>;
type Visited = { view: TableView; replace: boolean }[];

/** A table of contracts; returns the URLs that it navigated to. */
export function renderContracts(given: Given = {}): Visited {
  const visited: Visited = [];
  render(<Contracts given={given} visited={visited} />);
  return visited;
}

function Contracts({ given, visited }: { given: Given; visited: Visited }) {
  const [view, setView] = useState<TableView>(given.view ?? {});
  return (
    <DataTable
      label="Contracts"
      rows={contracts}
      empty={<p>No contracts yet.</p>}
      columns={columns}
      filters={filters}
      {...given}
      view={view}
      onView={(next, { replace }) => {
        visited.push({ view: next, replace });
        setView(next);
      }}
    />
  );
}

/** The visible names, from top to bottom. */
export const names = () =>
  screen
    .queryAllByRole('rowheader')
    .filter((head) => !head.closest('tfoot'))
    .map(({ textContent }) => textContent);
