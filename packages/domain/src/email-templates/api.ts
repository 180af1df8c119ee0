import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import {
  EmailTemplate,
  EmailTemplateChanges,
  EmailTemplateDraft,
  EmailTemplateQuery,
  EmailTemplateRow,
  oneTemplate,
} from './email-template.ts';

export const emailTemplatesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/email-templates',
    summary: 'List the e-mail templates',
    needs: ['emailTemplate', 'R'],
    query: EmailTemplateQuery,
    reply: z.array(EmailTemplateRow),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/email-templates/:emailTemplateId',
    summary: 'Read an e-mail template',
    needs: ['emailTemplate', 'R'],
    params: oneTemplate,
    reply: EmailTemplate,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/email-templates',
    summary: 'Write an e-mail template',
    needs: ['emailTemplate', 'C'],
    body: EmailTemplateDraft,
    reply: EmailTemplate,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/email-templates/:emailTemplateId',
    summary: 'Edit an e-mail template',
    needs: ['emailTemplate', 'U'],
    params: oneTemplate,
    body: EmailTemplateChanges,
    reply: EmailTemplate,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/email-templates/:emailTemplateId',
    summary: 'Delete an e-mail template to the recycle bin',
    needs: ['emailTemplate', 'D'],
    params: oneTemplate,
    reply: z.undefined(),
    status: 204,
  }),
};
