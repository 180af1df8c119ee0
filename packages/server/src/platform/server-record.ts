import type { BinType } from '@sitewright/domain/backup/bin-types';
import type { Actor } from '@sitewright/domain/kernel/access';
import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import type { Row } from './record-tree.ts';
import type { Services } from './services.ts';
import type { Tx } from './tenancy.ts';

/** A check before a record is restored, such as whether its slug is still free. */
export type RestoreHook = (
  tx: Tx,
  record: Row,
  actor: Actor,
  services: Pick<Services, 'policy'>,
) => Promise<void>;

/** What only the server knows about a record type that goes to the bin. */
export type ServerRecord = {
  type: BinType;
  /** The endpoint that deletes one record. */
  removal: Endpoint;
  restoreHook?: RestoreHook;
};
