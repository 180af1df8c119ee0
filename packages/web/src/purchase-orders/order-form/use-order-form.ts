import { mostLines } from '@sitewright/domain/purchase-orders/purchase-order';
import { isEmpty } from '@sitewright/domain/purchase-orders/rules';
import { useState } from 'react';
import { useForm } from '../../ui/use-form.ts';
import { type Faults, faultsOf, filledOf, itemOf, type Line } from '../line-grid/lines.ts';
import { useGrid } from '../line-grid/use-grid.ts';
import { useLines } from '../line-grid/use-lines.ts';
import { type FieldName, type Filled, OrderFields, type Written } from './fields.ts';
import { useSuppliers } from './use-suppliers.ts';

export type FilledOrder = Filled & { items: ReturnType<typeof itemOf>[] };
export type OrderForm = ReturnType<typeof useOrderForm>;

type Deed = (filled: FilledOrder) => void;
type Options = {
  onSubmit: Deed;
  /** A draft may still be empty; what is submitted may not. */
  needsLines: boolean;
};

/** The head of an order and its lines, sent and judged together. */
export function useOrderForm(start: Written, { onSubmit, needsLines }: Options) {
  const { lines, ...deeds } = useLines(start.lines);
  const grid = useGrid(lines, deeds);
  const judgement = useJudgement(lines);
  const header = useForm(OrderFields, start.values, {
    onSubmit: (filled) => withLines(onSubmit, needsLines)(filled),
    onFault: judgement.judge,
  });
  const discount = useSuppliers().discountOf(header.values.supplierId);
  const withLines = (deed: Deed, mustHaveLines: boolean) => (filled: Filled) => {
    const items = filledOf(lines).map((line) => itemOf(line, discount));
    if (judgement.passes(mustHaveLines)) deed({ ...filled, items });
  };
  const faults = { ...header.shown, ...judgement.sentences };

  return {
    header,
    lines,
    deeds,
    grid,
    discount,
    faults,
    ...judgement,
    attempts: header.attempts + judgement.attempts,
    attempt: (deed: Deed, mustHaveLines: boolean) =>
      header.attempt(withLines(deed, mustHaveLines)),
    fill: ({ values, lines: next }: Written) => {
      header.fill(values);
      deeds.fill(next);
      judgement.forget();
    },
    refuse: (fields: Record<string, string>) => {
      header.refuse(fields);
      judgement.refuse(fields);
    },
    /** To what a sentence is about. */
    goTo: (name: string) => {
      const [, key, cell] = /^(\d+)\.(\w+)$/.exec(name) ?? [];
      if (name === 'items') return grid.focus('last');
      if (!key) return header.focus(name as FieldName);
      grid.focus({ key: Number(key), cell: cell as keyof Faults });
    },
  };
}

/** What is wrong with the lines: as the schema says, and as the server said. */
function useJudgement(lines: readonly Line[]) {
  const [isJudged, setJudged] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const filled = filledOf(lines);
  // What the server refused is over once the line is another.
  const refusals = Object.fromEntries(
    refused.filter(({ line }) => lines.includes(line)).map(({ line, faults }) => [line.key, faults]),
  );
  const whole = wholeFault(filled.length, isMissing);
  const passes = (mustHaveLines: boolean): boolean => {
    const lacksLines = mustHaveLines && filled.length === 0;
    const isFine =
      !lacksLines && !wholeFault(filled.length, false) && filled.every((line) => isRight(line));
    setJudged(true);
    setMissing(lacksLines);
    setRefused([]);
    if (!isFine) setAttempts((before) => before + 1);
    return isFine;
  };
  const refuse = (fields: Record<string, string>) => {
    const found = refusalsIn(fields, filled);
    setRefused(found);
    if (found.length > 0) setAttempts((before) => before + 1);
  };
  const forget = () => {
    setJudged(false);
    setMissing(false);
    setRefused([]);
  };
  const shown = (line: Line): Faults => refusals[line.key] ?? (isJudged ? faultsOf(line) : {});
  const sentences = { ...(whole && { items: whole }), ...sentencesOf(lines, shown) };
  return { isJudged, refusals, whole, attempts, sentences, passes, refuse, forget, judge: () => setJudged(true) };
}

type Refusal = { line: Line; faults: Faults };

const isRight = (line: Line): boolean => Object.keys(faultsOf(line)).length === 0;

const wholeFault = (count: number, isMissing: boolean): string | undefined =>
  count > mostLines
    ? `An order has at most ${mostLines} lines`
    : isMissing && count === 0
      ? isEmpty.message
      : undefined;

/** 'items.3.quantity' is about the fourth line that was sent. */
function refusalsIn(fields: Record<string, string>, sent: readonly Line[]): Refusal[] {
  return sent.flatMap((line, place) => {
    const mine = Object.entries(fields).flatMap(([name, sentence]) =>
      name.startsWith(`items.${place}.`) ? [[name.split('.')[2], sentence]] : [],
    );
    return mine.length > 0 ? [{ line, faults: Object.fromEntries(mine) }] : [];
  });
}

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
