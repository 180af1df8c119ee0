import { daysInBin } from '@sitewright/domain/backup/rules';
import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { editTemplate, newTemplate } from '@sitewright/domain/email-templates/rules';
import { recycle } from '../platform/recycle.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import {
  findTemplate,
  insertTemplate,
  listTemplates,
  lockTemplate,
  saveTemplate,
} from './store.ts';

export function emailTemplateRoutes(serve: Serve, { secrets }: Services) {
  serve(emailTemplatesApi.list, ({ tx, query }) => listTemplates(tx, query));

  serve(emailTemplatesApi.read, ({ tx, params }) => findTemplate(tx, params.emailTemplateId));

  serve(emailTemplatesApi.add, ({ tx, actor, body }) =>
    insertTemplate(tx, newTemplate(body), actor),
  );

  serve(emailTemplatesApi.edit, async ({ tx, actor, params, body }) => {
    const template = await lockTemplate(tx, params.emailTemplateId);
    const edited = editTemplate(template, body);
    return saveTemplate(tx, edited, actor);
  });

  serve(emailTemplatesApi.remove, async ({ tx, actor, params, now }) => {
    const { id, name } = await lockTemplate(tx, params.emailTemplateId);
    const record = { type: 'emailTemplate', table: 'email_templates', id, name };
    await recycle(tx, record, actor, secrets, { now, days: daysInBin });
  });
}
