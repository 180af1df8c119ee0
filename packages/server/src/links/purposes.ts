import type { Actor } from '@sitewright/domain/kernel/access';
import type { LinkPurpose } from '@sitewright/domain/links/link';
import type { Tx } from '../platform/tenancy.ts';
import type { ActorAndTime } from './store.ts';

/** What a feature defines for its links; `app.ts` passes the purposes of all features to the routes. */
export type PurposeRules = {
  /** Refuses a person who may not make, see or revoke links to this record; a missing one is not found. */
  refuseIfNotTheirs: (tx: Tx, targetId: number, actor: Actor) => Promise<void>;
  /** The text of its poster. */
  describe: (tx: Tx, targetId: number, now: Date) => Promise<Poster>;
  /** Refuses where the record takes no link now. */
  refuseIfClosed: (tx: Tx, targetId: number, by: ActorAndTime) => Promise<void>;
};

export type Poster = {
  title: string;
  subtitle: string;
  /** In large letters above the code. */
  invitation: string;
  explanation: string;
  /** Of the record, for the name of the file. */
  reference: string;
};

export type Purposes = Record<LinkPurpose, PurposeRules>;
