import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { enqueue, type Task } from './jobs.ts';
import type { Secrets } from './secrets.ts';
import type { Storage } from './storage.ts';
import type { Tx } from './tenancy.ts';

/** A file in the storage, read when the letter leaves. */
export type Attachment = { filename: string; contentType: string; key: string };

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Who hears what they answer. */
  replyTo?: string;
  attachments?: readonly Attachment[];
};

/** Queued with the deed that causes it; sealed, because a mail may carry a code. */
export type Post = (tx: Tx, mail: Mail) => Promise<unknown>;

export const postWith =
  (secrets: Secrets): Post =>
  (tx, mail) =>
    enqueue(tx, 'mail', secrets.seal(JSON.stringify(mail)));

type SmtpFault = { code?: string; responseCode?: number };
type Settings = { SMTP_URL?: string | undefined; MAIL_FROM: string; OUTBOX: string };

/** A mail server that says nothing must not hold up those behind it for long. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by SMTP where there is one; otherwise writes letters into the outbox. */
export function mailTask(
  { SMTP_URL, MAIL_FROM, OUTBOX }: Settings,
  secrets: Secrets,
  storage: Pick<Storage, 'read'>,
): Task {
  const smtp = SMTP_URL ? createTransport({ url: SMTP_URL, ...patience }) : undefined;
  const paper = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (sealed: string) => {
    const { attachments = [], ...words } = JSON.parse(secrets.unseal(sealed)) as Mail;
    const mail = { ...words, from: MAIL_FROM, attachments: await opened(attachments, storage) };
    if (smtp) {
      await smtp.sendMail(mail).catch(({ code, responseCode }: SmtpFault) => {
        // Its own message names the recipient, who has no business in the log.
        throw new Error(`The mail server did not take a letter: ${code} ${responseCode ?? ''}`);
      });
      return;
    }
    const { message } = await paper.sendMail(mail);
    await fileAway(OUTBOX, message as Buffer);
  };
}

const opened = (attachments: readonly Attachment[], storage: Pick<Storage, 'read'>) =>
  Promise.all(
    attachments.map(async ({ key, ...about }) => ({
      ...about,
      content: await buffer(await storage.read(key)),
    })),
  );

/** Written aside and renamed: whoever reads the outbox never sees half a letter. */
async function fileAway(outbox: string, letter: Buffer) {
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
  await writeFile(join(outbox, `.${name}`), letter, { mode: 0o600 });
  await rename(join(outbox, `.${name}`), join(outbox, name));
}
