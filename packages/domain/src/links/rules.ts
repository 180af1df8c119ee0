const day = 24 * 60 * 60 * 1000;

export const expiryAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * day);

type Term = { expiresAt: Date; revokedAt: Date | null; uses: number; mostUses: number | null };

/** Whether it still opens anything. */
export const isInForce = ({ expiresAt, revokedAt, uses, mostUses }: Term, now: Date): boolean =>
  revokedAt === null && expiresAt > now && (mostUses === null || uses < mostUses);

/** How the log names what was done by a link. */
export const byLinkName = (name: string): string => `${name} (name typed, not verified)`;
