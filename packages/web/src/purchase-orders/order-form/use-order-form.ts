import { maxLines } from '@sitewright/domain/purchase-orders/purchase-order';
import { orderWithoutLines } from '@sitewright/domain/purchase-orders/rules';
import { useState } from 'react';
import { useForm } from '../../ui/fields/use-form.ts';
import {
  type Cell,
  type Faults,
  faultsOf,
  filledOf,
  itemOf,
  type Line,
} from '../line-grid/lines.ts';
import { useGrid } from '../line-grid/use-grid.ts';
import { useLines } from '../line-grid/use-lines.ts';
import {
  differences,
  type FieldName,
  type Filled,
  type HeaderForm,
  OrderFields,
  type OrderInput,
} from './fields.ts';
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
export function useOrderForm(start: OrderInput, { onSubmit, needsLines }: Options) {
  const written = useLines(start.lines);
  const { lines, actions } = written;
  const grid = useGrid(written);
  const { validate, refuse, forget, ...faulty } = useLineFaults(lines);
  const header = useForm(OrderFields, start.values, {
    onSubmit: (filled) => withLines(onSubmit, needsLines)(filled),
    onInvalid: () => validate(needsLines),
  });
  const discount = useSuppliers().discountOf(header.values.supplierId);
  const withLines = (action: Action, mustHaveLines: boolean) => (filled: Filled) => {
    if (validate(mustHaveLines)) action({ ...filled, items: itemsOf(lines, discount) });
  };
  return {
    header,
    lines,
    actions,
    grid,
    discount,
    ...faulty,
    faults: { ...header.shown, ...faulty.sentences },
    attempts: header.attempts + faulty.attempts,
    attempt: (action: Action, mustHaveLines = needsLines) =>
      header.attempt(withLines(action, mustHaveLines)),
    fill: ({ values, lines: next }: OrderInput) => {
      header.fill(values);
      actions.fill(next);
      forget();
    },
    /** Takes over the saved order; what was typed since stays. */
    follow: (sent: OrderInput, saved: OrderInput) => {
      actions.settle(sent.lines, saved.lines);
      header.fill((typed) => valuesAfter(sent.values, saved.values, typed));
    },
    refuse: (fields: Record<string, string>) => {
      header.showServerErrors(fields);
      refuse(fields);
    },
    /** Focuses the field or the cell of a fault. */
    goTo: (name: string) => goToFault(name, grid, header),
  };
}

/** A fault such as '7.unitPrice' is about a cell, 'items' about the lines, any other about the head. */
function goToFault(name: string, grid: ReturnType<typeof useGrid>, header: HeaderForm) {
  const [, key, cell] = /^(\d+)\.(\w+)$/.exec(name) ?? [];
  if (key) grid.focus({ key: Number(key), cell: cell as Cell });
  else if (name === 'items') grid.focus('last');
  else header.focus(name as FieldName);
}

const itemsOf = (lines: readonly Line[], discount: string) =>
  filledOf(lines).map((line) => itemOf(line, discount));

type Values = OrderInput['values'];

/** The saved values, except for those that were typed after the form was sent. */
const valuesAfter = (sent: Values, saved: Values, typed: Values): Values => ({
  ...saved,
  ...Object.fromEntries(differences(sent, typed).map((name) => [name, typed[name]])),
});

type Refusal = { line: Line; faults: Faults };

const nothing = { isValidated: false, isMissing: false, refused: [] as readonly Refusal[] };

/** The errors of the lines, from the schema and from the server. */
function useLineFaults(lines: readonly Line[]) {
  const [validation, setValidation] = useState(nothing);
  const [attempts, setAttempts] = useState(0);
  const { isValidated, isMissing, refused } = validation;
  const filled = filledOf(lines);
  const refusals = refusalsOf(refused, lines);
  const orderFault = orderFaultOf(filled.length, isMissing);
  const shown = (line: Line): Faults => refusals[line.key] ?? (isValidated ? faultsOf(line) : {});

  /** Whether they can be sent; from now on every error is shown. */
  const validate = (mustHaveLines = false): boolean => {
    const fault = orderFaultOf(filled.length, mustHaveLines);
    const isFine = !fault && filled.every(isRight);
    setValidation({ isValidated: true, isMissing: mustHaveLines, refused: [] });
    if (!isFine) setAttempts((before) => before + 1);
    return isFine;
  };
  const refuse = (fields: Record<string, string>) => {
    const found = refusalsIn(fields, filled);
    setValidation((before) => ({ ...before, refused: found }));
    if (found.length > 0) setAttempts((before) => before + 1);
  };
  const sentences = { ...(orderFault && { items: orderFault }), ...sentencesOf(lines, shown) };
  const forget = () => setValidation(nothing);
  return { isValidated, refusals, orderFault, attempts, sentences, validate, refuse, forget };
}

const isRight = (line: Line): boolean => Object.keys(faultsOf(line)).length === 0;

const orderFaultOf = (count: number, mustHaveLines: boolean): string | undefined =>
  count > maxLines
    ? `An order can have up to ${maxLines} lines`
    : mustHaveLines && count === 0
      ? orderWithoutLines.message
      : undefined;

/** A refusal of the server ends once its line is edited. */
const refusalsOf = (refused: readonly Refusal[], lines: readonly Line[]): Record<number, Faults> =>
  Object.fromEntries(
    refused
      .filter(({ line }) => lines.includes(line))
      .map(({ line, faults }) => [line.key, faults]),
  );

/** 'items.3.quantity' is about the fourth line that was sent. */
const refusalsIn = (fields: Record<string, string>, sent: readonly Line[]): Refusal[] =>
  sent.flatMap((line, place) => {
    const mine = Object.entries(fields).flatMap(([name, sentence]) =>
      name.startsWith(`items.${place}.`) ? [[name.split('.')[2], sentence]] : [],
    );
    return mine.length > 0 ? [{ line, faults: Object.fromEntries(mine) }] : [];
  });

/** For the summary: each cell at fault, by its line. */
const sentencesOf = (lines: readonly Line[], faultsIn: (line: Line) => Faults) =>
  Object.fromEntries(
    lines.flatMap((line, place) =>
      filledOf([line]).flatMap(() =>
        Object.entries(faultsIn(line)).map(([cell, sentence]) => [
          `${line.key}.${cell}`,
          `Line ${place + 1}: ${sentence}`,
        ]),
      ),
    ),
  );
