import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { emailTemplateRecord } from '@sitewright/domain/email-templates/email-template.record';
import { templateNameTaken } from '@sitewright/domain/email-templates/rules';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { and, eq } from 'drizzle-orm';
import type { Row } from '../platform/record-tree.ts';
import type { ServerRecord } from '../platform/server-record.ts';
import type { Tx } from '../platform/tenancy.ts';
import { emailTemplates } from './table.ts';

type Template = Row & { name: string; template_type: string };

/** Restored under its name, and inactive where another template is active by now. */
async function restoreHook(tx: Tx, record: Row): Promise<void> {
  const { name, template_type } = record as Template;
  const { templateType, isActive } = emailTemplates;
  refuseIf(
    (await tx.$count(emailTemplates, eq(emailTemplates.name, name)))
      ? templateNameTaken
      : undefined,
  );
  const isUsed = and(eq(templateType, template_type), eq(isActive, true));
  if ((await tx.$count(emailTemplates, isUsed)) > 0) record.is_active = false;
}

export const emailTemplateServerRecord: ServerRecord = {
  type: emailTemplateRecord.type,
  removal: emailTemplatesApi.remove,
  restoreHook,
};
