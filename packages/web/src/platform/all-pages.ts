import type { PageRead } from './call.ts';

/** Reads a list to its end, page by page. */
export async function allPages<T>(
  read: (cursor: number | undefined) => Promise<PageRead<T>>,
): Promise<T[]> {
  const first = await read(undefined);
  const rows = [...first.rows];
  for (let { next } = first; next; ) {
    const page = await read(next);
    rows.push(...page.rows);
    next = page.next;
  }
  return rows;
}
