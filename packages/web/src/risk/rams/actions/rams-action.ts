import type { Rams } from '@sitewright/domain/risk/rams';

/** What opens over a statement. */
export type RamsAction = 'reject' | 'withdraw' | 'copy' | 'delete';

export type ActionProps = { rams: Rams; onClose: () => void };
