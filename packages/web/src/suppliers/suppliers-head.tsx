import { obstacleToOrdering } from '@sitewright/domain/purchase-orders/rules';
import { seesPrices } from '@sitewright/domain/purchase-orders/shown-to';
import { duplicatesIn } from '@sitewright/domain/suppliers/duplicates';
import { obstacleToAdding } from '@sitewright/domain/suppliers/rules';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { ChartBarBig, FileUp, Merge, Plus, ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { useActor } from '../platform/session.ts';
import { type PageAction, PageActionButton, PageActions } from '../ui/layout/page-actions.tsx';

/** What opens over the register. */
export type PanelName = 'add' | 'merge' | 'spend';

const noneAlike = { message: 'No likely duplicates.' };

type Props = {
  suppliers: readonly Supplier[] | undefined;
  onOpen: (panel: PanelName) => void;
  onImport: () => void;
};

/** What can be done with the register as a whole. */
export function SuppliersActions({ suppliers, onOpen, onImport }: Props) {
  const actor = useActor();
  const add = useAddSupplier(onOpen);
  const blocked = { obstacle: obstacleToAdding(actor), hidesWhenBlocked: true };
  const likely = useMemo(() => duplicatesIn(suppliers ?? []).length, [suppliers]);
  const imports = { label: 'Import', icon: FileUp, onPress: onImport, ...blocked };
  const merge: PageAction = {
    label: `Merge duplicates (${likely})`,
    icon: Merge,
    obstacle: blocked.obstacle ?? (likely === 0 ? noneAlike : undefined),
    hidesWhenBlocked: true,
    onPress: () => onOpen('merge'),
  };
  const spend: PageAction = {
    label: 'Orders by supplier',
    icon: ChartBarBig,
    onPress: () => onOpen('spend'),
  };
  return (
    <PageActions
      actions={[
        // In an empty register the way to the first one is in the middle of the page.
        { ...add, ...(suppliers?.length !== 0 && { tone: 'primary' }) },
        { ...imports, only: 'phone' },
        merge,
        ...(seesPrices(actor) ? [spend] : []),
        { label: 'Purchase orders', icon: ReceiptText, link: { to: '/suppliers/orders' } },
        { ...imports, only: 'desk' },
        {
          label: 'New purchase order',
          icon: ReceiptText,
          only: 'phone',
          obstacle: obstacleToOrdering(actor),
          link: { to: '/suppliers/orders/new' },
        },
      ]}
    />
  );
}

const useAddSupplier = (onOpen: Props['onOpen']): PageAction => ({
  label: 'Add supplier',
  icon: Plus,
  obstacle: obstacleToAdding(useActor()),
  onPress: () => onOpen('add'),
});

export const AddSupplierButton = ({ onOpen }: Pick<Props, 'onOpen'>) => (
  <PageActionButton {...useAddSupplier(onOpen)} tone="primary" />
);
