import { obstacleToOrdering } from '@sitewright/domain/purchase-orders/rules';
import { seesPrices } from '@sitewright/domain/purchase-orders/shown-to';
import { duplicatesIn } from '@sitewright/domain/suppliers/duplicates';
import { obstacleToAdding } from '@sitewright/domain/suppliers/rules';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChartBarBig, FileUp, Merge, Plus, ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { MenuItem } from '../ui/dialogs/menu.tsx';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { PageMenu } from '../ui/layout/page-menu.tsx';

/** What opens over the register. */
export type PanelName = 'add' | 'merge' | 'spend';

const noneAlike = { message: 'No two of them look alike.' };

type Props = {
  suppliers: readonly Supplier[];
  onOpen: (panel: PanelName) => void;
  onImport: () => void;
};

/** What can be done with the register as a whole; on a phone it waits in the page's menu. */
export function SuppliersActions({ suppliers, onOpen, onImport }: Props) {
  const actor = useActor();
  const navigate = useNavigate();
  const obstacle = obstacleToAdding(actor);
  const seesMoney = seesPrices(actor);
  const likely = useMemo(() => duplicatesIn(suppliers).length, [suppliers]);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 max-md:-my-2">
      <span className="contents max-md:hidden">
        {likely > 0 && !obstacle && (
          <Button icon={Merge} onClick={() => onOpen('merge')}>
            Merge duplicates ({likely})
          </Button>
        )}
        {seesMoney && (
          <Button icon={ChartBarBig} onClick={() => onOpen('spend')}>
            Spend by supplier
          </Button>
        )}
        <ButtonLink icon={ReceiptText} to="/suppliers/orders">
          Purchase orders
        </ButtonLink>
        {!obstacle && (
          <Button icon={FileUp} onClick={onImport}>
            Import
          </Button>
        )}
        <AddSupplierButton onOpen={onOpen} />
      </span>
      <PageMenu>
        <MenuItem icon={Plus} obstacle={obstacle} onSelect={() => onOpen('add')}>
          Add supplier
        </MenuItem>
        <MenuItem icon={FileUp} obstacle={obstacle} onSelect={onImport}>
          Import
        </MenuItem>
        <MenuItem
          icon={Merge}
          obstacle={obstacle ?? (likely === 0 ? noneAlike : undefined)}
          onSelect={() => onOpen('merge')}
        >
          Merge duplicates ({likely})
        </MenuItem>
        {seesMoney && (
          <MenuItem icon={ChartBarBig} onSelect={() => onOpen('spend')}>
            Spend by supplier
          </MenuItem>
        )}
        <MenuItem icon={ReceiptText} link={<Link to="/suppliers/orders" />}>
          Purchase orders
        </MenuItem>
        <MenuItem
          icon={ReceiptText}
          obstacle={obstacleToOrdering(actor)}
          onSelect={() => void navigate({ to: '/suppliers/orders/new' })}
        >
          New purchase order
        </MenuItem>
      </PageMenu>
    </div>
  );
}

export const AddSupplierButton = ({ onOpen }: Pick<Props, 'onOpen'>) => (
  <ButtonWithReason
    icon={Plus}
    tone="primary"
    obstacle={obstacleToAdding(useActor())}
    onClick={() => onOpen('add')}
  >
    Add supplier
  </ButtonWithReason>
);
