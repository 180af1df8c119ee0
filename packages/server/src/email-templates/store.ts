import type {
  EmailTemplate,
  EmailTemplateQuery,
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
): Promise<Page<EmailTemplate>> {
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
  return pageOf(rows.map(toTemplate), limit);
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
  draft: ReturnType<typeof newTemplate>,
  actor: Actor,
): Promise<EmailTemplate> {
  await refuseIfTaken(tx, draft.name, 0);
  const [row] = await tx
    .insert(emailTemplates)
    .values({ ...draft, ...createdBy(actor) })
    .returning();
  return toTemplate(found(row));
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
  return toTemplate(found(row));
}

async function refuseIfTaken(tx: Tx, name: string, id: number): Promise<void> {
  const named = and(eq(emailTemplates.name, name), ne(emailTemplates.id, id));
  if ((await tx.$count(emailTemplates, named)) > 0) throw refusedAt('name', isTaken);
}

function toTemplate(row: Row): EmailTemplate {
  const templateType = row.templateType as TemplateType;
  return {
    ...row,
    templateType,
    faults: faultsOf({ ...row, templateType }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
