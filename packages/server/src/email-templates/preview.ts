import type { EmailTemplate } from '@sitewright/domain/email-templates/email-template';
import { framed } from '@sitewright/domain/email-templates/frame';
import type { Data } from '@sitewright/domain/email-templates/language';
import { faultsIn } from '@sitewright/domain/email-templates/lint';
import type { Preview, PreviewRequest } from '@sitewright/domain/email-templates/preview';
import { render, type Written } from '@sitewright/domain/email-templates/render';
import { findingsOf } from '@sitewright/domain/email-templates/rules';
import { sample } from '@sitewright/domain/email-templates/sample';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import { findLetterhead, headOf } from '../organizations/public.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { type PreviewContext, readRecord } from './records.ts';

export type Typed = Written & Pick<EmailTemplate, 'templateType'>;

/** Unsaved text replaces the saved text. */
export const asTyped = <T extends Typed>(template: T, ask: PreviewRequest): Typed => ({
  templateType: template.templateType,
  subject: ask.subject ?? template.subject,
  htmlContent: ask.htmlContent ?? template.htmlContent,
  textContent: ask.textContent ?? template.textContent,
});

/** The email as its reader would see it; for a template with errors, only the errors. */
export async function previewOf(
  context: PreviewContext,
  written: Typed,
  ask: PreviewRequest,
): Promise<Preview> {
  const findings = findingsOf(written);
  const { data, recordName } = await dataFor(context, written.templateType, ask);
  if (faultsIn(findings).length > 0)
    return { subject: '', html: '', text: '', findings, recordName };
  const brand = await findLetterhead(context.tx);
  return { ...framed(render(written, data), brand), findings, recordName };
}

/** A record that the caller may see; without one, a sample with the company's name and contract. */
async function dataFor(
  context: PreviewContext,
  type: TemplateType,
  { recordId, projectId }: PreviewRequest,
) {
  const { tx, actor } = context;
  const contract = projectId === undefined ? {} : { contract: await findContract(tx, projectId) };
  const ours: Data = { ...sample, ...(await headOf(tx, actor)), ...contract };
  if (recordId === undefined) return { data: ours, recordName: null };
  const { name, words } = await readRecord(context, type, recordId);
  return { data: { ...ours, ...words }, recordName: name };
}

async function findContract(tx: Tx, id: number) {
  const named = tx.select({ name: projects.name }).from(projects);
  const [contract] = await named.where(eq(projects.id, id));
  return found(contract);
}
