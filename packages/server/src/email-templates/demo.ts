import { editTemplate, newTemplate } from '@sitewright/domain/email-templates/rules';
import { noMailServer } from '@sitewright/domain/email-templates/sent-letter';
import { standards } from '@sitewright/domain/email-templates/template-type';
import { found } from '@sitewright/domain/kernel/problem';
import { type Demo, type DemoPart, demoActor } from '../platform/demo-part.ts';
import { sentLetters } from '../platform/jobs/sent-letters.ts';
import { projects } from '../projects/table.ts';
import { insertTemplate, saveTemplate } from './store.ts';

const { subject, htmlContent, textContent } = standards.certificate_expiring;

/** One custom template, one unfinished one, and the emails of the last days. */
export const demoEmails: DemoPart = {
  what: 'emails',
  make: async (demo) => {
    const [site] = await demo.tx.select().from(projects).limit(1);
    const director = demoActor(demo, 'Director', found(site).organizationId);
    const papers = newTemplate({
      templateType: 'certificate_expiring',
      name: 'Certificates, Northgate wording',
      description: 'Includes the yard’s phone number',
      isActive: true,
      subject,
      htmlContent,
      textContent,
    });
    const first = await insertTemplate(demo.tx, papers, director);
    const reworded = {
      subject: 'Certificates expiring: {{company.name}}',
      textContent: `Call the yard on 0113 496 0140 if you need a replacement machine.\n\n${textContent}`,
      htmlContent: `<p>Call the yard on <b>0113 496 0140</b> if you need a replacement machine.</p>\n${htmlContent}`,
    };
    await saveTemplate(demo.tx, editTemplate(first, reworded), director);
    await insertTemplate(demo.tx, newTemplate(unfinished), director);
    await logLetters(demo);
  },
};

/** Inactive: its placeholders are not checked yet. */
const unfinished = {
  templateType: 'po_issued',
  name: 'Orders, shorter',
  description: null,
  subject: 'Order {{po.number}}, {{contract.name}}',
  htmlContent: '<p>Dear {{supplier.contact}},</p>\n<p><a href="{{po.link}}">{{po.number}}</a></p>',
  textContent: 'Dear {{supplier.contact}},\n\n{{po.number}}: {{po.link}}',
  isActive: false,
} as const;

const written: readonly [type: string, to: string, subject: string][] = [
  ['certificate_expiring', 'joy.okafor@northgate.example', 'HSE certificates expiring: Northgate'],
  ['po_approval_request', 'david.achebe@northgate.example', 'Approval request: Otley Precast'],
  ['po_approved', 'ruth.ellery@northgate.example', 'Approved: Otley Precast'],
  ['password_changed', 'sam.whitlow@northgate.example', 'Your Sitewright password was changed'],
];

/** None was sent: the log says what an installation without a mail server says. */
const logLetters = ({ tx, now }: Demo) =>
  tx.insert(sentLetters).values(
    written.map(([templateType, recipient, about], place) => {
      const at = new Date(now.getTime() - (place * 26 + 3) * 60 * 60 * 1000);
      const outcome = { status: 'not_emailed' as const, tries: 1, problem: noMailServer };
      return { templateType, recipient, subject: about, queuedAt: at, ...outcome };
    }),
  );
