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
import type { ReactNode } from 'react';
import { useActor } from '../../platform/session.ts';
import { today } from '../../platform/today.ts';
import { useBuying } from '../../purchase-orders/use-buying.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { Obstacle } from '../../ui/obstructed.tsx';
import { ObstructedButton } from '../../ui/obstructed.tsx';
import { type Asked, movesFor, obstacleToMove } from '../supplier-actions.ts';

type Props = { supplier: Supplier; onAsk: (asked: Asked) => void };

/** What can be done with this supplier; what cannot says why. */
export function PanelFooter({ supplier, onAsk }: Props) {
  const actor = useActor();
  const navigate = useNavigate();
  const { insuranceRule } = useBuying();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ObstructedButton
        obstacle={obstacleToEditing(actor)}
        onClick={() => onAsk({ deed: 'edit', supplier })}
      >
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </ObstructedButton>
      <Menu
        label={`More for ${supplier.name}`}
        trigger={
          <Button>
            <Ellipsis aria-hidden="true" className="size-4" />
            More
          </Button>
        }
      >
        <Deed
          icon={ReceiptText}
          obstacle={
            obstacleToRaising(actor) ?? obstacleToOrdering(supplier, insuranceRule, today())
          }
          onSelect={() =>
            void navigate({ to: '/suppliers/orders/new', search: { supplier: supplier.id } })
          }
        >
          New purchase order
        </Deed>
        {movesFor(supplier, actor).map(({ status, label, icon }) => (
          <Deed
            key={status}
            {...{ icon }}
            obstacle={obstacleToMove(supplier, status, actor)}
            onSelect={() => onAsk({ deed: status, supplier })}
          >
            {label}
          </Deed>
        ))}
        <Deed
          icon={Star}
          obstacle={obstacleToTerms(actor)}
          onSelect={() => onAsk({ deed: 'rate', supplier })}
        >
          Rate…
        </Deed>
        <Deed
          icon={Trash2}
          obstacle={obstacleToDeleting(supplier, actor)}
          onSelect={() => onAsk({ deed: 'delete', supplier })}
        >
          Delete…
        </Deed>
      </Menu>
    </div>
  );
}

type DeedProps = {
  icon: typeof Star;
  obstacle: Obstacle | undefined;
  onSelect: () => void;
  children: ReactNode;
};

const Deed = ({ icon, obstacle, onSelect, children }: DeedProps) => (
  <MenuItem {...{ icon, onSelect }} isDisabled={!!obstacle}>
    <span className="grid max-w-64 py-1">
      {children}
      {obstacle && <span className="text-xs text-text-2">{obstacle.message}</span>}
    </span>
  </MenuItem>
);
