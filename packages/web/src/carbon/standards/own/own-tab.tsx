import type { OwnFactor } from '@sitewright/domain/carbon/factor';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { useQuery } from '@tanstack/react-query';
import { FileBadge, Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { labelOptions, optionsOf } from '../../../ui/fields/options.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { lazyDialog } from '../../../ui/layout/lazy-dialog.tsx';
import { Loaded } from '../../../ui/layout/loaded.tsx';
import type { Filter } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { choiceFilter } from '../../../ui/table/filters.ts';
import { RecordCard } from '../../../ui/table/record-card.tsx';
import { sourceLabels } from '../../labels.ts';
import { ManageButton } from '../manage.tsx';
import { standardQueries } from '../queries.ts';
import {
  useChangeStandardsSearch,
  useStandardsSearch,
  useStandardsTable,
} from '../search-params.ts';
import { OwnLink, ownColumns } from './own-columns.tsx';
import { StateBadge, stateLabels, stateOf } from './own-state.tsx';

const AddOwnFactor = lazyDialog(() => import('./add-own-factor.tsx'), 'AddOwnFactor');
const OwnSheet = lazyDialog(() => import('./own-sheet.tsx'), 'OwnSheet');

/** The register of EPDs, and the figures that are on the organisation's own word. */
export function OwnTab({ today }: { today: string }) {
  const query = useQuery(standardQueries.own());
  const [isAdding, setAdding] = useState(false);
  const { own: openId } = useStandardsSearch();
  const change = useChangeStandardsSearch();
  const close = () => change({ own: undefined });
  const beside = query.data?.find(({ id }) => id === openId);
  const add = <AddButton onPress={() => setAdding(true)} />;
  return (
    <>
      <Loaded query={query} what="own factors" empty={<NoOwn>{add}</NoOwn>}>
        {(own) => (
          <>
            <div className="flex justify-end max-md:justify-stretch">{add}</div>
            <OwnTable own={own} today={today} />
          </>
        )}
      </Loaded>
      {beside && <OwnSheet key={beside.id} own={beside} today={today} onClose={close} />}
      {isAdding && <AddOwnFactor today={today} onClose={() => setAdding(false)} />}
    </>
  );
}

type TableProps = { own: readonly OwnFactor[]; today: string };

function OwnTable({ own, today }: TableProps) {
  const change = useChangeStandardsSearch();
  const open = ({ id }: OwnFactor) => change({ own: id });
  return (
    <DataTable
      label="Own factors"
      rows={own}
      columns={useMemo(() => ownColumns(today), [today])}
      filters={useMemo(() => filtersOn(today), [today])}
      actions={[{ id: 'open', label: 'Open', key: 'Enter', onPress: open }]}
      defaultSort="name"
      searchHint="Name, EPD number or programme"
      isTwoLine
      card={(factor, menu) => <OwnCard own={factor} menu={menu} today={today} />}
      {...useStandardsTable()}
    />
  );
}

const filtersOn = (today: string): Filter<OwnFactor>[] => [
  choiceFilter('state', 'Status', labelOptions(stateLabels), (own) => stateOf(own, today)),
  choiceFilter('source', 'Source', optionsOf(['epd', 'own'], sourceLabels), (own) => own.source),
];

const AddButton = ({ onPress }: { onPress: () => void }) => (
  <ManageButton tone="primary" onClick={onPress} className="max-md:w-full">
    <Plus aria-hidden="true" className="size-4" />
    Add own factor
  </ManageButton>
);

const NoOwn = ({ children }: { children: React.ReactNode }) => (
  <EmptyState
    icon={FileBadge}
    title="No own factors yet"
    text="Add a product’s EPD, or your own figure to use instead of the official one."
  >
    {children}
  </EmptyState>
);

type Props = { own: OwnFactor; menu: ReactNode; today: string };

const OwnCard = ({ own, menu, today }: Props) => (
  <RecordCard
    title={<OwnLink own={own} />}
    note={[sourceLabels[own.source], own.epdNumber, own.programme].filter(Boolean).join(' · ')}
    menu={menu}
  >
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
      <b className="font-semibold">
        {readableDecimal(own.value)} kg CO₂e / {own.unit}
      </b>
      <StateBadge own={own} today={today} />
    </p>
  </RecordCard>
);
