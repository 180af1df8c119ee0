import { randomBytes } from 'node:crypto';
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
import { digestRoundTask } from './notifications/digest.ts';
import { noticeLettersTask } from './notifications/letters.ts';
import { sweepNotifications } from './notifications/notices.ts';
import { noticeRoundTask } from './notifications/round.ts';
import { budgetsOf } from './platform/budgets.ts';
import type { Config } from './platform/config.ts';
import { openPool } from './platform/database.ts';
import { discardTask } from './platform/discard.ts';
import { httpServer } from './platform/http.ts';
import { type Jobs, startJobs } from './platform/jobs.ts';
import { keepListening } from './platform/keep-listening.ts';
import { startLive } from './platform/live.ts';
import { mailAgainTask, mailTask, postWith } from './platform/mail.ts';
import type { Database } from './platform/open-database.ts';
import { openStorage } from './platform/open-storage.ts';
import { keptSecret, type Secrets, secretsOf } from './platform/secrets.ts';
import type { Storage } from './platform/storage.ts';
import { sweepTask } from './platform/sweep.ts';
import { withinOf } from './platform/tenancy.ts';
import { failedSignInTask } from './session/failed-sign-in.ts';
import { weatherRoundTask, weatherTask } from './weather/jobs.ts';
import { providerOf } from './weather/provider.ts';
import { webhookTask } from './webhooks/deliver.ts';
import { sweepDeliveries } from './webhooks/store.ts';
import { sealOldRates } from './workforce/old-rates.ts';

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Everything that serves, on a database that is ready: `listen` opens its doors, `stop` ends it. */
export async function makeServer(config: Config, database: Database) {
  const secrets = await secretsFor(config);
  const storage = await openStorage(config);
  const server = httpServer({
    logLevel: config.LOG_LEVEL,
    trustedProxy: config.TRUSTED_PROXY,
    isHttps: config.PUBLIC_URL.startsWith('https:'),
  });
  const onError = (error: Error) => server.log.error(error);
  const pool = openPool(database.app, onError);
  const live = startLive(database.app, onError);
  server.addHook('preClose', () => live.stop());
  buildApp(
    server,
    {
      pool,
      storage,
      now: () => new Date(),
      publicUrl: config.PUBLIC_URL,
      replies: 'serialised',
      webRoot,
    },
    { ...servicesOf(config, secrets), live, log: server.log },
  );
  const sealing = { ...sealingOf(secrets, storage), within: withinOf(pool), onError };
  let jobs: Jobs | undefined;
  let stopSealing = async () => {};

  return {
    pool,
    storage,
    secrets,
    listen: async () => {
      await server.listen({ port: config.PORT, host: config.HOST });
      stopSealing = startSealer((ears) => keepListening(database.app, ears), sealing);
      const mailAgain = mailAgainTask(database.owner);
      const backup = backupTask({ storage, secrets, onError });
      const tasks = { ...tasksOf(config, secrets, pool, storage), mailAgain, backup };
      jobs = await startJobs({ owner: database.owner, pool, tasks, onError });
    },
    stop: async () => {
      await server.close();
      await stopSealing();
      await jobs?.stop();
      await pool.end();
    },
  };
}

/** Where letters are written, and where their links lead. */
const officeOf = (config: Config, secrets: Secrets) => ({
  post: postWith(secrets),
  publicUrl: config.PUBLIC_URL,
});

const servicesOf = (config: Config, secrets: Secrets) => ({
  ...officeOf(config, secrets),
  secrets,
  budgets: budgetsOf(config.RATE_LIMITS, secrets),
  canSendEmail: config.SMTP_URL !== undefined,
  policy: config,
});

/** What is done later; each feature that has such work adds its line. */
const tasksOf = (config: Config, secrets: Secrets, pool: Pool, storage: Storage) => ({
  mail: mailTask(config, secrets, storage),
  discard: discardTask(storage),
  failedSignIn: failedSignInTask(secrets),
  purge: purgeTask(secrets),
  backupRound: backupRoundTask(withinOf(pool)),
  tidy: () => storage.tidy(),
  overrun: overrunTask(withinOf(pool)),
  costRound: costRoundTask(withinOf(pool)),
  certificateRound: certificateRoundTask(withinOf(pool), officeOf(config, secrets)),
  noticeRound: noticeRoundTask(withinOf(pool), {
    ...officeOf(config, secrets),
    operator: config.OPERATOR_ORGANIZATION,
  }),
  noticeLetters: noticeLettersTask(officeOf(config, secrets)),
  digestRound: digestRoundTask(withinOf(pool), officeOf(config, secrets)),
  webhook: webhookTask(config.WEBHOOKS, secrets),
  weather: weatherTask(providerOf(config)),
  weatherRound: weatherRoundTask(providerOf(config), withinOf(pool)),
  sweep: sweepTask(pool, {
    sweeps: [
      sweepErrorReports,
      sweepBin(secrets),
      sealOldRates(secrets),
      foldSums,
      sweepNotifications,
      sweepSentLetters,
      sweepDeliveries,
      ...sealSweeps(sealingOf(secrets, storage)),
    ],
  }),
});

const sealingOf = ({ keyedHash }: Secrets, storage: Storage) => ({
  storage,
  mark: keyedHash,
  now: () => new Date(),
});

async function secretsFor({ SECRET_KEY, DATA_DIR }: Config): Promise<Secrets> {
  const make = () => randomBytes(32).toString('hex');
  return secretsOf(SECRET_KEY ?? (await keptSecret(DATA_DIR, 'secret-key', make)));
}
