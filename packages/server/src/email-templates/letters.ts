import type { StandardLetter } from '@sitewright/domain/email-templates/preview';
import type { SentLetter, SentLetterQuery } from '@sitewright/domain/email-templates/sent-letter';
import { standards, templateTypes } from '@sitewright/domain/email-templates/template-type';
import type { Page } from '@sitewright/domain/kernel/page';
import { count, eq, lt } from 'drizzle-orm';
import { sentLetters } from '../platform/jobs/sent-letters.ts';
import { agoSql, type Sweep } from '../platform/jobs/sweep.ts';
import { lockRow, newestPage, updateRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { emailTemplates } from './table.ts';

/** Number of emails of each type that left and are still in the log. */
export async function sentCountByType(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ type: sentLetters.templateType, times: count() })
    .from(sentLetters)
    .where(eq(sentLetters.status, 'sent'))
    .groupBy(sentLetters.templateType);
  return new Map(rows.map(({ type, times }) => [type, times]));
}

/** Every built-in template, and the custom template used instead. */
export async function listStandards(tx: Tx): Promise<StandardLetter[]> {
  const used = await sentCountByType(tx);
  const { id, name, templateType } = emailTemplates;
  const own = await tx
    .select({ id, name, templateType })
    .from(emailTemplates)
    .where(eq(emailTemplates.isActive, true))
    .orderBy(id);
  const replacements = new Map(
    own.map((template) => [template.templateType, { id: template.id, name: template.name }]),
  );
  return templateTypes
    .filter((type) => type !== 'custom')
    .map((type) => {
      const { subject, htmlContent, textContent, variables } = standards[type];
      return {
        templateType: type,
        subject,
        htmlContent,
        textContent,
        variables: [...variables],
        replacedBy: replacements.get(type) ?? null,
        timesUsed: used.get(type) ?? 0,
      };
    });
}

export async function listLetters(
  tx: Tx,
  { status, ...page }: SentLetterQuery,
): Promise<Page<SentLetter>> {
  const hasStatus = status && eq(sentLetters.status, status);
  const rows = await newestPage(tx.select().from(sentLetters), sentLetters, page, hasStatus);
  return rows.map(toLetter);
}

export const lockLetter = async (tx: Tx, id: number): Promise<SentLetter> =>
  toLetter(await lockRow(tx, sentLetters, id));

export const saveQueued = async (tx: Tx, { id }: SentLetter): Promise<SentLetter> =>
  toLetter(await updateRow(tx, sentLetters, id, { status: 'queued' }));

export const sweepSentLetters: Sweep = async (tx) => {
  await tx.delete(sentLetters).where(lt(sentLetters.queuedAt, agoSql('1 year')));
};

const toLetter = (row: typeof sentLetters.$inferSelect): SentLetter => ({
  ...row,
  queuedAt: row.queuedAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});
