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
import type { Page } from '@sitewright/domain/kernel/page';
import { refusedAt } from '@sitewright/domain/kernel/problem';
import { and, eq, getTableColumns, ne } from 'drizzle-orm';
import { advisoryLock } from '../platform/advisory-lock.ts';
import { updatedBy } from '../platform/audit.ts';
import { users } from '../platform/global-tables.ts';
import { findRow, insertRow, isFree, lockRow, newestPage, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { sentCountByType } from './letters.ts';
import { emailTemplates } from './table.ts';
import { saveVersion } from './versions.ts';

type Row = typeof emailTemplates.$inferSelect;

export async function listTemplates(
  tx: Tx,
  { templateType, ...page }: EmailTemplateQuery,
): Promise<Page<EmailTemplateRow>> {
  const templates = tx
    .select({ ...getTableColumns(emailTemplates), updatedByName: users.name })
    .from(emailTemplates)
    .leftJoin(users, eq(users.id, emailTemplates.updatedBy));
  const isOfType = templateType && eq(emailTemplates.templateType, templateType);
  const rows = await newestPage(templates, emailTemplates, page, isOfType);
  const used = await sentCountByType(tx);
  return rows.map((row) => toRow(row, used));
}

export const findTemplate = async (tx: Tx, id: number): Promise<EmailTemplate> =>
  toTemplate(await findRow(tx, emailTemplates, id));

export const lockTemplate = async (tx: Tx, id: number): Promise<EmailTemplate> =>
  toTemplate(await lockRow(tx, emailTemplates, id));

export async function insertTemplate(
  tx: Tx,
  { findings, ...draft }: ReturnType<typeof newTemplate>,
  actor: Actor,
): Promise<EmailTemplate> {
  await refuseIfTaken(tx, draft.name, 0);
  const row = await insertRow(tx, emailTemplates, draft, actor);
  return afterSave(tx, { ...plain(row), findings }, actor);
}

export async function saveTemplate(
  tx: Tx,
  template: EmailTemplate,
  actor: Actor,
): Promise<EmailTemplate> {
  const { id, createdAt, findings, ...fields } = template;
  await refuseIfTaken(tx, template.name, id);
  const row = await saveRow(tx, emailTemplates, id, fields, actor);
  return afterSave(tx, { ...plain(row), findings }, actor);
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
  if (!(await isFree(tx, emailTemplates, eq(emailTemplates.name, name), id)))
    throw refusedAt('name', templateNameTaken);
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
