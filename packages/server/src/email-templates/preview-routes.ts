import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import type { PreviewRequest } from '@sitewright/domain/email-templates/preview';
import { refuseIfUnsound } from '@sitewright/domain/email-templates/rules';
import { standards, type TemplateType } from '@sitewright/domain/email-templates/template-type';
import { Page } from '@sitewright/domain/kernel/page';
import { headOf } from '../organizations/public.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import { listStandards } from './letters.ts';
import { testLettersBy } from './limits.ts';
import { asTyped, previewOf, type Typed } from './preview.ts';
import { listRecords, type PreviewContext, type RecordsByType } from './records.ts';
import { findTemplate } from './store.ts';

type Request = Pick<PreviewContext, 'tx' | 'actor' | 'now'>;

const standardOf = (templateType: TemplateType): Typed => ({
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
    return previewOf({ tx, actor, now, publicUrl, recordsByType }, asTyped(template, body), body);
  });

  serve(emailTemplatesApi.previewStandard, ({ tx, actor, now, params, body }) => {
    const written = asTyped(standardOf(params.templateType), body);
    return previewOf({ tx, actor, now, publicUrl, recordsByType }, written, body);
  });

  serve(emailTemplatesApi.test, async ({ tx, actor, now, params, body }) => {
    const template = await findTemplate(tx, params.emailTemplateId);
    return send({ tx, actor, now }, asTyped(template, body), body);
  });

  serve(emailTemplatesApi.testStandard, ({ tx, actor, now, params, body }) =>
    send({ tx, actor, now }, asTyped(standardOf(params.templateType), body), body),
  );
}

/** Sent to the caller only, and marked as a test. */
const testSender =
  ({ post, budgets, publicUrl }: Services, recordsByType: RecordsByType) =>
  async (request: Request, written: Typed, ask: PreviewRequest): Promise<{ to: string }> => {
    const { tx, actor } = request;
    const context = { ...request, publicUrl, recordsByType };
    refuseIfUnsound(written);
    // Within the transaction: an email that is not sent must not spend the budget.
    await budgets.spend((work) => work(tx), testLettersBy(actor));
    const { subject, html, text } = await previewOf(context, written, ask);
    const { email: to } = (await headOf(tx, actor)).sender;
    const { templateType } = written;
    await post(tx, { to, templateType, subject: `[Test] ${subject}`, html, text });
    return { to };
  };
