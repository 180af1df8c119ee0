import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { plainOptions } from '../ui/fields/options.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import type { Column, Filter } from '../ui/table/column.ts';
import { numberColumn, textColumn } from '../ui/table/columns.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { choiceFilter } from '../ui/table/filters.ts';
import type { TableView } from '../ui/table/table-view.ts';
import { Section } from './section.tsx';

type Contract = { id: number; code: string; name: string; status: string; value: number };

const contracts: readonly Contract[] = [
  { id: 1, code: 'NC-2041', name: 'Kestrel Wharf, Block C', status: 'Active', value: 8_420_000 },
  { id: 2, code: 'NC-2046', name: 'Farrier Row unit 4', status: 'On hold', value: 6_310_000 },
  { id: 3, code: 'NC-2052', name: 'Ashby Beck footbridge', status: 'Planning', value: 742_650 },
];

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const tones: Record<string, 'ok' | 'warn' | 'info'> = {
  Active: 'ok',
  'On hold': 'warn',
  Planning: 'info',
};
const StatusBadge = ({ status }: Pick<Contract, 'status'>) => (
  <Badge tone={tones[status] ?? 'plain'}>{status}</Badge>
);

const columns: readonly Column<Contract>[] = [
  textColumn('code', 'Code', ({ code }) => code, { cell: ({ code }) => code, sortBy: undefined }),
  textColumn('name', 'Name', ({ name }) => name, { isName: true, cell: ({ name }) => name }),
  textColumn('status', 'Status', ({ status }) => status, { cell: StatusBadge, sortBy: undefined }),
  numberColumn('value', 'Value', ({ value }) => value, {
    text: ({ value }) => pounds.format(value),
    total: (rows) => pounds.format(rows.reduce((sum, { value }) => sum + value, 0)),
  }),
];

const filters: readonly Filter<Contract>[] = [
  choiceFilter('status', 'Status', plainOptions(Object.keys(tones)), ({ status }) => status),
];

const card = (contract: Contract) => (
  <div className="grid justify-items-start gap-1">
    <p className="font-semibold">{contract.name}</p>
    <p className="text-sm text-text-2">
      {contract.code}, {pounds.format(contract.value)}
    </p>
    <StatusBadge status={contract.status} />
  </div>
);

export function TableSample() {
  const [view, setView] = useState<TableView>({});
  return (
    <Section title="Table">
      <DataTable
        label="Contracts"
        rows={contracts}
        columns={columns}
        filters={filters}
        card={card}
        view={view}
        onView={setView}
        bulk={[]}
        empty={
          <EmptyState icon={Building2} title="No contracts yet" text="Create the first one." />
        }
      />
    </Section>
  );
}
