import type { Page } from '@sitewright/domain/kernel/page';

/** Reads a list to its end, page by page. */
export async function allPages<T>(
  read: (cursor: number | undefined) => Promise<Page<T>>,
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
