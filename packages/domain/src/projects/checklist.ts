export type ChecklistItem = { text: string; isDone: boolean };

/** One line per item, `[x] ` before what is done; a line without a mark is still to be done. */
export const readChecklist = (stored: string): ChecklistItem[] =>
  stored.split('\n').filter(hasText).map(readLine);

export const writeChecklist = (items: readonly ChecklistItem[]): string =>
  items.map(({ text, isDone }) => `[${isDone ? 'x' : ' '}] ${text}`).join('\n');

/** Without empty items. */
export const tidyChecklist = (stored: string): string =>
  writeChecklist(readChecklist(stored).filter(({ text }) => hasText(text)));

const hasText = (line: string) => line.trim() !== '';

function readLine(line: string): ChecklistItem {
  const [, mark = ' ', text = line] = /^\s*\[([ x])\] ?(.*)$/i.exec(line) ?? [];
  return { text, isDone: mark !== ' ' };
}
