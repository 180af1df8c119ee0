import { tidyNumber } from '@sitewright/domain/kernel/decimal';
import { formatUnitPrice } from '@sitewright/domain/kernel/pounds';
import { cost, type Material } from '@sitewright/domain/materials/material';
import { hasPriceChanged, obstacleToEditing } from '@sitewright/domain/materials/rules';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useActor } from '../platform/session.ts';
import { cn } from '../ui/cn.ts';
import { controlStyles } from '../ui/fields/field.tsx';
import { useInlineEdit } from './use-inline-edit.ts';

type Props = { material: Material };

/** The unit cost, edited in place: Enter saves, Escape cancels. */
export function CostCell({ material }: Props) {
  const [isOpen, setOpen] = useState(false);
  const obstacle = obstacleToEditing(useActor());
  if (obstacle) return <Cost material={material} />;
  if (isOpen) return <CostBox material={material} onClose={() => setOpen(false)} />;
  return (
    <button
      type="button"
      onClick={() => setOpen(true)}
      className="group/cost -mr-1.5 inline-flex min-h-6 items-center gap-1.5 rounded-control px-1.5 hover:bg-sunken"
    >
      <Pencil
        aria-hidden="true"
        className="size-3.5 text-text-2 opacity-0 group-hover/row:opacity-100 group-focus-visible/cost:opacity-100"
      />
      <Cost material={material} />
      <span className="sr-only">, change the cost of {material.itemDescription}</span>
    </button>
  );
}

const Cost = ({ material: { purchaseCost, unit } }: Props) => (
  <span>
    {purchaseCost ? (
      formatUnitPrice(purchaseCost)
    ) : (
      <span className="text-on-warn-soft">No price</span>
    )}
    <small className="ml-1 text-[12px] text-text-2">/ {unit}</small>
  </span>
);

function CostBox({ material, onClose }: Props & { onClose: () => void }) {
  const [typed, setTyped] = useState(material.purchaseCost ?? '');
  const { save } = useInlineEdit();
  const isOver = useRef(false);
  const id = useId();
  const bare = tidyNumber(typed);
  const fault = bare === '' ? undefined : cost.safeParse(bare).error?.issues[0]?.message;
  const isWrong = fault !== undefined;

  /** Closing takes the box away, which would be heard as leaving it. */
  const finish = (isMeant: boolean) => {
    if (isOver.current || (isMeant && isWrong)) return;
    isOver.current = true;
    onClose();
    const after = { purchaseCost: bare };
    if (isMeant && hasPriceChanged(material, after))
      save(material, after, `${material.itemDescription} now costs ${formatUnitPrice(bare)}`);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    finish(event.key === 'Enter');
  };
  return (
    <span className="relative grid justify-items-end">
      <input
        // biome-ignore lint/a11y/noAutofocus: the user has just opened this box
        autoFocus
        aria-label={`Cost of ${material.itemDescription}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        onBlur={() => finish(!isWrong)}
        className={cn(controlStyles, 'ml-auto h-7 w-24! text-right text-sm! tabular-nums')}
      />
      {fault && <Fault id={id} fault={fault} />}
    </span>
  );
}

const Fault = ({ id, fault }: { id: string; fault: string }) => (
  <span
    id={id}
    role="alert"
    className="absolute top-full right-0 z-10 mt-1 rounded-control bg-bad-soft px-2 py-1 text-xs whitespace-nowrap text-on-bad-soft shadow-overlay"
  >
    {fault}
  </span>
);
