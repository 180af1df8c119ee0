import { useForm } from '../../ui/use-form.ts';
import { type Cell, filledOf, itemOf } from '../line-grid/lines.ts';
import { useGrid } from '../line-grid/use-grid.ts';
import { useLines } from '../line-grid/use-lines.ts';
import { differences, type FieldName, type Filled, OrderFields, type Written } from './fields.ts';
import { useLineFaults } from './use-line-faults.ts';
import { useSuppliers } from './use-suppliers.ts';

export type FilledOrder = Filled & { items: ReturnType<typeof itemOf>[] };
export type OrderForm = ReturnType<typeof useOrderForm>;

type Action = (filled: FilledOrder) => void;
type Options = {
  onSubmit: Action;
  /** A draft may still be empty; a submitted order may not. */
  needsLines: boolean;
};

/** The head of an order and its lines, sent and validated together. */
export function useOrderForm(start: Written, { onSubmit, needsLines }: Options) {
  const written = useLines(start.lines);
  const { lines, actions } = written;
  const grid = useGrid(written);
  const { judge, refuse, forget, ...faulty } = useLineFaults(lines);
  const header = useForm(OrderFields, start.values, {
    onSubmit: (filled) => withLines(onSubmit, needsLines)(filled),
    onFault: () => judge(needsLines),
  });
  const discount = useSuppliers().discountOf(header.values.supplierId);
  const withLines = (action: Action, mustHaveLines: boolean) => (filled: Filled) => {
    const items = filledOf(lines).map((line) => itemOf(line, discount));
    if (judge(mustHaveLines)) action({ ...filled, items });
  };
  return {
    ...{ header, lines, actions, grid, discount, ...faulty },
    faults: { ...header.shown, ...faulty.sentences },
    attempts: header.attempts + faulty.attempts,
    attempt: (action: Action, mustHaveLines: boolean) =>
      header.attempt(withLines(action, mustHaveLines)),
    fill: ({ values, lines: next }: Written) => {
      header.fill(values);
      actions.fill(next);
      forget();
    },
    /** What was sent is saved so; what was typed since stays. */
    follow: (sent: Written, saved: Written) => {
      actions.settle(sent.lines, saved.lines);
      header.fill((typed) => ({
        ...saved.values,
        ...pick(typed, differences(sent.values, typed)),
      }));
    },
    refuse: (fields: Record<string, string>) => {
      header.refuse(fields);
      refuse(fields);
    },
    /** To what a sentence is about. */
    goTo: (name: string) => {
      const [, key, cell] = /^(\d+)\.(\w+)$/.exec(name) ?? [];
      if (key) grid.focus({ key: Number(key), cell: cell as Cell });
      else if (name === 'items') grid.focus('last');
      else header.focus(name as FieldName);
    },
  };
}

const pick = (values: Written['values'], names: readonly FieldName[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
