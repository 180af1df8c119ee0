import type { Actor } from '@sitewright/domain/kernel/access';
import { shownTo } from '@sitewright/domain/workforce/rules';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { describeRecord, type Stored } from './describe.ts';
import { heldOf } from './sealed.ts';

type RequestContext = { tx: Tx; actor: Actor; now: Date };

/** The full record of a worker, as the caller may see it. */
export type Show = (context: RequestContext, row: Stored) => Promise<WorkerRecord>;

export const showWith =
  ({ secrets }: Services): Show =>
  async ({ tx, actor, now }, row) =>
    shownTo(actor)(await describeRecord(tx, row, await heldOf(tx, row, actor, secrets), { now }));
