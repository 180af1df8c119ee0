import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { type Connection, withClient } from '../database.ts';
import type { Storage } from '../files/storage.ts';
import { makePdf } from '../pdf/make-pdf.ts';
import { unpackPrint } from '../pdf/print-later.ts';
import type { Secrets } from '../secrets.ts';
import type { InOrganization, Tx } from '../tenancy.ts';
import { enqueue, type Task } from './jobs.ts';
import { noteFailed, noteNotEmailed, noteQueued, noteSent } from './sent-letters.ts';

/**
 * Read from the storage, or drawn from a packed print, when the email leaves: neither has a place in
 * the transaction that queues it.
 */
type Attachment = { filename: string; contentType: string } & ({ key: string } | { print: string });

export type Mail = {
  to: string;
  /** From which template it was written. */
  templateType: string;
  /** No one else may find out that it was written: no log has a row for it. */
  isPrivate?: boolean;
  subject: string;
  text: string;
  html?: string;
  /** Who hears what they answer. */
  replyTo?: string;
  attachments?: readonly Attachment[];
};

/** Queued with the action that causes it; sealed, because a mail may carry a code. */
export type QueueEmail = (tx: Tx, mail: Mail) => Promise<unknown>;

export const queueEmailWith =
  (secrets: Secrets): QueueEmail =>
  async (tx, mail) => {
    const letterId = mail.isPrivate ? undefined : await noteQueued(tx, mail);
    const queued: Queued = { ...mail, id: randomUUID() };
    await enqueue(tx, 'mail', { letterId, sealed: secrets.seal(JSON.stringify(queued)) });
  };

/**
 * A server that is killed after the mail server took an email, and before that is noted, leaves it to be
 * sent again. It then has the same Message-ID, by which mailboxes know that they have it already. Emails
 * that an earlier version queued have no id.
 */
type Queued = Mail & { id?: string };

/** An email in the queue, and its line in the log. */
export type QueuedMail = { letterId?: number; sealed: string };

type SmtpFault = { code?: string; responseCode?: number };
type Settings = { SMTP_URL?: string | undefined; MAIL_FROM: string; OUTBOX: string };

/** A mail server that says nothing must not hold up those behind it for long. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by SMTP if configured; otherwise writes emails to the outbox folder. */
export function mailTask(
  settings: Settings,
  secrets: Secrets,
  storage: Pick<Storage, 'read'>,
): Task {
  const deliver = deliveryBy(settings);
  return async ({ letterId, sealed }: QueuedMail, inOrganization: InOrganization) => {
    const { attachments = [], ...letter } = JSON.parse(secrets.unseal(sealed)) as Queued;
    const { templateType, isPrivate, ...words } = letter;
    const note = (work: (tx: Tx, id: number) => Promise<unknown>) =>
      letterId === undefined ? undefined : inOrganization((tx) => work(tx, letterId));
    try {
      await deliver({ ...words, attachments: await opened(attachments, storage) });
    } catch (error) {
      await note((tx, id) => noteFailed(tx, id, (error as Error).message));
      throw error;
    }
    // It has been sent: a missing line is better than the same email twice.
    await note(settings.SMTP_URL ? noteSent : noteNotEmailed)?.catch(() => {});
  };
}

type Opened = Omit<Queued, 'templateType' | 'attachments'> & {
  attachments: Awaited<ReturnType<typeof opened>>;
};

function deliveryBy({ SMTP_URL, MAIL_FROM, OUTBOX }: Settings) {
  const smtp = SMTP_URL ? createTransport({ url: SMTP_URL, ...patience }) : undefined;
  const paper = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const domain = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost';
  return async ({ id, ...words }: Opened): Promise<void> => {
    const mail = { ...words, from: MAIL_FROM, ...(id && { messageId: `<${id}@${domain}>` }) };
    if (smtp) {
      await smtp.sendMail(mail).catch(({ code, responseCode }: SmtpFault) => {
        // Its own message names the recipient, who has no business in the log.
        throw new Error(`The mail server rejected an email: ${code} ${responseCode ?? ''}`);
      });
      return;
    }
    const { message } = await paper.sendMail(mail);
    await fileAway(OUTBOX, message as Buffer);
  };
}

const askAgain = `
  select graphile_worker.reschedule_jobs(array_agg(id), run_at := now(), attempts := 0)
  from graphile_worker._private_jobs
  where (payload -> 'payload' ->> 'letterId')::int = $1`;

/** Retries an email at once, also one that the queue has given up. */
export const mailAgainTask =
  (owner: Connection): Task =>
  ({ letterId }: { letterId: number }) =>
    withClient(owner, async (client) => void (await client.query(askAgain, [letterId])));

const opened = (attachments: readonly Attachment[], storage: Pick<Storage, 'read'>) =>
  Promise.all(
    attachments.map(async (file) => ({
      filename: file.filename,
      contentType: file.contentType,
      content: await ('print' in file ? drawn(file.print) : buffer(await storage.read(file.key))),
    })),
  );

/** The delivery log shows why an email failed; what a thread says of itself does not belong there. */
const drawn = async (packed: string): Promise<Buffer> =>
  Buffer.from(
    await makePdf(unpackPrint(packed)).catch((cause) => {
      throw new Error('The attached PDF could not be created.', { cause });
    }),
  );

/** Written to another name and renamed: a reader of the outbox never sees half an email. */
async function fileAway(outbox: string, letter: Buffer) {
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
  await writeFile(join(outbox, `.${name}`), letter, { mode: 0o600 });
  await rename(join(outbox, `.${name}`), join(outbox, name));
}
