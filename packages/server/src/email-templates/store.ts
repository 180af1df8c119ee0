import type {
  EmailTemplate,
  EmailTemplateQuery,
  EmailTemplateRow,
} from '@sitewright/domain/email-templates/email-template';
import { faultsOf, isTaken, type newTemplate } from '@sitewright/domain/email-templates/rules';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import type { Actor } from '@sitewright/domain/kernel/access';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found, refusedAt } from '@sitewright/domain/kernel/problem';
import { and, desc, eq, lt, ne } from 'drizzle-orm';
import { createdBy, updatedBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { emailTemplates } from './table.ts';

type Row = typeof emailTemplates.$inferSelect;

export async function listTemplates(
  tx: Tx,
  { templateType, limit, cursor }: EmailTemplateQuery,
): Promise<Page<EmailTemplateRow>> {
  const rows = await tx
    .select()
    .from(emailTemplates)
    .where(
      and(
        templateType && eq(emailTemplates.templateType, templateType),
        cursor ? lt(emailTemplates.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(emailTemplates.id))
    .limit(limit + 1);
  return pageOf(rows.map(toRow), limit);
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
  { faults, ...draft }: ReturnType<typeof newTemplate>,
  actor: Actor,
): Promise<EmailTemplate> {
  await refuseIfTaken(tx, draft.name, 0);
  const [row] = await tx
    .insert(emailTemplates)
    .values({ ...draft, ...createdBy(actor) })
    .returning();
  return { ...toRow(found(row)), faults };
}

export async function saveTemplate(
  tx: Tx,
  template: EmailTemplate,
  actor: Actor,
): Promise<EmailTemplate> {
  const { id, createdAt, faults, ...fields } = template;
  await refuseIfTaken(tx, template.name, id);
  const [row] = await tx
    .update(emailTemplates)
    .set({ ...fields, ...updatedBy(actor) })
    .where(eq(emailTemplates.id, id))
    .returning();
  return { ...toRow(found(row)), faults };
}

async function refuseIfTaken(tx: Tx, name: string, id: number): Promise<void> {
  const named = and(eq(emailTemplates.name, name), ne(emailTemplates.id, id));
  if ((await tx.$count(emailTemplates, named)) > 0) throw refusedAt('name', isTaken);
}

/** One in use had none when it was put to use; of the others we look again. */
function toTemplate(row: Row): EmailTemplate {
  const template = toRow(row);
  return { ...template, faults: template.isActive ? [] : faultsOf(template) };
}

const toRow = (row: Row): EmailTemplateRow => ({
  ...row,
  templateType: row.templateType as TemplateType,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
