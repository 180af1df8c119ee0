import { tidyNumber } from '@sitewright/domain/kernel/decimal';
import { materialsApi } from '@sitewright/domain/materials/api';
import { isActive } from '@sitewright/domain/materials/rules';
import { useQueryClient } from '@tanstack/react-query';
import type { ClipboardEvent } from 'react';
import { queryAll } from '../../platform/query.ts';
import { counted } from '../../ui/table/labels.ts';
import { useToast } from '../../ui/toast.tsx';
import { placeOf } from './grid-keys.ts';
import { faultsOf, type Line, pastedLine } from './lines.ts';
import { isText, pastedRows, readRows } from './paste-rows.ts';
import type { FocusTarget } from './use-grid.ts';
import { type LineActions, startOfPaste } from './use-lines.ts';

/** Rows of a spreadsheet become lines; a word or a number goes into its cell as in any other box. */
export function usePaste(
  lines: readonly Line[],
  actions: LineActions,
  focus: (target: FocusTarget) => void,
) {
  const toast = useToast();
  const client = useQueryClient();
  // Without the catalogue they stay as they came.
  const link = () =>
    client.ensureQueryData(queryAll(materialsApi.list, { query: {} })).then(
      (all) => actions.link((all ?? []).filter(isActive)),
      () => {},
    );
  return (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const rows = readRows(event.clipboardData.getData('text/plain'));
    if (!place || (rows.length < 2 && (rows[0]?.length ?? 0) < 2)) return;
    event.preventDefault();
    const { key, cell } = place;
    const here = lines.findIndex((line) => line.key === key);
    if (cell !== 'description' && rows.every((row) => row.length === 1)) {
      const texts = rows.map(([text = '']) => (isText(cell) ? text : tidyNumber(text)));
      actions.pasteColumn(place, texts);
      return focus({ line: here + texts.length, cell });
    }
    const pasted = pastedRows(rows);
    actions.paste(place, pasted);
    void link();
    focus({ line: startOfPaste(lines, here) + pasted.length, cell: 'description' });
    toast({ text: pasteMessage(pasted.map((row) => pastedLine(row, 0))) });
  };
}

function pasteMessage(pasted: readonly Line[]): string {
  const faults = pasted.reduce((sum, line) => sum + Object.keys(faultsOf(line)).length, 0);
  const message = `${counted(pasted.length, pasted.length === 1 ? 'line' : 'lines')} pasted`;
  return faults > 0
    ? `${message}. ${counted(faults, faults === 1 ? 'cell is' : 'cells are')} marked to look at.`
    : message;
}
