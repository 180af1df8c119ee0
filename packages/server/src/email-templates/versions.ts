import type { EmailTemplate } from '@sitewright/domain/email-templates/email-template';
import { isTextChanged } from '@sitewright/domain/email-templates/rules';
import type { TemplateVersion } from '@sitewright/domain/email-templates/template-version';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { and, desc, eq } from 'drizzle-orm';
import { findUserName } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { emailTemplateVersions } from './table.ts';

/** More than anyone looks back on. */
const mostShown = 100;

const listNewest = (tx: Tx, templateId: number) =>
  tx
    .select()
    .from(emailTemplateVersions)
    .where(eq(emailTemplateVersions.templateId, templateId))
    .orderBy(desc(emailTemplateVersions.number));

export async function listVersions(tx: Tx, templateId: number): Promise<TemplateVersion[]> {
  const rows = await listNewest(tx, templateId).limit(mostShown);
  return rows.map(toVersion);
}

export async function findVersion(
  tx: Tx,
  templateId: number,
  number: number,
): Promise<TemplateVersion> {
  const [row] = await tx
    .select()
    .from(emailTemplateVersions)
    .where(
      and(
        eq(emailTemplateVersions.templateId, templateId),
        eq(emailTemplateVersions.number, number),
      ),
    );
  return toVersion(found(row));
}

/** A save that changes no text adds no version. */
export async function saveVersion(tx: Tx, template: EmailTemplate, actor: Actor): Promise<void> {
  const { id: templateId, subject, htmlContent, textContent } = template;
  const [last] = await listNewest(tx, templateId).limit(1);
  if (last && !isTextChanged(last, template)) return;
  const number = (last?.number ?? 0) + 1;
  const savedByName = await findUserName(tx, actor);
  const words = { subject, htmlContent, textContent };
  await tx.insert(emailTemplateVersions).values({ templateId, number, ...words, savedByName });
}

const toVersion = (row: typeof emailTemplateVersions.$inferSelect): TemplateVersion => {
  const { id, number, subject, htmlContent, textContent, savedByName } = row;
  const savedAt = row.savedAt.toISOString();
  return { id, number, subject, htmlContent, textContent, savedByName, savedAt };
};
