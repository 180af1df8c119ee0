import { mostLines } from '@sitewright/domain/purchase-orders/purchase-order';
import { isEmpty } from '@sitewright/domain/purchase-orders/rules';
import { useState } from 'react';
import { type Faults, faultsOf, filledOf, type Line } from '../line-grid/lines.ts';

type Refusal = { line: Line; faults: Faults };

const nothing = { isJudged: false, isMissing: false, refused: [] as readonly Refusal[] };

/** The errors of the lines, from the schema and from the server. */
export function useLineFaults(lines: readonly Line[]) {
  const [judgement, setJudgement] = useState(nothing);
  const [attempts, setAttempts] = useState(0);
  const { isJudged, isMissing, refused } = judgement;
  const filled = filledOf(lines);
  const refusals = refusalsOf(refused, lines);
  const orderFault = orderFaultOf(filled.length, isMissing);
  const shown = (line: Line): Faults => refusals[line.key] ?? (isJudged ? faultsOf(line) : {});

  /** Whether they can be sent; from now on every error is shown. */
  const judge = (mustHaveLines = false): boolean => {
    const fault = orderFaultOf(filled.length, mustHaveLines);
    const isFine = !fault && filled.every(isRight);
    setJudgement({ isJudged: true, isMissing: mustHaveLines, refused: [] });
    if (!isFine) setAttempts((before) => before + 1);
    return isFine;
  };
  const refuse = (fields: Record<string, string>) => {
    const found = refusalsIn(fields, filled);
    setJudgement((before) => ({ ...before, refused: found }));
    if (found.length > 0) setAttempts((before) => before + 1);
  };
  const sentences = { ...(orderFault && { items: orderFault }), ...sentencesOf(lines, shown) };
  const forget = () => setJudgement(nothing);
  return { isJudged, refusals, orderFault, attempts, sentences, judge, refuse, forget };
}

const isRight = (line: Line): boolean => Object.keys(faultsOf(line)).length === 0;

const orderFaultOf = (count: number, mustHaveLines: boolean): string | undefined =>
  count > mostLines
    ? `An order has at most ${mostLines} lines`
    : mustHaveLines && count === 0
      ? isEmpty.message
      : undefined;

/** What the server refused is over once the line is another. */
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
