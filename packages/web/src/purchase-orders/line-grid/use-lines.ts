import type { Material } from '@sitewright/domain/materials/material';
import { tidyPrice } from '@sitewright/domain/materials/prices';
import { useMemo, useState } from 'react';
import type { Place } from './grid-keys.ts';
import { blankLine, type Cell, filledOf, isBlank, type Line, pastedLine } from './lines.ts';
import type { PastedRow } from './paste-rows.ts';

export type LineActions = ReturnType<typeof actionsOn>;

/** The lines being edited; there is always at least one. */
export function useLines(start: readonly Line[]) {
  const [{ lines, beforePaste }, setWritten] = useState<Written>(() => ({ lines: withOne(start) }));
  const actions = useMemo(() => actionsOn(setWritten), []);
  return { lines, beforePaste, actions };
}

type Written = {
  lines: readonly Line[];
  /** After a paste: the lines before it, and the focused cell. */
  beforePaste?: { lines: readonly Line[]; at: Place } | undefined;
};

type SetWritten = (change: (before: Written) => Written) => void;
type Change = (before: readonly Line[]) => readonly Line[];

/** Created once, so that an unchanged line is not rendered again. */
function actionsOn(setWritten: SetWritten) {
  const setLines = (change: Change) => setWritten(({ lines }) => ({ lines: change(lines) }));
  const change = (key: number, changes: (line: Line) => Partial<Line>) =>
    setLines((before) =>
      before.map((line) => (line.key === key ? { ...line, ...changes(line) } : line)),
    );
  return {
    /** After saving: new lines get their id, and input typed since stays. */
    settle: (sent: readonly Line[], saved: readonly Line[]) =>
      setLines((before) => (before === sent ? withOne(saved) : withIds(before, sent, saved))),
    fill: (next: readonly Line[]) => setLines(() => withOne(next)),
    write: (key: number, cell: Cell, text: string) =>
      change(key, (line) => (cell === 'description' ? described(line, text) : { [cell]: text })),
    takeMaterial: (key: number, material: Material) => change(key, () => fromMaterial(material)),
    add: () => setLines((before) => [...before, { ...blankLine, key: keyAfter(before) }]),
    remove: (key: number) =>
      setLines((before) => withOne(before.filter((line) => line.key !== key))),
    ...pasteActionsOn(setWritten),
  };
}

/** A paste is undone as one step. */
function pasteActionsOn(setWritten: SetWritten) {
  const pasteLines = (at: Place, change: Change) =>
    setWritten(({ lines }) => ({ lines: change(lines), beforePaste: { lines, at } }));
  return {
    /** Inserts at the focused line; nothing is overwritten. */
    paste: (at: Place, rows: readonly PastedRow[]) =>
      pasteLines(at, (before) => {
        const place = before.findIndex((line) => line.key === at.key);
        const start = startOfPaste(before, place);
        const pasted = rows.map((row, n) => pastedLine(row, keyAfter(before) + n));
        const after = before.toSpliced(start, start === place ? 1 : 0, ...pasted);
        return withLineAt(start + rows.length, after);
      }),
    /** A single column, downwards from the focused cell. */
    pasteColumn: (at: Place, texts: readonly string[]) =>
      pasteLines(at, (before) => {
        const { key, cell } = at;
        const place = before.findIndex((line) => line.key === key);
        const after = before.map((line, n) => {
          const text = texts[n - place];
          return text === undefined ? line : { ...line, [cell]: text, isPasted: true };
        });
        const beyond = texts.slice(before.length - place);
        const added = beyond.map((text, n) => pastedLine({ [cell]: text }, keyAfter(before) + n));
        return withLineAt(place + texts.length, [...after, ...added]);
      }),
    undoPaste: () =>
      setWritten((now) => (now.beforePaste ? { lines: now.beforePaste.lines } : now)),
    /** Links pasted lines to the materials with their name or SKU; undo still takes back the paste. */
    link: (materials: readonly Material[]) =>
      setWritten((now) => ({ ...now, lines: linkedTo(materials, now.lines) })),
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

/** A changed description means another material. */
const described = (line: Line, description: string): Partial<Line> => ({
  description,
  materialId: null,
  carbonPerUnit: null,
  hasLostMaterial: !!description && (line.hasLostMaterial || line.materialId !== null),
});

const linkedTo = (materials: readonly Material[], lines: readonly Line[]): readonly Line[] => {
  const byName = new Map(
    materials.flatMap((material) =>
      [material.itemDescription, material.sku].map((name) => [bare(name ?? ''), material]),
    ),
  );
  return lines.map((line) => {
    const material = line.isPasted && !line.materialId && byName.get(bare(line.description));
    return material ? { ...line, ...besidesPasted(line, material) } : line;
  });
};

const bare = (name: string): string => name.trim().toLowerCase();

/** A unit and a price from the spreadsheet win over those of the catalogue. */
const besidesPasted = ({ unit, unitPrice }: Line, material: Material): Partial<Line> => ({
  ...fromMaterial(material),
  ...(unit && { unit }),
  ...(unitPrice && { unitPrice }),
});

const fromMaterial = (material: Material): Partial<Line> => ({
  materialId: material.id,
  hasLostMaterial: false,
  description: material.itemDescription,
  unit: material.unit,
  carbonPerUnit: material.carbonPerUnit === null ? null : Number(material.carbonPerUnit),
  ...(material.purchaseCost !== null && { unitPrice: tidyPrice(material.purchaseCost) }),
});
