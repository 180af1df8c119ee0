/** Types of the command modules, which run on Node without a compiler, for the proofs and measurements. */

declare module '*/built-server.mjs' {
  import type { ChildProcess } from 'node:child_process';

  type Launched = { child: ChildProcess; url: string };

  export function buildQuietly(): Promise<void>;
  export function launch(options: {
    port: number;
    settings: Record<string, string>;
    output: 'ignore' | number;
    errors?: 'inherit';
    cwd?: string;
    endsWithUs?: boolean;
    /** Another build of the server. */
    file?: string | undefined;
  }): Launched;
  export function freePort(): Promise<number>;
  export function waitUntilReady(
    server: Launched,
    options?: { every?: number; check?: () => void; within?: number },
  ): Promise<boolean>;
  export function hasEnded(child: ChildProcess): boolean;
  export function end(child: ChildProcess): Promise<void>;
  export function kill(child: ChildProcess): Promise<void>;
}

declare module '*/database-in.mjs' {
  export function databaseIn(home: string): number | undefined;
  export function endDatabaseIn(home: string): Promise<void>;
}

declare module '*/catch-mail.mjs' {
  export function catchMail(
    outbox: string,
    options?: { delay?: number | undefined },
  ): Promise<{ url: string; close: () => Promise<void> }>;
}

declare module '*/run.mjs' {
  import type { ChildProcess } from 'node:child_process';

  export const root: string;

  export function run(
    args: string[],
    options?: {
      quiet?: boolean;
      extra?: Record<string, string>;
      started?: (child: ChildProcess) => void;
    },
  ): Promise<{ code: number; output: string }>;
  export function tool(name: string, commandName?: string): string;
}

declare module '*/command-line.mjs' {
  export function printLine(line: string): void;
  /** An error that the user can fix: only the message is shown. */
  export class Stop extends Error {
    constructor(message: string, exitCode?: number);
  }
  export function command(work: () => Promise<unknown>): Promise<void>;
}

declare module '*/test-counts.mjs' {
  export function countUnits(file: string): { passed: number; failed: number };
  export function countJourneys(file: string): { passed: number; failed: number };
  export function figuresOfJourneys(file: string): Record<string, string>;
}

declare module '*/e2e.mjs' {
  /** The exit code of the journeys. */
  export function runJourneys(args?: string[], extra?: Record<string, string>): Promise<number>;
}

declare module '*/test-profile.mjs' {
  type CoreTime = { idle: number; all: number };

  export function coreTimes(): CoreTime[];
  export function idleShares(before: CoreTime[], after: CoreTime[]): number[];
}

declare module '*/chromium.mjs' {
  export const chromiumFlags: string[];
  export function findChromium(): Promise<string>;
}

declare module '*/serve-temporarily.mjs' {
  /** Serves the built product, with the demo company, while the work runs. */
  export function withServer<T>(
    work: (server: { url: string; dataDirectory: string; letters: string }) => Promise<T>,
  ): Promise<T>;
}
