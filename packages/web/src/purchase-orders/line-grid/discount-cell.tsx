import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { type ComponentProps, useState } from 'react';
import { LineCell } from './line-cell.tsx';
import { isBlank } from './lines.ts';

type Props = ComponentProps<typeof LineCell> & {
  /** The supplier's discount in per cent: the default of a line without its own. */
  discount: string;
};

/** Shows the discount that is sent; it can be emptied while focused. */
export function DiscountCell({ discount, ...cell }: Props) {
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
