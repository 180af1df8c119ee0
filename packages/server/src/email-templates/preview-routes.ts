import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import type { EmailTemplate } from '@sitewright/domain/email-templates/email-template';
import { withFooter } from '@sitewright/domain/email-templates/frame';
import type { TemplateData } from '@sitewright/domain/email-templates/language';
import { faultsIn } from '@sitewright/domain/email-templates/lint';
import type { Preview, PreviewRequest } from '@sitewright/domain/email-templates/preview';
import { render, type TemplateText } from '@sitewright/domain/email-templates/render';
import { findingsOf, refuseIfFaulty } from '@sitewright/domain/email-templates/rules';
import { sampleData } from '@sitewright/domain/email-templates/sample';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import { standards } from '@sitewright/domain/email-templates/template-type';
import { Page } from '@sitewright/domain/kernel/page';
import { findLetterhead, letterSender } from '../organizations/public.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { contractOf } from '../projects/of-project.ts';
import { listStandards } from './letters.ts';
import { testLettersBy } from './limits.ts';
import { listRecords, type PreviewContext, type RecordsByType, readRecord } from './records.ts';
import { findTemplate } from './store.ts';

type Request = Pick<PreviewContext, 'tx' | 'actor' | 'now'>;

const standardOf = (templateType: TemplateType): UnsavedTemplate => ({
  templateType,
  ...standards[templateType],
});

export function previewRoutes(serve: Serve, services: Services, recordsByType: RecordsByType) {
  const { publicUrl } = services;
  const send = testSender(services, recordsByType);

  serve(emailTemplatesApi.standards, async ({ tx }) => new Page(await listStandards(tx)));

  serve(
    emailTemplatesApi.records,
    async ({ tx, actor, query }) =>
      new Page(await listRecords(tx, query.templateType, actor, recordsByType)),
  );

  serve(emailTemplatesApi.preview, async ({ tx, actor, now, params, body }) => {
    const template = await findTemplate(tx, params.emailTemplateId);
    return previewOf(
      { tx, actor, now, publicUrl, recordsByType },
      withUnsavedText(template, body),
      body,
    );
  });

  serve(emailTemplatesApi.previewStandard, ({ tx, actor, now, params, body }) => {
    const written = withUnsavedText(standardOf(params.templateType), body);
    return previewOf({ tx, actor, now, publicUrl, recordsByType }, written, body);
  });

  serve(emailTemplatesApi.test, async ({ tx, actor, now, params, body }) => {
    const template = await findTemplate(tx, params.emailTemplateId);
    return send({ tx, actor, now }, withUnsavedText(template, body), body);
  });

  serve(emailTemplatesApi.testStandard, ({ tx, actor, now, params, body }) =>
    send({ tx, actor, now }, withUnsavedText(standardOf(params.templateType), body), body),
  );
}

/** Sent to the caller only, and marked as a test. */
const testSender =
  ({ queueEmail, rateLimits, publicUrl }: Services, recordsByType: RecordsByType) =>
  async (
    request: Request,
    written: UnsavedTemplate,
    ask: PreviewRequest,
  ): Promise<{ to: string }> => {
    const { tx, actor } = request;
    const context = { ...request, publicUrl, recordsByType };
    refuseIfFaulty(written);
    // Within the transaction: an email that is not sent must not spend the budget.
    await rateLimits.consume((work) => work(tx), testLettersBy(actor));
    const { subject, html, text } = await previewOf(context, written, ask);
    const { email: to } = (await letterSender(tx, actor)).sender;
    const { templateType } = written;
    await queueEmail(tx, { to, templateType, subject: `[Test] ${subject}`, html, text });
    return { to };
  };

type UnsavedTemplate = TemplateText & Pick<EmailTemplate, 'templateType'>;

/** Unsaved text replaces the saved text. */
const withUnsavedText = <T extends UnsavedTemplate>(
  template: T,
  ask: PreviewRequest,
): UnsavedTemplate => ({
  templateType: template.templateType,
  subject: ask.subject ?? template.subject,
  htmlContent: ask.htmlContent ?? template.htmlContent,
  textContent: ask.textContent ?? template.textContent,
});

/** The email as its reader would see it; for a template with errors, only the errors. */
async function previewOf(
  context: PreviewContext,
  written: UnsavedTemplate,
  ask: PreviewRequest,
): Promise<Preview> {
  const findings = findingsOf(written);
  const { data, recordName } = await dataFor(context, written.templateType, ask);
  if (faultsIn(findings).length > 0)
    return { subject: '', html: '', text: '', findings, recordName };
  const brand = await findLetterhead(context.tx);
  return { ...withFooter(render(written, data), brand), findings, recordName };
}

/** A record that the caller may see; without one, a sample with the company's name and contract. */
async function dataFor(
  context: PreviewContext,
  type: TemplateType,
  { recordId, projectId }: PreviewRequest,
) {
  const { tx, actor } = context;
  const contract = projectId === undefined ? undefined : await contractOf(tx, projectId);
  const ours: TemplateData = {
    ...sampleData,
    ...(await letterSender(tx, actor)),
    ...(contract && { contract: { name: contract.name } }),
  };
  if (recordId === undefined) return { data: ours, recordName: null };
  const { name, words } = await readRecord(context, type, recordId);
  return { data: { ...ours, ...words }, recordName: name };
}
