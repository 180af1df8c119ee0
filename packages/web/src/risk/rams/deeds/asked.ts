import type { Rams } from '@sitewright/domain/risk/rams';

/** What opens over a statement. */
export type Asked = 'reject' | 'withdraw' | 'copy' | 'delete';

export type DeedProps = { rams: Rams; onClose: () => void };
