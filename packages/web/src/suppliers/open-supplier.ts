/** Who is open beside the list, and at which tab. */
export type Opened = { supplier?: number | undefined; tab?: string | undefined };
