import { orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import {
  obstacleToAcknowledging,
  obstacleToOrdering,
} from '@sitewright/domain/purchase-orders/rules';
import { Link, useNavigate } from '@tanstack/react-router';
import { Copy, FileText, QrCode } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { MenuItem, MenuSeparator } from '../ui/dialogs/menu.tsx';
import { MoreMenu } from '../ui/dialogs/more-menu.tsx';
import { blockedBy } from '../ui/disabled-reason.tsx';
import { WindowTitle } from '../ui/layout/window-title.tsx';
import { obstacleToDownloading } from './obstacle-to-downloading.ts';
import { type Action, actionChoices, nextAction } from './order-actions.ts';
import { OrderState } from './order-state.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrdersBreadcrumb } from './orders-breadcrumb.tsx';
import { orderPdfUrl } from './queries.ts';
import { SupplierLink } from './supplier-link.tsx';
import { useBuying } from './use-buying.ts';

type Props = {
  order: PurchaseOrder;
  onAction: (action: Action) => void;
  /** Its form has the primary button. */
  isChanging: boolean;
};

/** The order's number, progress and actions. */
export const OrderHead = ({ order, onAction, isChanging }: Props) => (
  <div className="grid gap-3 max-md:gap-2">
    <WindowTitle heading={`Order to ${order.supplierName}`} />
    <div className="flex items-end justify-between gap-3 max-md:items-start">
      <div className="grid min-w-0 gap-1">
        <OrdersBreadcrumb here={orderNumberText(order)} />
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h1 className="[overflow-wrap:anywhere]">Order to {order.supplierName}</h1>
          <OrderState status={order.status} />
        </div>
        <p className="text-sm text-text-2">
          {useNumber(order)} ·{' '}
          <Link
            to="/project/$slug"
            params={{ slug: order.contractSlug }}
            search={{ tab: 'orders' }}
            className="-my-1 inline-block py-1 hover:underline site:-my-2.5 site:py-2.5"
          >
            {order.contractName}
          </Link>
        </p>
      </div>
      <Actions order={order} onAction={onAction} isChanging={isChanging} />
    </div>
    <OrderSteps {...order} />
    {order.status === 'pending' && <WaitingReasons order={order} />}
  </div>
);

/** The number of the order, or when it gets one. */
function useNumber(order: PurchaseOrder): string {
  const { requireApproval } = useBuying();
  if (order.poNumber) return orderNumberText(order);
  if (order.status === 'cancelled') return 'Cancelled before it was numbered';
  return requireApproval ? 'Numbered when approved' : 'Numbered when raised';
}

function Actions({ order, onAction, isChanging }: Props) {
  const actor = useActor();
  const buying = useBuying();
  const next = nextAction(order, buying);
  const obstacle = next?.obstacle(order, actor, buying);
  return (
    <div className="flex flex-none gap-2 print:hidden">
      <div className="flex gap-2 max-md:hidden">
        <DownloadButton order={order} />
        <DuplicateButton order={order} />
        {next && (!obstacle || order.status === 'pending') && (
          <Button
            icon={next.icon}
            tone={isChanging ? 'secondary' : 'primary'}
            {...blockedBy(obstacle)}
            onClick={() => onAction(next.action)}
          >
            {next.label(order).replace('…', '')}
          </Button>
        )}
      </div>
      <ActionMenu order={order} onAction={onAction} />
    </div>
  );
}

function DownloadButton({ order }: Pick<Props, 'order'>) {
  const obstacle = obstacleToDownloading(order, useActor(), useBuying());
  return (
    <Button
      icon={FileText}
      {...blockedBy(obstacle)}
      onClick={() => window.location.assign(orderPdfUrl(order.id))}
    >
      PDF
    </Button>
  );
}

/** Shows why the buttons of a pending order are disabled. */
function WaitingReasons({ order }: Pick<Props, 'order'>) {
  const actor = useActor();
  const buying = useBuying();
  const reasons = [
    obstacleToDownloading(order, actor, buying),
    nextAction(order, buying)?.obstacle(order, actor, buying),
  ];
  return (
    <p className="text-xs text-text-2 empty:hidden print:hidden">
      {reasons.flatMap((reason) => reason?.message ?? []).join(' ')}
    </p>
  );
}

function DuplicateButton({ order }: Pick<Props, 'order'>) {
  const navigate = useNavigate();
  const obstacle = obstacleToOrdering(useActor());
  return (
    <Button
      icon={Copy}
      {...blockedBy(obstacle)}
      onClick={() => void navigate({ to: '/suppliers/orders/new', search: { copy: order.id } })}
    >
      Duplicate
    </Button>
  );
}

/** Everything that can be done with it; what cannot be says why. */
function ActionMenu({ order, onAction }: Omit<Props, 'isChanging'>) {
  const actor = useActor();
  const buying = useBuying();
  const navigate = useNavigate();
  const [isShared, share] = useState(false);
  const shown = actionChoices.filter(({ isShownFor }) => isShownFor?.(order) ?? true);
  return (
    <>
      <MoreMenu label="More actions for this order">
        <MenuItem
          icon={FileText}
          obstacle={obstacleToDownloading(order, actor, buying)}
          onSelect={() => window.location.assign(orderPdfUrl(order.id))}
        >
          Download PDF
        </MenuItem>
        <MenuItem
          icon={Copy}
          obstacle={obstacleToOrdering(actor)}
          onSelect={() =>
            void navigate({ to: '/suppliers/orders/new', search: { copy: order.id } })
          }
        >
          Duplicate
        </MenuItem>
        <MenuItem
          icon={QrCode}
          obstacle={obstacleToAcknowledging(order, actor)}
          onSelect={() => share(true)}
        >
          Supplier’s link
        </MenuItem>
        <MenuSeparator />
        {shown.map(({ action, label, icon, obstacle }) => (
          <MenuItem
            key={action}
            icon={icon}
            obstacle={obstacle(order, actor, buying)}
            onSelect={() => onAction(action)}
          >
            {label(order)}
          </MenuItem>
        ))}
      </MoreMenu>
      {isShared && <SupplierLink order={order} onClose={() => share(false)} />}
    </>
  );
}
