import type { Actor } from '@sitewright/domain/kernel/access';
import { shownTo } from '@sitewright/domain/workforce/rules';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { describeRecord, type WorkerRow } from './describe.ts';
import { maskedFieldsOf } from './sealed.ts';

type RequestContext = { tx: Tx; actor: Actor; now: Date };

/** The full record of a worker, as the caller may see it. */
export type ShowWorker = (context: RequestContext, row: WorkerRow) => Promise<WorkerRecord>;

export const showWith =
  ({ secrets }: Services): ShowWorker =>
  async ({ tx, actor, now }, row) =>
    shownTo(actor)(
      await describeRecord(tx, row, await maskedFieldsOf(tx, row, actor, secrets), { now }),
    );
