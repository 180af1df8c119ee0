export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** Where it happened, without the query, which may contain private data. */
export const currentUrl = (): string => window.location.origin + window.location.pathname;

/** For the console only. */
export function logError(...words: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants failed reports and used-up retries in the console only
  console.error(...words);
}
