import { unitPriceInPounds } from '@sitewright/domain/kernel/pounds';
import type { Material } from '@sitewright/domain/materials/material';
import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { cn } from '../../ui/cn.ts';

type Props = {
  id: string;
  /** The box below which it hangs. */
  box: RefObject<HTMLInputElement | null>;
  found: readonly Material[];
  /** The one that the arrow keys have come to. */
  reached: number;
  reach: (place: number) => void;
  onChoose: (material: Material) => void;
};

/** What the catalogue has; the focus stays in the box. */
export const MaterialList = ({ id, box, found, reached, reach, onChoose }: Props) => (
  <Popover.Root open>
    <Popover.Anchor virtualRef={box as RefObject<HTMLInputElement>} />
    <Popover.Content
      role="presentation"
      align="start"
      sideOffset={4}
      collisionPadding={8}
      onOpenAutoFocus={keepFocus}
      onCloseAutoFocus={keepFocus}
      onMouseDown={keepFocus}
      className="z-40 w-[min(28rem,calc(100vw-2rem))] animate-appear rounded-control border border-line-2 bg-raised p-1 text-text shadow-overlay"
    >
      <div id={id} role="listbox" aria-label="Materials">
        {found.map((material, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the box
          <div
            key={material.id}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === reached}
            onPointerMove={() => reach(place)}
            onClick={() => onChoose(material)}
            className={cn(
              'grid min-h-control-sm cursor-pointer content-center rounded-control px-2.5 py-1 text-sm',
              place === reached && 'bg-brand-soft',
            )}
          >
            <span>{material.itemDescription}</span>
            <span className="text-xs text-text-2">{factsOf(material)}</span>
          </div>
        ))}
      </div>
    </Popover.Content>
  </Popover.Root>
);

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

const factsOf = ({ sku, unit, purchaseCost, supplierName }: Material): string =>
  [sku, purchaseCost && `${unitPriceInPounds(purchaseCost)} per ${unit}`, supplierName]
    .filter(Boolean)
    .join(' · ');
