/** What a new order starts with: a contract by its slug, a supplier, or a copy of another order. */
export type NewOrderSearch = {
  contract?: string | undefined;
  supplier?: number | undefined;
  copy?: number | undefined;
};

/** For `validateSearch`: keeps valid parameters, and drops the rest. */
export function newOrderSearch(search: Record<string, unknown>): NewOrderSearch {
  const parsed: NewOrderSearch = {
    contract: typeof search.contract === 'string' ? search.contract : undefined,
    supplier: idIn(search.supplier),
    copy: idIn(search.copy),
  };
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value));
}

const idIn = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;
