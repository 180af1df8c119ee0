import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { units } from '@sitewright/domain/materials/unit';
import { X } from 'lucide-react';
import { type ComponentProps, memo, useState } from 'react';
import { cn } from '../../ui/cn.ts';
import { Money } from '../../ui/format/money.tsx';
import { kilograms } from '../carbon-text.ts';
import { DescriptionCell } from './description-cell.tsx';
import { LineCell } from './line-cell.tsx';
import { type Cell, carbonOf, type Faults, isBlank, type Line, totalOf } from './lines.ts';
import type { LineActions } from './use-lines.ts';

export type RowProps = {
  line: Line;
  place: number;
  faults: Faults;
  /** Per cent, of the supplier; where it is known the discounts have a column. */
  discount: string;
  hasDiscount: boolean;
  supplierId: string;
  /** Whether the carbon of any line is known. */
  hasCarbon: boolean;
  actions: Pick<LineActions, 'write' | 'takeMaterial'>;
};

/** Drawn again only when it changes itself: an order may have hundreds. */
export const LineRow = memo(({ line, place, faults, discount, ...rest }: RowProps) => {
  const { hasDiscount, hasCarbon, supplierId, actions } = rest;
  const figure = (cell: Cell, label: string) => ({
    line,
    cell,
    caption: label,
    label: `${label}, line ${place}`,
    fault: faults[cell],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      actions.write(line.key, cell, target.value),
  });
  const total = totalOf(line, discount);
  return (
    <tr className={row}>
      <td className="pr-1 text-right text-xs text-text-2 tabular-nums max-md:hidden">{place}</td>
      <td className="py-1.5 max-md:col-span-full max-md:p-0">
        <DescriptionCell
          line={line}
          supplierId={supplierId}
          label={`Description, line ${place}`}
          fault={faults.description}
          onWrite={(text) => actions.write(line.key, 'description', text)}
          onMaterial={(material) => actions.takeMaterial(line.key, material)}
        />
      </td>
      <td className={box}>
        <LineCell {...figure('quantity', 'Quantity')} {...decimal} placeholder="Qty" />
      </td>
      <td className={box}>
        <LineCell
          {...figure('unit', 'Unit')}
          list="order-units"
          maxLength={20}
          placeholder="Unit"
          className="[&::-webkit-calendar-picker-indicator]:hidden!"
        />
      </td>
      <td className={box}>
        <LineCell {...figure('unitPrice', 'Unit price')} {...decimal} placeholder="0.00" />
      </td>
      {hasDiscount && (
        <td className={box}>
          <DiscountCell {...figure('discountRate', 'Discount')} discount={discount} {...decimal} />
        </td>
      )}
      <td className={cn(totalLook, !hasDiscount && 'max-md:col-span-2')}>
        {total && <Money amount={total} />}
      </td>
      {hasCarbon && (
        <td className="pr-1 text-right text-sm text-text-2 tabular-nums max-md:hidden">
          {kilograms(carbonOf(line))}
        </td>
      )}
      <td className="max-md:self-end max-md:justify-self-end max-md:p-0">
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Remove line ${place}`}
          aria-keyshortcuts="Control+Delete"
          data-line={line.key}
          data-remove=""
          className="grid size-8 place-items-center rounded-control text-text-2 group-focus-within/line:visible group-hover/line:visible hover:bg-sunken hover:text-text md:pointer-fine:invisible site:size-11"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </td>
    </tr>
  );
});

const row =
  'group/line border-b border-line-2 max-md:grid max-md:grid-cols-[1fr_1fr_1.2fr] max-md:gap-2 max-md:p-3';
const box = 'px-0.5 max-md:p-0';
const totalLook =
  'px-2.5 text-right text-sm font-medium tabular-nums max-md:self-end max-md:py-2.5 max-md:text-left';
const decimal = { inputMode: 'decimal', className: 'text-right tabular-nums' } as const;

/** The usual units; any other text is accepted too. */
export const UnitList = () => (
  <datalist id="order-units">
    {units.map((unit) => (
      <option key={unit} value={unit} />
    ))}
  </datalist>
);

type DiscountCellProps = ComponentProps<typeof LineCell> & {
  /** The supplier's discount in per cent: the default of a line without its own. */
  discount: string;
};

/** Shows the discount that is sent; it can be emptied while focused. */
function DiscountCell({ discount, ...cell }: DiscountCellProps) {
  const [isEmptied, setEmptied] = useState(false);
  const { line, onChange } = cell;
  const isOwn = isEmptied || line.discountRate !== '' || isBlank(line);
  return (
    <LineCell
      {...cell}
      value={isOwn ? line.discountRate : plainDecimal(discount)}
      onChange={(event) => {
        setEmptied(event.target.value === '');
        onChange?.(event);
      }}
      onBlur={() => setEmptied(false)}
    />
  );
}
