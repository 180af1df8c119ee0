import type { Data } from '@sitewright/domain/email-templates/language';
import { type Letter, render } from '@sitewright/domain/email-templates/render';
import { standards, type TemplateType } from '@sitewright/domain/email-templates/template-type';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { emailTemplates } from './table.ts';

/** In the company's own words, where it has any for this letter; else in ours. */
export async function letterFrom(tx: Tx, type: TemplateType, data: Data): Promise<Letter> {
  const [own] = await tx
    .select()
    .from(emailTemplates)
    .where(and(eq(emailTemplates.templateType, type), eq(emailTemplates.isActive, true)))
    .orderBy(desc(emailTemplates.id))
    .limit(1);
  return render(own ?? standards[type], data);
}
