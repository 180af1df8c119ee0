import type { EmailTemplateDraft } from './email-template.ts';

export const aTemplateDraft = (over: Partial<EmailTemplateDraft> = {}): EmailTemplateDraft => ({
  name: 'Our own order letter',
  templateType: 'po_issued',
  subject: 'Order {{po.number}}',
  htmlContent: '<p>Hello {{supplier.name}}</p><p>{{po.number}} {{po.link}}</p>',
  textContent: 'Hello {{supplier.name}}, {{po.number}}: {{po.link}}',
  ...over,
});
