type Fault = {
  name: string;
  message: string;
  code?: string | undefined;
  stack?: string | undefined;
  cause?: unknown;
};

/** What went wrong and where; a failed query would include its parameters, and so personal data. */
export function faultOf({ name, message, code, stack, cause }: Fault): Fault {
  return cause instanceof Error ? faultOf(cause) : { name, message, code, stack };
}

/** Not our fault, and retried later: one line in the log is enough, without a stack. */
export class RetryLater extends Error {}

type Log = { warn: (line: string) => void; error: (error: Error) => void };

/** Errors outside any request. */
export const logFaultsIn = (log: Log) => (error: Error) =>
  error instanceof RetryLater ? log.warn(error.message) : log.error(error);

type StartFailure = Fault & { port?: number };

const sentences: Record<string, (error: StartFailure) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use: stop the program that uses it, or set PORT to another.`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine.',
};

/** The message of a failed start: no more than the log would contain. */
export const sentenceOfFailedStart = (error: StartFailure): string =>
  sentences[error.code ?? '']?.(error) ?? sentenceOf(error);

/** Several addresses that were tried in vain have a code between them, and no message. */
export function sentenceOf(error: Fault): string {
  const { message, code, name } = faultOf(error);
  return message || code || name;
}
