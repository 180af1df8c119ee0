import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import {
  EmailTemplate,
  EmailTemplateChanges,
  EmailTemplateDraft,
  EmailTemplateQuery,
  EmailTemplateRow,
} from './email-template.ts';
import {
  Preview,
  PreviewRecord,
  PreviewRequest,
  RecordQuery,
  StandardLetter,
  standardParams,
  TestSent,
} from './preview.ts';
import { SentLetter, SentLetterQuery } from './sent-letter.ts';
import { ResetToStandard, TemplateRestoration, TemplateVersion } from './template-version.ts';

export const emailTemplatesApi = {
  list: get('/api/email-templates', ['emailTemplate', 'R'], {
    summary: 'List the email templates',
    query: EmailTemplateQuery,
    reply: z.array(EmailTemplateRow),
  }),
  standards: get('/api/email-templates/standards', ['emailTemplate', 'R'], {
    summary: 'List the default emails',
    reply: z.array(StandardLetter),
  }),
  records: get('/api/email-templates/records', ['emailTemplate', 'R'], {
    summary: 'List records for previewing an email',
    query: RecordQuery,
    reply: z.array(PreviewRecord),
  }),
  read: get('/api/email-templates/:emailTemplateId', ['emailTemplate', 'R'], {
    summary: 'Read an email template',
    reply: EmailTemplate,
  }),
  add: post('/api/email-templates', ['emailTemplate', 'C'], {
    summary: 'Add an email template',
    body: EmailTemplateDraft,
    reply: EmailTemplate,
  }),
  copy: post('/api/email-templates/:emailTemplateId/copies', ['emailTemplate', 'C'], {
    summary: 'Duplicate an email template',
    reply: EmailTemplate,
  }),
  edit: patch('/api/email-templates/:emailTemplateId', ['emailTemplate', 'U'], {
    summary: 'Edit an email template',
    body: EmailTemplateChanges,
    reply: EmailTemplate,
  }),
  activate: put('/api/email-templates/:emailTemplateId/activation', ['emailTemplate', 'U'], {
    summary: 'Activate an email template',
    reply: EmailTemplate,
  }),
  deactivate: del('/api/email-templates/:emailTemplateId/activation', ['emailTemplate', 'U'], {
    summary: 'Deactivate an email template',
    reply: EmailTemplate,
  }),
  versions: get('/api/email-templates/:emailTemplateId/versions', ['emailTemplate', 'R'], {
    summary: 'List the versions of an email template',
    reply: z.array(TemplateVersion),
  }),
  restore: put('/api/email-templates/:emailTemplateId/restoration', ['emailTemplate', 'U'], {
    summary: 'Restore a version of an email template',
    body: TemplateRestoration,
    reply: EmailTemplate,
  }),
  standardise: put('/api/email-templates/:emailTemplateId/standard-words', ['emailTemplate', 'U'], {
    summary: 'Reset an email template to the default',
    body: ResetToStandard,
    reply: EmailTemplate,
  }),
  preview: post('/api/email-templates/:emailTemplateId/preview', ['emailTemplate', 'R'], {
    summary: 'Preview an email template',
    isReadOnly: true,
    body: PreviewRequest,
    reply: Preview,
  }),
  previewStandard: post(
    '/api/email-templates/standards/:templateType/preview',
    ['emailTemplate', 'R'],
    {
      summary: 'Preview a default email',
      isReadOnly: true,
      params: standardParams,
      body: PreviewRequest,
      reply: Preview,
    },
  ),
  test: post('/api/email-templates/:emailTemplateId/test', ['emailTemplate', 'R'], {
    summary: 'Send a test of an email template to yourself',
    body: PreviewRequest,
    reply: TestSent,
  }),
  testStandard: post('/api/email-templates/standards/:templateType/test', ['emailTemplate', 'R'], {
    summary: 'Send a test of a default email to yourself',
    params: standardParams,
    body: PreviewRequest,
    reply: TestSent,
  }),
  letters: get('/api/sent-letters', ['emailTemplate', 'U'], {
    summary: 'List sent emails',
    query: SentLetterQuery,
    reply: z.array(SentLetter),
  }),
  tryAgain: put('/api/sent-letters/:sentLetterId/another-try', ['emailTemplate', 'U'], {
    summary: 'Retry sending an email',
    reply: SentLetter,
  }),
  remove: del('/api/email-templates/:emailTemplateId', ['emailTemplate', 'D'], {
    summary: 'Delete an email template to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),
};
