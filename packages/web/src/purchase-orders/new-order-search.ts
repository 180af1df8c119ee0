import { parseId, parseText, searchParser } from '../ui/search-params.ts';

/** The start of a new order: a contract by its slug, a supplier, or a copy of another order. */
export const parseNewOrderSearch = searchParser({
  contract: parseText,
  supplier: parseId,
  copy: parseId,
});

export type NewOrderSearch = ReturnType<typeof parseNewOrderSearch>;
