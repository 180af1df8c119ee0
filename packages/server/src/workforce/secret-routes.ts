import { londonDay } from '@sitewright/domain/kernel/calendar';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { refuseIfChanged } from '@sitewright/domain/kernel/version';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { refuseBirth } from '@sitewright/domain/workforce/paper-rules';
import {
  obstacleToEditing,
  obstacleToErasing,
  obstacleToRevealing,
} from '@sitewright/domain/workforce/rules';
import type { HealthChanges, IdentityChanges } from '@sitewright/domain/workforce/sealed';
import { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { revealsBy } from './limits.ts';
import { reveal, sealChanges } from './sealed.ts';
import type { ShowWorker } from './show-worker.ts';
import { findWorker, lockWorker, saveWorker } from './store.ts';
import { collectSubjectData, eraseWorker } from './subject-access.ts';

type SealRequest = Parameters<ShowWorker>[0] & {
  params: { workerId: number };
  body: IdentityChanges & HealthChanges;
};

/** Sealed fields: written by few, revealed one worker at a time, and always logged. */
export function secretRoutes(serve: Serve, { secrets, rateLimits }: Services, show: ShowWorker) {
  const seal = async ({ params, body: { version, ...changes }, ...context }: SealRequest) => {
    const { tx, actor, now } = context;
    refuseBirth(changes, londonDay(now));
    const row = await lockWorker(tx, params.workerId);
    const worker = await show(context, row);
    refuseIf(obstacleToEditing(worker, actor));
    refuseIfChanged(WorkerRecord, worker, version);
    const sealed = await sealChanges(tx, row, changes, secrets);
    return show(context, await saveWorker(tx, row, sealed, actor));
  };

  serve(workforceApi.setIdentity, seal);

  serve(workforceApi.setHealth, seal);

  serve(
    workforceApi.reveal,
    ({ actor, inOwnTx }) => rateLimits.consume(inOwnTx, revealsBy(actor)),
    async ({ tx, actor, params, body }) => {
      refuseIf(obstacleToRevealing(body.fields, actor));
      await refuseUnlessConfirmed(tx, actor);
      return reveal(tx, await findWorker(tx, params.workerId), body, secrets);
    },
  );

  serve(
    workforceApi.subjectAccess,
    ({ actor, inOwnTx }) => rateLimits.consume(inOwnTx, revealsBy(actor)),
    async ({ tx, actor, params, now }) => {
      await refuseUnlessConfirmed(tx, actor);
      return collectSubjectData(tx, await findWorker(tx, params.workerId), secrets, now);
    },
  );

  serve(workforceApi.erase, async ({ params, ...context }) => {
    const { tx, actor, now } = context;
    await refuseUnlessConfirmed(tx, actor);
    const row = await lockWorker(tx, params.workerId);
    refuseIf(obstacleToErasing(await show(context, row), actor));
    return eraseWorker(tx, row, actor, now);
  });
}
