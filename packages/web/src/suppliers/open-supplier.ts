/** Who is open beside the list, and at which tab. */
export type OpenSupplier = { supplier?: number | undefined; tab?: string | undefined };
