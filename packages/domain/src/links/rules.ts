import type { Link } from './link.ts';

/** Whether it still opens anything; `now` is an ISO instant in UTC, as the others are. */
export const isInForce = (
  {
    expiresAt,
    revokedAt,
    uses,
    mostUses,
  }: Pick<Link, 'expiresAt' | 'revokedAt' | 'uses' | 'mostUses'>,
  now: string,
): boolean => revokedAt === null && expiresAt > now && (mostUses === null || uses < mostUses);

/** Labels of the logged actions of a link. */
export const unverifiedSignerLabel = (name: string): string => `${name} (name typed, not verified)`;
