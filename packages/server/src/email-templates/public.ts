import { withFooter } from '@sitewright/domain/email-templates/frame';
import type { TemplateData } from '@sitewright/domain/email-templates/language';
import { type Letter, render, type TemplateText } from '@sitewright/domain/email-templates/render';
import {
  isPrivate,
  standards,
  type TemplateType,
} from '@sitewright/domain/email-templates/template-type';
import type { Actor } from '@sitewright/domain/kernel/access';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { findLetterhead } from '../organizations/public.ts';
import type { Mail } from '../platform/jobs/mail.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { lettersWithin } from './limits.ts';
import type { PreviewRecords as Records } from './records.ts';
import { emailTemplates } from './table.ts';

/** The company's own template of this type, otherwise the built-in one. */
export async function findTemplateForType(tx: Tx, type: TemplateType): Promise<TemplateText> {
  const [own] = await tx
    .select()
    .from(emailTemplates)
    .where(and(eq(emailTemplates.templateType, type), eq(emailTemplates.isActive, true)))
    .orderBy(desc(emailTemplates.id))
    .limit(1);
  return own ?? standards[type];
}

/** The only form that can be sent: it names the template it was rendered from. */
type Rendered = Omit<Letter, 'html'> & Pick<Mail, 'html' | 'templateType' | 'isPrivate'>;

/** Renders emails of one type, each with its own data, under the company's name and in its colour. */
export async function emailRenderer(
  tx: Tx,
  type: TemplateType,
): Promise<(data: TemplateData) => Rendered> {
  const template = await findTemplateForType(tx, type);
  const brand = await findLetterhead(tx);
  const company = { name: brand.company };
  const marks = { templateType: type, ...(isPrivate(type) && { isPrivate: true }) };
  return (data) => {
    const { html, ...letter } = withFooter(render(template, { company, ...data }), brand);
    return { ...letter, ...(html && { html }), ...marks };
  };
}

export const renderLetter = async (
  tx: Tx,
  type: TemplateType,
  data: TemplateData,
): Promise<Rendered> => (await emailRenderer(tx, type))(data);

export const renderLetterTo = async (
  tx: Tx,
  to: string,
  type: TemplateType,
  data: TemplateData = {},
): Promise<Mail> => ({ to, ...(await renderLetter(tx, type, data)) });

/** A recipient, and the data that they may see. */
type Recipient = { to: string; data: TemplateData };

/** Past the daily budget no email is sent; the action itself still succeeds. */
export async function emailColleagues(
  tx: Tx,
  { queueEmail, rateLimits }: Pick<Services, 'queueEmail' | 'rateLimits'>,
  type: TemplateType,
  readers: readonly Recipient[],
  actor: Actor,
): Promise<void> {
  if (readers.length === 0) return;
  const limit = lettersWithin(actor, readers.length);
  // Within the transaction: a refused action must not spend the budget.
  if (await rateLimits.countAndCheck((work) => work(tx), limit)) return;
  const write = await emailRenderer(tx, type);
  for (const { to, data } of readers) await queueEmail(tx, { to, ...write(data) });
}

/** The records that emails of a type can be about, and the data of one. */
export type PreviewRecords = Records;

export const mostOffered = 50;

export const ofContract = (name: SQL) => sql<string>`concat_ws(', ', ${name}, ${projects.name})`;
