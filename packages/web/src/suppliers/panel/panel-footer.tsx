import { obstacleToOrdering as obstacleToRaising } from '@sitewright/domain/purchase-orders/rules';
import { obstacleToOrdering } from '@sitewright/domain/suppliers/compliance';
import {
  obstacleToDeleting,
  obstacleToEditing,
  obstacleToTerms,
} from '@sitewright/domain/suppliers/rules';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, Pencil, ReceiptText, Star, Trash2 } from 'lucide-react';
import { useActor } from '../../platform/session.ts';
import { today } from '../../platform/today.ts';
import { useBuying } from '../../purchase-orders/use-buying.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/dialogs/menu.tsx';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { movesFor, type OpenAction, obstacleToMove } from '../supplier-actions.ts';

type Props = { supplier: Supplier; onAction: (action: OpenAction) => void };

/** What can be done with this supplier; what cannot says why. */
export function PanelFooter({ supplier, onAction }: Props) {
  const actor = useActor();
  const navigate = useNavigate();
  const { insuranceRule } = useBuying();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonWithReason
        icon={Pencil}
        obstacle={obstacleToEditing(actor)}
        onClick={() => onAction({ action: 'edit', supplier })}
      >
        Edit
      </ButtonWithReason>
      <Menu
        label={`More actions for ${supplier.name}`}
        trigger={<Button icon={Ellipsis}>More</Button>}
      >
        <MenuItem
          icon={ReceiptText}
          obstacle={
            obstacleToRaising(actor) ?? obstacleToOrdering(supplier, insuranceRule, today())
          }
          onSelect={() =>
            void navigate({ to: '/suppliers/orders/new', search: { supplier: supplier.id } })
          }
        >
          New purchase order
        </MenuItem>
        {movesFor(supplier, actor).map(({ status, label, icon }) => (
          <MenuItem
            key={status}
            icon={icon}
            obstacle={obstacleToMove(supplier, status, actor)}
            onSelect={() => onAction({ action: status, supplier })}
          >
            {label}
          </MenuItem>
        ))}
        <MenuItem
          icon={Star}
          obstacle={obstacleToTerms(actor)}
          onSelect={() => onAction({ action: 'rate', supplier })}
        >
          Rate…
        </MenuItem>
        <MenuItem
          icon={Trash2}
          obstacle={obstacleToDeleting(supplier, actor)}
          onSelect={() => onAction({ action: 'delete', supplier })}
        >
          Delete…
        </MenuItem>
      </Menu>
    </div>
  );
}
