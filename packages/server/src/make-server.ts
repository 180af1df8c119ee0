import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { sealSweeps, startSealer } from './activity/sealer.ts';
import { buildApp } from './app.ts';
import { backupRoundTask } from './backup/backup-round.ts';
import { backupTask } from './backup/backup-task.ts';
import { purgeTask, sweepBin } from './backup/store.ts';
import { foldSums } from './carbon/fold-sums.ts';
import { certificateRoundTask } from './certificates/remind.ts';
import { costRoundTask } from './costs/round.ts';
import { sweepSentLetters } from './email-templates/letters.ts';
import { sweepErrorReports } from './error-reports/store.ts';
import { overrunTask } from './labour/overrun.ts';
import { sweepLinks } from './links/store.ts';
import { digestRoundTask } from './notifications/digest.ts';
import { noticeLettersTask } from './notifications/letters.ts';
import { sweepNotifications } from './notifications/notices.ts';
import { noticeRoundTask } from './notifications/round.ts';
import type { Config } from './platform/config.ts';
import { type Connection, openPool } from './platform/database.ts';
import { logFaultsIn } from './platform/fault.ts';
import { discardTask } from './platform/files/discard.ts';
import { type FreeSpace, freeSpaceOf } from './platform/files/free-space.ts';
import { openStorage } from './platform/files/open-storage.ts';
import type { Storage } from './platform/files/storage.ts';
import { httpServer } from './platform/http/http.ts';
import type { Metrics, makeMetrics } from './platform/http/metrics.ts';
import { findObstacle } from './platform/http/readiness.ts';
import { type Jobs, startJobs } from './platform/jobs/jobs.ts';
import { keepListening } from './platform/jobs/keep-listening.ts';
import { startLive } from './platform/jobs/live.ts';
import { mailAgainTask, mailTask, queueEmailWith } from './platform/jobs/mail.ts';
import { readQueueState } from './platform/jobs/queue-state.ts';
import { sweepTask } from './platform/jobs/sweep.ts';
import type { Database } from './platform/open-database.ts';
import { rateLimitsOf } from './platform/rate-limits.ts';
import { refuseAnotherSecretKey } from './platform/secret-key-mark.ts';
import { type Secrets, secretsFor } from './platform/secrets.ts';
import { runInOrganizationWith } from './platform/tenancy.ts';
import { orderPdfTask } from './purchase-orders/order-pdf.ts';
import { failedSignInTask } from './session/failed-sign-in.ts';
import { sweepUnaccepted } from './team/invitations.ts';
import { weatherRoundTask, weatherTask } from './weather/jobs.ts';
import { providerOf } from './weather/provider.ts';
import { webhookTask } from './webhooks/deliver.ts';
import { sweepDeliveries } from './webhooks/store.ts';
import { sealOldRates } from './workforce/old-rates.ts';

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

const oneSecond = 1000;

/**
 * Everything that serves, on a database that is ready: `listen` opens its doors, `stop` ends it.
 * Over 40 lines: a list of parts, each given to the next.
 */
export async function makeServer(config: Config, database: Database) {
  const secrets = await secretsFor(config);
  await refuseAnotherSecretKey(database.owner, secrets);
  const storage = await openStorage(config);
  const server = serverFor(config);
  const onError = logFaultsIn(server.log);
  const pool = openPool(database.app, onError);
  const live = startLive(database.app, onError);
  server.addHook('preClose', () => live.stop());
  const freeSpace = freeSpaceOf({ files: config.FILES, database: database.folder });
  const metrics = await metricsFor(config, database, { pool, live, freeSpace, onError });
  buildApp(
    server,
    {
      pool,
      storage,
      now: () => new Date(),
      publicUrl: config.PUBLIC_URL,
      replies: 'serialised',
      webRoot,
      serviceWorker: config.SERVICE_WORKER,
    },
    { ...servicesOf(config, secrets), live, freeSpace, metrics, log: server.log },
  );
  const sealing = { ...sealingOf(secrets, storage), within: runInOrganizationWith(pool), onError };
  let jobs: Jobs | undefined;
  let stopSealing = async () => {};

  return {
    pool,
    storage,
    secrets,
    findObstacle: () => findObstacle({ pool, storage, freeSpace }),
    listen: async () => {
      await server.listen({ port: config.PORT, host: config.HOST });
      stopSealing = startSealer((options) => keepListening(database.app, options), sealing);
      const { owner } = database;
      const tools = { owner, pool, secrets, storage, freeSpace, metrics, onError };
      jobs = await startJobs({ owner, pool, tasks: tasksOf(config, tools), onError });
    },
    stop: async () => {
      await server.close();
      await stopSealing();
      await jobs?.stop();
      await pool.end();
    },
  };
}

const serverFor = ({ LOG_LEVEL, TRUSTED_PROXY, PUBLIC_URL, RATE_LIMITS }: Config) =>
  httpServer({
    logLevel: LOG_LEVEL,
    trustedProxy: TRUSTED_PROXY,
    isHttps: PUBLIC_URL.startsWith('https:'),
    refusalWait: RATE_LIMITS === 'strict' ? oneSecond : undefined,
  });

/** Where emails are written, and where their links lead. */
const officeOf = (config: Config, secrets: Secrets) => ({
  queueEmail: queueEmailWith(secrets),
  publicUrl: config.PUBLIC_URL,
});

const servicesOf = (config: Config, secrets: Secrets) => ({
  ...officeOf(config, secrets),
  secrets,
  rateLimits: rateLimitsOf(config.RATE_LIMITS, secrets),
  canSendEmail: config.SMTP_URL !== undefined,
  policy: config,
});

/** The module that prints them is not even loaded if they are switched off. */
async function metricsFor(
  { METRICS_TOKEN: token }: Config,
  { owner }: Database,
  sources: Omit<Parameters<typeof makeMetrics>[0], 'token' | 'readQueue'>,
): Promise<Metrics | undefined> {
  if (!token) return;
  const readQueue = () => readQueueState(owner);
  return (await import('./platform/http/metrics.ts')).makeMetrics({ ...sources, token, readQueue });
}

type Tools = {
  owner: Connection;
  pool: Pool;
  secrets: Secrets;
  storage: Storage;
  freeSpace: FreeSpace;
  metrics: Metrics | undefined;
  onError: (error: Error) => void;
};

/** The tasks of the queue; each feature with such work adds its line. */
const tasksOf = (config: Config, { owner, pool, secrets, storage, ...tools }: Tools) => ({
  mailAgain: mailAgainTask(owner),
  backup: backupTask({ storage, secrets, onError: tools.onError }),
  webhook: webhookTask(config.WEBHOOKS, secrets, tools.metrics?.countWebhookTry),
  mail: mailTask(config, secrets, storage),
  orderPdf: orderPdfTask(secrets, storage),
  discard: discardTask(storage),
  failedSignIn: failedSignInTask(secrets),
  purge: purgeTask(secrets),
  backupRound: backupRoundTask(runInOrganizationWith(pool)),
  tidy: () => storage.tidy(),
  overrun: overrunTask(runInOrganizationWith(pool)),
  costRound: costRoundTask(runInOrganizationWith(pool), secrets),
  certificateRound: certificateRoundTask(runInOrganizationWith(pool), officeOf(config, secrets)),
  noticeRound: noticeRoundTask(runInOrganizationWith(pool), {
    ...officeOf(config, secrets),
    operator: config.OPERATOR_ORGANIZATION,
    freeSpace: tools.freeSpace,
  }),
  noticeLetters: noticeLettersTask(officeOf(config, secrets)),
  digestRound: digestRoundTask(runInOrganizationWith(pool), officeOf(config, secrets)),
  weather: weatherTask(providerOf(config)),
  weatherRound: weatherRoundTask(providerOf(config), runInOrganizationWith(pool)),
  sweep: sweepTask(pool, {
    sweeps: [
      sweepErrorReports,
      sweepBin(secrets),
      sealOldRates(secrets),
      foldSums,
      sweepNotifications,
      sweepSentLetters,
      sweepDeliveries,
      sweepUnaccepted,
      sweepLinks,
      ...sealSweeps(sealingOf(secrets, storage)),
    ],
  }),
});

const sealingOf = ({ keyedHash }: Secrets, storage: Storage) => ({
  storage,
  mark: keyedHash,
  now: () => new Date(),
});
