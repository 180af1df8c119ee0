import type { Material } from '@sitewright/domain/materials/material';
import { isSameSku, nextSku } from '@sitewright/domain/materials/sku';
import { TriangleAlert } from 'lucide-react';
import type { Bound } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

type Props = Bound & {
  category: string;
  /** All others: a material is no duplicate of itself. */
  others: readonly Material[];
};

/** Warns while it is typed that another material has it, and offers one that is free. */
export function SkuField({ category, others, ...sku }: Props) {
  const twin = others.find((other) => isSameSku(other.sku, sku.value));
  const free = nextSku(
    category,
    others.map((other) => other.sku),
  );
  return (
    <div className="grid content-start gap-1">
      <TextField
        label="SKU"
        isOptional
        help="Your own or the merchant’s product code"
        autoComplete="off"
        spellCheck={false}
        {...sku}
      />
      <output className="flex items-start gap-1.5 text-xs tracking-normal [overflow-wrap:anywhere] text-on-warn-soft empty:hidden">
        {twin && (
          <>
            <TriangleAlert aria-hidden="true" className="size-4" />
            {twin.itemDescription} already has this SKU
          </>
        )}
      </output>
      {(!sku.value || twin) && (
        <LinkButton onClick={() => sku.onChange(free)}>Use {free}</LinkButton>
      )}
    </div>
  );
}
