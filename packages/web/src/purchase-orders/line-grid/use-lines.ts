import type { Material } from '@sitewright/domain/materials/material';
import { tidyPrice } from '@sitewright/domain/materials/prices';
import { useMemo, useState } from 'react';
import { blankLine, type Cell, filledOf, isBlank, type Line, pastedLine } from './lines.ts';
import type { PastedRow } from './paste-rows.ts';

export type LineDeeds = ReturnType<typeof deedsOn>;

/** The lines as they are being written. There is always one to write in. */
export function useLines(start: readonly Line[]) {
  const [lines, setLines] = useState(() => withOne(start));
  const deeds = useMemo(() => deedsOn(setLines), []);
  return { lines, ...deeds };
}

type SetLines = (change: (before: readonly Line[]) => readonly Line[]) => void;

/** Made once, so that a line that did not change is not drawn again. */
function deedsOn(setLines: SetLines) {
  const change = (key: number, changes: (line: Line) => Partial<Line>) =>
    setLines((before) =>
      before.map((line) => (line.key === key ? { ...line, ...changes(line) } : line)),
    );
  return {
    /** What was sent is saved: new lines have an id now; what was typed since stays. */
    settle: (sent: readonly Line[], saved: readonly Line[]) =>
      setLines((before) => (before === sent ? withOne(saved) : withIds(before, sent, saved))),
    fill: (next: readonly Line[]) => setLines(() => withOne(next)),
    write: (key: number, cell: Cell, text: string) =>
      change(key, (line) => (cell === 'description' ? described(line, text) : { [cell]: text })),
    takeMaterial: (key: number, material: Material) => change(key, () => fromMaterial(material)),
    add: () => setLines((before) => [...before, { ...blankLine, key: keyAfter(before) }]),
    remove: (key: number) =>
      setLines((before) => withOne(before.filter((line) => line.key !== key))),
    /** Where somebody stands; nothing is overwritten. */
    paste: (key: number, rows: readonly PastedRow[]) =>
      setLines((before) => {
        const place = before.findIndex((line) => line.key === key);
        const start = startOfPaste(before, place);
        const pasted = rows.map((row, n) => pastedLine(row, keyAfter(before) + n));
        const after = before.toSpliced(start, start === place ? 1 : 0, ...pasted);
        return withLineAt(start + rows.length, after);
      }),
    /** A single column, downwards from the cell that somebody stands in. */
    pasteColumn: (key: number, cell: Cell, texts: readonly string[]) =>
      setLines((before) => {
        const place = before.findIndex((line) => line.key === key);
        const after = before.map((line, n) => {
          const text = texts[n - place];
          return text === undefined ? line : { ...line, [cell]: text, isPasted: true };
        });
        const beyond = texts.slice(before.length - place);
        const added = beyond.map((text, n) => pastedLine({ [cell]: text }, keyAfter(before) + n));
        return withLineAt(place + texts.length, [...after, ...added]);
      }),
  };
}

const keyAfter = (lines: readonly Line[]): number =>
  1 + Math.max(0, ...lines.map(({ key }) => key));

const withIds = (lines: readonly Line[], sent: readonly Line[], saved: readonly Line[]) => {
  const idOf = new Map(filledOf(sent).map(({ key }, place) => [key, saved[place]?.id]));
  return lines.map((line) => ({ ...line, id: idOf.get(line.key) ?? line.id }));
};

const withOne = (lines: readonly Line[]): readonly Line[] =>
  lines.length > 0 ? lines : [{ ...blankLine, key: 1 }];

/** Where pasted rows begin: in place of a blank line, else below it. */
export const startOfPaste = (lines: readonly Line[], place: number): number => {
  const here = lines[place];
  return here && isBlank(here) ? place : place + 1;
};

/** To go on writing in, below what was pasted. */
const withLineAt = (place: number, lines: readonly Line[]): readonly Line[] =>
  lines.length > place ? lines : [...lines, { ...blankLine, key: keyAfter(lines) }];

/** Whoever describes something else means something else. */
const described = (line: Line, description: string): Partial<Line> => ({
  description,
  materialId: null,
  carbonPerUnit: null,
  hasLostMaterial: !!description && (line.hasLostMaterial || line.materialId !== null),
});

const fromMaterial = (material: Material): Partial<Line> => ({
  materialId: material.id,
  hasLostMaterial: false,
  description: material.itemDescription,
  unit: material.unit,
  carbonPerUnit: material.carbonPerUnit === null ? null : Number(material.carbonPerUnit),
  ...(material.purchaseCost !== null && { unitPrice: tidyPrice(material.purchaseCost) }),
});
