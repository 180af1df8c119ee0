import type {
  EmailTemplate,
  EmailTemplateQuery,
  EmailTemplateRow,
} from '@sitewright/domain/email-templates/email-template';
import { faultsIn } from '@sitewright/domain/email-templates/lint';
import {
  findingsOf,
  type newTemplate,
  templateNameTaken,
} from '@sitewright/domain/email-templates/rules';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import type { Actor } from '@sitewright/domain/kernel/access';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found, refusedAt } from '@sitewright/domain/kernel/problem';
import { and, desc, eq, getTableColumns, lt, ne } from 'drizzle-orm';
import { advisoryLock } from '../platform/advisory-lock.ts';
import { createdBy, updatedBy } from '../platform/audit.ts';
import { users } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';
import { sentCountByType } from './letters.ts';
import { emailTemplates } from './table.ts';
import { saveVersion } from './versions.ts';

type Row = typeof emailTemplates.$inferSelect;

export async function listTemplates(
  tx: Tx,
  { templateType, limit, cursor }: EmailTemplateQuery,
): Promise<Page<EmailTemplateRow>> {
  const rows = await tx
    .select({ ...getTableColumns(emailTemplates), updatedByName: users.name })
    .from(emailTemplates)
    .leftJoin(users, eq(users.id, emailTemplates.updatedBy))
    .where(
      and(
        templateType && eq(emailTemplates.templateType, templateType),
        cursor ? lt(emailTemplates.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(emailTemplates.id))
    .limit(limit + 1);
  const used = await sentCountByType(tx);
  return pageOf(
    rows.map((row) => toRow(row, used)),
    limit,
  );
}

export async function findTemplate(tx: Tx, id: number): Promise<EmailTemplate> {
  const [row] = await tx.select().from(emailTemplates).where(eq(emailTemplates.id, id));
  return toTemplate(found(row));
}

export async function lockTemplate(tx: Tx, id: number): Promise<EmailTemplate> {
  const rows = await tx
    .select()
    .from(emailTemplates)
    .where(eq(emailTemplates.id, id))
    .for('update');
  return toTemplate(found(rows[0]));
}

export async function insertTemplate(
  tx: Tx,
  { findings, ...draft }: ReturnType<typeof newTemplate>,
  actor: Actor,
): Promise<EmailTemplate> {
  await refuseIfTaken(tx, draft.name, 0);
  const [row] = await tx
    .insert(emailTemplates)
    .values({ ...draft, ...createdBy(actor) })
    .returning();
  return afterSave(tx, { ...plain(found(row)), findings }, actor);
}

export async function saveTemplate(
  tx: Tx,
  template: EmailTemplate,
  actor: Actor,
): Promise<EmailTemplate> {
  const { id, createdAt, findings, ...fields } = template;
  await refuseIfTaken(tx, template.name, id);
  const [row] = await tx
    .update(emailTemplates)
    .set({ ...fields, ...updatedBy(actor) })
    .where(eq(emailTemplates.id, id))
    .returning();
  return afterSave(tx, { ...plain(found(row)), findings }, actor);
}

/** Keeps one active template per type, and stores the current text as a version. */
async function afterSave(tx: Tx, template: EmailTemplate, actor: Actor): Promise<EmailTemplate> {
  const { id, templateType } = template;
  const others = and(
    eq(emailTemplates.templateType, templateType),
    ne(emailTemplates.id, id),
    eq(emailTemplates.isActive, true),
  );
  if (template.isActive) {
    await advisoryLock(tx, 'templates in use');
    await tx
      .update(emailTemplates)
      .set({ isActive: false, ...updatedBy(actor) })
      .where(others);
  }
  await saveVersion(tx, template, actor);
  return template;
}

export const namesOfTemplates = async (tx: Tx): Promise<string[]> =>
  (await tx.select({ name: emailTemplates.name }).from(emailTemplates)).map(({ name }) => name);

async function refuseIfTaken(tx: Tx, name: string, id: number): Promise<void> {
  const named = and(eq(emailTemplates.name, name), ne(emailTemplates.id, id));
  if ((await tx.$count(emailTemplates, named)) > 0) throw refusedAt('name', templateNameTaken);
}

const toTemplate = (row: Row): EmailTemplate => {
  const template = plain(row);
  return { ...template, findings: findingsOf(template) };
};

const plain = (row: Row) => ({
  ...row,
  templateType: row.templateType as TemplateType,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

type ListedTemplate = Row & { updatedByName: string | null };

/** An active template had no errors when it was activated; the others are checked again. */
function toRow(row: ListedTemplate, used: ReadonlyMap<string, number>): EmailTemplateRow {
  const { updatedByName, ...stored } = row;
  const full = plain(stored);
  const { htmlContent, textContent, ...template } = full;
  return {
    ...template,
    updatedByName,
    faults: row.isActive ? 0 : faultsIn(findingsOf(full)).length,
    timesUsed: used.get(row.templateType) ?? 0,
  };
}
