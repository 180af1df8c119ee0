import { unitPriceInPounds } from '@sitewright/domain/kernel/pounds';
import type { Material } from '@sitewright/domain/materials/material';
import { changedPrice } from '@sitewright/domain/materials/prices';
import { counted } from '../../ui/table/labels.ts';

type Props = {
  materials: readonly Material[];
  /** As soon as it can be read. */
  change: { percent: string; places: 2 | 4 } | undefined;
  /** How many have no price. */
  without: number;
};

/** More than anybody reads before they press. */
const mostShown = 100;

/** What each of them costs, and would cost. */
export const PricePreview = ({ materials, change, without }: Props) => (
  <section aria-label="Preview" className="grid gap-2">
    <table className="w-full border-separate border-spacing-0 text-sm">
      <thead>
        <tr className="text-xs text-text-2 [&>th]:border-b [&>th]:border-line [&>th]:py-1.5 [&>th]:font-medium">
          <th scope="col" className="text-left">
            Material
          </th>
          <th scope="col" className="pr-3 text-right">
            Now
          </th>
          <th scope="col" className="text-right">
            Then
          </th>
        </tr>
      </thead>
      <tbody>
        {materials.slice(0, mostShown).map((material) => (
          <PriceRow key={material.id} material={material} change={change} />
        ))}
      </tbody>
    </table>
    {materials.length > mostShown && (
      <p className="text-sm text-text-2">
        And {counted(materials.length - mostShown, 'more')}, by the same rule.
      </p>
    )}
    {without > 0 && (
      <p className="text-sm text-text-2">
        {counted(without, without === 1 ? 'material has' : 'materials have')} no price to change.
      </p>
    )}
  </section>
);

type RowProps = { material: Material } & Pick<Props, 'change'>;

function PriceRow({ material: { itemDescription, purchaseCost }, change }: RowProps) {
  const before = purchaseCost ?? '0';
  return (
    <tr className="[&>*]:border-b [&>*]:border-line-2 [&>*]:py-1.5">
      <th scope="row" className="pr-3 text-left font-normal [overflow-wrap:anywhere]">
        {itemDescription}
      </th>
      <td className="pr-3 text-right whitespace-nowrap text-text-2 tabular-nums">
        {unitPriceInPounds(before)}
      </td>
      <td className="text-right font-medium whitespace-nowrap tabular-nums">
        {change ? unitPriceInPounds(changedPrice(before, change.percent, change.places)) : '–'}
      </td>
    </tr>
  );
}
