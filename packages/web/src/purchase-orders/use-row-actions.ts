import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { obstacleToDeleting, obstacleToOrdering } from '@sitewright/domain/purchase-orders/rules';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight, Copy, FileText, Trash2 } from 'lucide-react';
import { useActor } from '../platform/session.ts';
import type { RowAction } from '../ui/table/column.ts';
import { obstacleToDownloading } from './obstacle-to-downloading.ts';
import { orderPdfUrl } from './queries.ts';
import { useBuying } from './use-buying.ts';

/** What can be done to an order from its row; everything else is on its own page. */
export function useRowActions(
  onDelete: (order: PurchaseOrderRow) => void,
): RowAction<PurchaseOrderRow>[] {
  const actor = useActor();
  const buying = useBuying();
  const navigate = useNavigate();
  return [
    {
      id: 'open',
      label: 'Open',
      icon: ArrowRight,
      key: 'Enter',
      onPress: ({ id }) =>
        void navigate({ to: '/suppliers/orders/$id', params: { id: String(id) } }),
    },
    {
      id: 'pdf',
      label: 'Download PDF',
      icon: FileText,
      obstacle: (order) => obstacleToDownloading(order, actor, buying),
      onPress: ({ id }) => window.location.assign(orderPdfUrl(id)),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      icon: Copy,
      obstacle: () => obstacleToOrdering(actor),
      onPress: ({ id }) => void navigate({ to: '/suppliers/orders/new', search: { copy: id } }),
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: Trash2,
      key: 'Delete',
      obstacle: (order) => obstacleToDeleting(order, actor),
      onPress: onDelete,
    },
  ];
}
