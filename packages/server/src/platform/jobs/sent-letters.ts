import { letterStates, noMailServer } from '@sitewright/domain/email-templates/sent-letter';
import { eq, sql } from 'drizzle-orm';
import { index, integer, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { type Tx, tenantTable } from '../tenancy.ts';

/** Which emails were sent; never their content. */
export const sentLetters = tenantTable(
  'sent_letters',
  {
    templateType: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    status: text({ enum: letterStates }).notNull().default('queued'),
    tries: integer().notNull().default(0),
    problem: text(),
    queuedAt: instant().notNull().defaultNow(),
    sentAt: instant(),
  },
  (t) => [index().on(t.organizationId, t.templateType, t.id)],
);

type Written = { templateType: string; to: string; subject: string };

async function isInOrganization(tx: Tx): Promise<boolean> {
  const query = sql`select coalesce(current_setting('app.org', true), '') <> '' as "isIn"`;
  const { rows } = await tx.execute<{ isIn: boolean }>(query);
  return rows[0]?.isIn === true;
}

/** The log of emails belongs to an organisation: one to an account without any is in none. */
export async function noteQueued(tx: Tx, letter: Written): Promise<number | undefined> {
  if (!(await isInOrganization(tx))) return;
  const { templateType, to: recipient, subject } = letter;
  const [row] = await tx
    .insert(sentLetters)
    .values({ templateType, recipient, subject })
    .returning({ id: sentLetters.id });
  return row?.id;
}

const oneMoreTry = sql`${sentLetters.tries} + 1`;

export const noteSent = (tx: Tx, id: number) =>
  tx
    .update(sentLetters)
    .set({ status: 'sent', sentAt: sql`now()`, tries: oneMoreTry, problem: null })
    .where(eq(sentLetters.id, id));

/** Written to a file, because no mail server is set up. */
export const noteNotEmailed = (tx: Tx, id: number) =>
  tx
    .update(sentLetters)
    .set({ status: 'not_emailed', tries: oneMoreTry, problem: noMailServer })
    .where(eq(sentLetters.id, id));

/** The queue retries automatically; until then this is the state. */
export const noteFailed = (tx: Tx, id: number, problem: string) =>
  tx
    .update(sentLetters)
    .set({ status: 'failed', tries: oneMoreTry, problem })
    .where(eq(sentLetters.id, id));
