import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';
import { startJobs } from '../platform/jobs/jobs.ts';
import { mailAgainTask, mailTask } from '../platform/jobs/mail.ts';
import { secretsOf } from '../platform/secrets.ts';
import type { TestApi } from './api.ts';

export const secrets = secretsOf('a key of the tests, and of no others');

export type Delivered = { to: string[]; source: string };

/** A real SMTP server; `delay` postpones the acceptance of each email. */
export async function anSmtpServer({ port = 0, delay = 0 } = {}) {
  const delivered: Delivered[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let source = '';
      stream.on('data', (chunk) => {
        source += chunk;
      });
      stream.on('end', () => {
        delivered.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        setTimeout(done, delay);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const { port: taken } = server.server.address() as { port: number };
  const close = () => new Promise<void>((closed) => server.close(closed));
  return { delivered, url: `smtp://127.0.0.1:${taken}`, port: taken, close };
}

type Settings = { SMTP_URL?: string; OUTBOX?: string };

/** Sends the waiting emails; an attached file shows its storage key. */
export async function startMailWorker(
  { pool: ofApi, connections }: TestApi,
  settings: Settings,
  pool: Pool = ofApi,
) {
  const errors: Error[] = [];
  const addresses = { MAIL_FROM: 'Us <us@site.example>', OUTBOX: '/nowhere', ...settings };
  const storage = { read: async (key: string) => Readable.from([`bytes of ${key}`]) };
  const none = async () => {};
  const { stop } = await startJobs({
    owner: connections.owner,
    pool,
    tasks: {
      mail: mailTask(addresses, secrets, storage),
      mailAgain: mailAgainTask(connections.owner),
      sweep: none,
    },
    onError: (error) => errors.push(error),
  });
  return { errors, stop };
}

/** The requested jobs; those that the schedule adds every minute are left out. */
export const queuedJobsIn = async ({ pools }: Pick<TestApi, 'pools'>) =>
  (
    await pools.owner.query(
      "select * from graphile_worker._private_jobs where payload -> '_cron' is null order by id",
    )
  ).rows;

export const expectEmptyQueue = (api: TestApi) =>
  expect.poll(() => queuedJobsIn(api), { timeout: 8000 }).toEqual([]);

/** An email as its reader sees it: without soft line breaks, and decoded. */
export const readableSource = (source: string): string =>
  Buffer.from(
    source
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, sign) => String.fromCharCode(Number.parseInt(sign, 16))),
    'latin1',
  ).toString('utf8');

/** A server, a mail server, and the emails sent since the last call, oldest first. */
export async function startMailSystem(api: TestApi) {
  const smtp = await anSmtpServer();
  const office = await startMailWorker(api, { SMTP_URL: smtp.url });
  const left = async () => {
    await expect.poll(api.letters, { timeout: 8000 }).toEqual([]);
    return smtp.delivered
      .splice(0)
      .map(({ to, source }) => ({ to: to.join(), words: readableSource(source) }));
  };
  const close = async () => {
    await office.stop();
    await smtp.close();
  };
  return { left, close, smtp, errors: office.errors };
}
