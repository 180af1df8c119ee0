export type Figures = Record<string, number | string>;
/** What was measured, and every sentence about what was not as claimed. */
export type Shown = { figures: Figures; failures: string[] };
export type Outcome = Shown & { claim: string; seconds: number };

export type Proof = {
  claim: string;
  /** It has failed when it takes longer. */
  seconds: number;
  run: (signal: AbortSignal) => Promise<Shown>;
};

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
