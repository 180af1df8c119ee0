import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { number } from '../../ui/table/labels.ts';
import { LineRow, type RowProps, UnitList } from './line-row.tsx';
import { type Faults, faultsOf, isBlank, type Line } from './lines.ts';
import type { useGrid } from './use-grid.ts';
import type { LineActions } from './use-lines.ts';

type Props = {
  lines: readonly Line[];
  actions: LineActions;
  grid: ReturnType<typeof useGrid>;
  /** Per cent, of the supplier. */
  discount: string;
  supplierId: string;
  /** Whether the user tried to send it: then every error is shown. */
  isValidated: boolean;
  /** The server's errors for single lines, by their keys. */
  refusals: Readonly<Record<number, Faults>>;
  /** Of the order as a whole, such as that it has no lines. */
  fault: ReactNode;
};

/** The lines of an order, written by the keyboard alone, or pasted from a spreadsheet. */
export function LineGrid({ lines, actions, grid, discount, supplierId, ...rest }: Props) {
  const { isValidated, refusals, fault } = rest;
  const hasDiscount =
    Number(discount) > 0 || lines.some(({ discountRate }) => /[1-9]/.test(discountRate));
  const hasCarbon = lines.some(({ carbonPerUnit }) => carbonPerUnit !== null);
  const rowActions = useRowActions(actions, grid.focus);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-2.5">
        <h2 className="text-sm">
          Lines <span className="font-normal text-text-2">{countOf(lines)}</span>
        </h2>
        <p className="text-xs text-text-2 max-md:hidden pointer-coarse:hidden">
          <Key name="Enter" /> adds a line, <Key name="Ctrl V" /> pastes rows,{' '}
          <Key name="Ctrl Delete" /> removes one
        </p>
      </div>
      {fault}
      <table
        ref={grid.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are walked by the arrow keys
        role="grid"
        aria-label="Lines"
        {...grid.bind}
        className="w-full table-fixed border-collapse border-t border-line max-md:block"
      >
        <Head hasDiscount={hasDiscount} hasCarbon={hasCarbon} />
        <tbody className="max-md:block">
          {lines.map((line, place) => (
            <LineRow
              key={line.key}
              line={line}
              discount={discount}
              supplierId={supplierId}
              hasDiscount={hasDiscount}
              hasCarbon={hasCarbon}
              place={place + 1}
              faults={
                refusals[line.key] ?? (isFaultShown(line, isValidated) ? faultsOf(line) : none)
              }
              actions={rowActions}
            />
          ))}
        </tbody>
      </table>
      <UnitList />
      <button
        type="button"
        onClick={grid.add}
        className="flex h-11 w-full items-center gap-2 px-10 text-sm font-medium text-text-2 -outline-offset-2! hover:text-text max-md:px-4 site:h-12"
      >
        <Plus aria-hidden="true" className="size-4" />
        Add a line or search materials
      </button>
    </>
  );
}

/** After choosing a material the quantity comes next. */
function useRowActions({ write, takeMaterial }: LineActions, focus: Props['grid']['focus']) {
  return useMemo(() => {
    const takeAndCount: LineActions['takeMaterial'] = (key, material) => {
      takeMaterial(key, material);
      focus({ key, cell: 'quantity' });
    };
    return { write, takeMaterial: takeAndCount };
  }, [write, takeMaterial, focus]);
}

/** An empty line counts as none, and none needs no number. */
function countOf(lines: readonly Line[]): string {
  const filled = lines.filter((line) => !isBlank(line)).length;
  return filled > 0 ? number(filled) : '';
}

/** An empty line has no faults. */
const isFaultShown = (line: Line, isValidated: boolean): boolean =>
  (isValidated || line.isPasted) && !isBlank(line);

/** One object for all, so that a line without faults is not rendered again. */
const none: Faults = {};

const Head = ({ hasDiscount, hasCarbon }: Pick<RowProps, 'hasDiscount' | 'hasCarbon'>) => (
  <thead className="max-md:sr-only">
    <tr className="h-9 border-b border-line-2 text-xs text-text-2 [&>th]:px-2.5 [&>th]:font-medium">
      <th className="w-8">
        <span className="sr-only">Line</span>
      </th>
      <th scope="col" className="text-left">
        Description
      </th>
      <th scope="col" className="w-19 text-right">
        Quantity
      </th>
      <th scope="col" className="w-17 text-left">
        Unit
      </th>
      <th scope="col" className="w-25 text-right">
        Unit price, £
      </th>
      {hasDiscount && (
        <th scope="col" className="w-18 text-right">
          Disc. %
        </th>
      )}
      <th scope="col" className="w-27 text-right">
        Line total
      </th>
      {hasCarbon && (
        <th scope="col" className="w-20 pr-1! text-right">
          kg CO<sub>2</sub>e
        </th>
      )}
      <th className="w-9">
        <span className="sr-only">Remove</span>
      </th>
    </tr>
  </thead>
);

const Key = ({ name }: { name: string }) => (
  <kbd className="rounded-[4px] border border-line px-1 font-sans text-text">{name}</kbd>
);
