import type { Config } from './platform/config.ts';

type Settings = Pick<Config, 'PUBLIC_URL' | 'REGISTRATION'>;

/** Printed when the server listens; `why` says why it is not ready. */
export function startMessage({ PUBLIC_URL, REGISTRATION }: Settings, why?: string): string[] {
  if (why) return [`\nSitewright is running but not ready. ${why}`];
  return [
    `\nSitewright is ready: ${PUBLIC_URL}`,
    ...(REGISTRATION === 'open'
      ? [`Register a company:  ${PUBLIC_URL}/auth?admin=true&tab=register`]
      : []),
  ];
}
