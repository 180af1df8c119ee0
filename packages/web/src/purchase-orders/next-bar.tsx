import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { saveBarLook } from '../ui/save-bar-styles.ts';
import { type Action, nextAction } from './order-actions.ts';
import { useBuying } from './use-buying.ts';

type Props = { order: PurchaseOrder; onAsk: (action: Action) => void };

/** On a phone, under the thumb: what comes next, mostly to receive it. */
export function NextBar({ order, onAsk }: Props) {
  const actor = useActor();
  const buying = useBuying();
  const next = nextAction(order, buying);
  const obstacle = next?.obstacle(order, actor, buying);
  if (!next || obstacle || order.status === 'pending') return null;
  return (
    <div data-save-bar="" className={cn(saveBarLook, 'md:hidden')}>
      <Button isBig tone="primary" onClick={() => onAsk(next.action)}>
        <next.icon aria-hidden="true" className="size-5" />
        {next.label(order).replace('…', '')}
      </Button>
    </div>
  );
}
