import { orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';
import { ShareLink } from '../links/share-link.tsx';
import type { ActionProps } from './order-actions.ts';

/** The link by which a supplier acknowledges an order that was sent. */
export const SupplierLink = ({ order, onClose }: ActionProps) => (
  <ShareLink
    target={{ purpose: 'purchaseOrder', targetId: order.id }}
    title={`Link for ${order.supplierName}`}
    description="The supplier views and acknowledges the order on their own phone or computer. No account needed."
    codeFor={`acknowledge ${orderNumberText(order)}`}
    onClose={onClose}
  />
);
