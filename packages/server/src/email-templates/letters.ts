import type { StandardLetter } from '@sitewright/domain/email-templates/preview';
import type { SentLetter, SentLetterQuery } from '@sitewright/domain/email-templates/sent-letter';
import { standards, templateTypes } from '@sitewright/domain/email-templates/template-type';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { and, count, desc, eq, lt } from 'drizzle-orm';
import { sentLetters } from '../platform/jobs/sent-letters.ts';
import { agoSql, type Sweep } from '../platform/jobs/sweep.ts';
import type { Tx } from '../platform/tenancy.ts';
import { emailTemplates } from './table.ts';

/** Number of emails of each type that are still stored. */
export async function sentCountByType(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ type: sentLetters.templateType, times: count() })
    .from(sentLetters)
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
  { status, limit, cursor }: SentLetterQuery,
): Promise<Page<SentLetter>> {
  const rows = await tx
    .select()
    .from(sentLetters)
    .where(
      and(
        status && eq(sentLetters.status, status),
        cursor ? lt(sentLetters.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(sentLetters.id))
    .limit(limit + 1);
  return pageOf(rows.map(toLetter), limit);
}

export async function lockLetter(tx: Tx, id: number): Promise<SentLetter> {
  const [row] = await tx.select().from(sentLetters).where(eq(sentLetters.id, id)).for('update');
  return toLetter(found(row));
}

export async function saveQueued(tx: Tx, { id }: SentLetter): Promise<SentLetter> {
  const [row] = await tx
    .update(sentLetters)
    .set({ status: 'queued' })
    .where(eq(sentLetters.id, id))
    .returning();
  return toLetter(found(row));
}

export const sweepSentLetters: Sweep = async (tx) => {
  await tx.delete(sentLetters).where(lt(sentLetters.queuedAt, agoSql('1 year')));
};

const toLetter = (row: typeof sentLetters.$inferSelect): SentLetter => ({
  ...row,
  queuedAt: row.queuedAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});
