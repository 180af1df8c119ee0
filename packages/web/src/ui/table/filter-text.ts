import type { Row } from './column.ts';
import { readChoices } from './table-view.ts';
import type { Table } from './use-table.ts';

const longest = 500;

/** What narrows a list, as the activity log keeps it: 'Status: Open, On hold; search: quay'. */
export function filterText<T extends Row>({ inUse, view, typed }: Table<T>): string | undefined {
  const parts = inUse.map(({ id, label, options }) => {
    const labels = readChoices(view, id).map(
      (choice) => options.find(({ value }) => value === choice)?.label ?? choice,
    );
    return `${label}: ${labels.join(', ')}`;
  });
  if (typed) parts.push(`search: ${typed}`);
  return parts.join('; ').slice(0, longest) || undefined;
}
