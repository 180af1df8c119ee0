import { sumOf } from '@sitewright/domain/kernel/pence';
import { formatPounds, formatShortPounds } from '@sitewright/domain/kernel/pounds';
import { spendShares } from '@sitewright/domain/suppliers/spend';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { Bar } from '../ui/bar.tsx';
import { SideSheet } from '../ui/dialogs/side-sheet.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { counted } from '../ui/table/labels.ts';
import { supplierQueries } from './queries.ts';
import { SupplierLink } from './supplier-link.tsx';

/** More bars are hard to read. */
const mostShown = 10;

/** To whom this year's orders go: a few firms get most of it. */
export const SpendBySupplier = ({ onClose }: { onClose: () => void }) => (
  <SideSheet title="Orders by supplier" isOpen onClose={onClose}>
    <Loaded
      query={useQuery(supplierQueries.list())}
      what="suppliers"
      empty="No suppliers yet."
      skeleton={<Skeleton what="suppliers" count={3} />}
    >
      {(suppliers) => <Shares suppliers={suppliers} onClose={onClose} />}
    </Loaded>
  </SideSheet>
);

type SharesProps = { suppliers: readonly Supplier[]; onClose: () => void };

function Shares({ suppliers, onClose }: SharesProps) {
  const all = spendShares(suppliers);
  const shares = all.slice(0, mostShown);
  const last = shares.at(-1);
  if (!last) return <p className="text-sm text-text-2">No orders this year.</p>;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-text-2">
        {formatPounds(sumOf(suppliers.map(({ spentThisYear }) => spentThisYear)))} net was ordered
        this year from {counted(all.length, all.length === 1 ? 'supplier' : 'suppliers')};{' '}
        {all.length > shares.length
          ? `the ${shares.length} largest account for ${last.running}%.`
          : 'all are shown below.'}{' '}
        The mark on each bar shows the running total.
      </p>
      <ol className="grid gap-3">
        {shares.map((share) => (
          <Share key={share.id} {...share} onOpen={onClose} />
        ))}
      </ol>
    </div>
  );
}

type ShareProps = ReturnType<typeof spendShares>[number] & { onOpen: () => void };

const Share = ({ id, name, spent, share, running, onOpen }: ShareProps) => (
  <li className="grid gap-1 text-sm">
    <div className="flex items-baseline justify-between gap-3">
      <span className="min-w-0 font-medium [overflow-wrap:anywhere]">
        <SupplierLink supplier={{ id, name }} onClick={onOpen} />
      </span>
      <span className="tabular-nums" title={formatPounds(spent)}>
        {formatShortPounds(spent)}
      </span>
    </div>
    <Bar length={Number(share)} mark={Number(running)} />
    <p className="text-xs tracking-normal text-text-2 tabular-nums">
      {share}% of orders, {running}% running total
    </p>
  </li>
);
