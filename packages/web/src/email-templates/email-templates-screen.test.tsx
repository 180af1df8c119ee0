import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import type { EmailTemplate } from '@sitewright/domain/email-templates/email-template';
import { aTemplateDraft } from '@sitewright/domain/email-templates/email-template.fixture';
import { findingsOf } from '@sitewright/domain/email-templates/rules';
import { standards } from '@sitewright/domain/email-templates/template-type';
import type { Role } from '@sitewright/domain/kernel/access';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import type { TableView } from '../ui/table/table-view.ts';
import { EmailTemplatesScreen } from './email-templates-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const at = '2026-11-15T10:00:00.000Z';
const aTemplate = (over: Partial<EmailTemplate> = {}): EmailTemplate => {
  const template = {
    ...aTemplateDraft(),
    id: 4,
    organizationId: 1,
    variables: ['po.number'],
    description: null,
    isActive: true,
    createdAt: at,
    createdBy: 1,
    updatedAt: at,
    updatedBy: 1,
    version: 2,
    findings: [],
    ...over,
  };
  return { ...template, findings: findingsOf(template) };
};

const rowOf = (over: object = {}) => {
  const { htmlContent, textContent, findings, ...row } = aTemplate();
  return { ...row, faults: 0, timesUsed: 12, updatedByName: 'Ann Ray', ...over };
};

const aStandard = {
  templateType: 'po_cancelled' as const,
  subject: standards.po_cancelled.subject,
  htmlContent: standards.po_cancelled.htmlContent,
  textContent: standards.po_cancelled.textContent,
  variables: [...standards.po_cancelled.variables],
  replacedBy: null,
  timesUsed: 3,
};

const aPreview = {
  subject: 'Order PO-1',
  html: '<p>Hello Pennick</p>',
  text: 'Hello Pennick',
  findings: [],
  recordName: null,
};

const onView = vi.fn();

const open = (role: Role, view: TableView = {}, ...answers: Answer[]) =>
  renderWithApi(
    <EmailTemplatesScreen view={view} onView={onView} today="2026-11-16" />,
    aSessionUser({ role }),
    ...answers,
    answer(emailTemplatesApi.list, () => [rowOf()]),
    answer(emailTemplatesApi.standards, () => [aStandard]),
    answer(emailTemplatesApi.records, () => [{ id: 7, name: 'PO-NC-0007, Pennick' }]),
    answer(emailTemplatesApi.read, () => aTemplate()),
    answer(emailTemplatesApi.preview, () => aPreview),
    answer(emailTemplatesApi.previewStandard, () => aPreview),
  );

it('lists the own letters with the standard ones, what is wrong and how often they were used', async () => {
  open(
    'Director',
    {},
    answer(emailTemplatesApi.list, () => [rowOf({ isActive: false, faults: 2 })]),
  );
  const own = await screen.findByRole('row', { name: /Our own order letter/ });
  expect(own.textContent).toContain('2 problems');
  expect(own.textContent).toContain('12');
  const standard = screen.getByRole('row', { name: /Purchase order cancelled/ });
  expect(standard.textContent).toContain('Default wording');
});

it('turns one on from the list, and says why not', async () => {
  const { requests } = open(
    'Director',
    {},
    answer(emailTemplatesApi.list, () => [rowOf({ isActive: false })]),
    answer(emailTemplatesApi.activate, () => aTemplate()),
  );
  await userEvent.click(
    await screen.findByRole('switch', { name: 'Active, Our own order letter' }),
  );
  await screen.findByText('Emails now use Our own order letter');
  expect(requests).toContain('PUT /api/email-templates/4/activation');
});

it.each(['Site Supervisor', 'Viewer'] as const)('is not for a %s', async (role) => {
  open(role);
  await screen.findByText('Your role does not allow viewing email templates');
});

it.each(['Contracts Manager', 'Site Manager', 'Buyer'] as const)(
  'lets a %s read and not write',
  async (role) => {
    open(role, { template: '4' });
    await screen.findByText('Our own order letter');
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'HTML' })).toBeNull();
    expect(await screen.findByTitle('Email, desktop')).toBeTruthy();
  },
);

it('shows the letter where nothing can run, fetch or lead away', async () => {
  open('Director', { template: '4' });
  const frame = await screen.findByTitle('Email, desktop');
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.getAttribute('srcdoc')).toContain("default-src 'none'; style-src 'unsafe-inline'");
  expect(frame.getAttribute('srcdoc')).toContain('<p>Hello Pennick</p>');
  await userEvent.click(screen.getByRole('tab', { name: 'Plain' }));
  expect(screen.getByText('Hello Pennick')).toBeTruthy();
});

it('puts a variable where the writing was, and says what is wrong and on which line', async () => {
  open('Director', { template: '4' });
  const html = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'HTML' });
  await userEvent.click(html);
  html.setSelectionRange(3, 3);
  await userEvent.click(screen.getByRole('button', { name: /^contract\.name/ }));
  expect(html.value).toMatch(/^<p>{{contract\.name}}Hello {{supplier\.name}}<\/p>/);
  await userEvent.clear(html);
  await userEvent.type(html, '<p>x\n{{{{odd}}');
  const problems = screen.getByRole('region', { name: 'Problems' });
  await within(problems).findByText(/\{\{odd\}\} is not a known variable in this email\./);
  await within(problems).findByRole('button', { name: 'HTML, line 2' });
  await within(problems).findByText(/<p> is not closed\./);
});

it('is not used before it is saved, nor with a fault', async () => {
  const broken = { isActive: false, textContent: '{{po.number}} {{po.link}} {{odd}}' };
  open(
    'Director',
    { template: '4' },
    answer(emailTemplatesApi.read, () => aTemplate(broken)),
  );
  const activate = await screen.findByRole('button', { name: 'Activate' });
  expect(activate.getAttribute('aria-disabled')).toBe('true');
  await screen.findByText(
    'This template cannot be used yet: {{odd}} is not a known variable in this email.',
  );
  await fillIn(screen.getByLabelText('Subject'), ' more');
  await screen.findByText('Save your changes first.');
});

it('begins one with our own words, keeps it unused and opens it', async () => {
  const bodies: unknown[] = [];
  const { history } = open(
    'Director',
    { new: 'po_cancelled' },
    answer(emailTemplatesApi.add, (_, body) => {
      bodies.push(body);
      return aTemplate({ id: 9 });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(history.location.search).toContain('template=%229%22'));
  expect(bodies).toMatchObject([
    {
      templateType: 'po_cancelled',
      isActive: false,
      subject: standards.po_cancelled.subject,
      name: 'Purchase order cancelled, custom',
    },
  ]);
});

it('compares a version with now, and restores it', async () => {
  const bodies: unknown[] = [];
  const now = aTemplate();
  const words = { htmlContent: now.htmlContent, textContent: now.textContent };
  const saved = { ...words, savedByName: 'Ann Ray', savedAt: at };
  open(
    'Director',
    { template: '4' },
    answer(emailTemplatesApi.versions, () => [
      { id: 2, number: 2, subject: now.subject, ...saved },
      { id: 1, number: 1, subject: 'As it was', ...saved },
    ]),
    answer(emailTemplatesApi.restore, (_, body) => {
      bodies.push(body);
      return aTemplate({ subject: 'As it was' });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Versions' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Compare version 1' }));
  const subject = await screen.findByRole('region', { name: 'Subject' });
  expect(subject.textContent).toContain('− As it was');
  expect(subject.textContent).toContain(`+ ${now.subject}`);
  await userEvent.click(screen.getByRole('button', { name: 'Restore version 1' }));
  await screen.findByText('Version 1 restored');
  expect(bodies).toEqual([{ number: 1, version: 2 }]);
});

it('sends what is typed to oneself', async () => {
  const { requests } = open(
    'Director',
    { template: '4' },
    answer(emailTemplatesApi.test, () => ({ to: 'ann@quay.example' })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send test to me' }));
  await screen.findByText('Test sent to ann@quay.example');
  expect(requests).toContain('POST /api/email-templates/4/test');
});

it('lists which letters have left, and tries one again', async () => {
  const letter = {
    id: 3,
    templateType: 'po_issued',
    recipient: 'orders@pennick.example',
    subject: 'Order PO-1',
    status: 'failed' as const,
    tries: 2,
    problem: 'The mail server rejected an email: ECONNECTION',
    queuedAt: at,
    sentAt: null,
  };
  open(
    'Director',
    { tab: 'letters' },
    answer(emailTemplatesApi.letters, () => [letter]),
    answer(emailTemplatesApi.tryAgain, () => ({ ...letter, status: 'queued' as const })),
  );
  const row = await screen.findByRole('row', { name: /orders@pennick.example/ });
  expect(row.textContent).toContain('Failed');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for orders@pennick.example' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Try again' }));
  await screen.findByText('Retrying the email to orders@pennick.example');
});
