import { readdirSync, readFileSync } from 'node:fs';
import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { runInOrganizationWith } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { anSmtpServer, expectEmptyQueue, startMailWorker } from '../testing/mail-server.ts';
import { emailTemplates } from './table.ts';

const api = await testApi();
const within = runInOrganizationWith(api.pools.app);
const us = await api.organization();
const director = await us.member({ role: 'Director' });
const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

const params = { templateType: 'password_reset' } as const;
const test = () => director.call(emailTemplatesApi.testStandard, { params, body: {} });
const log = async () => director.call(emailTemplatesApi.letters, { query: {} });

const anOffice = async (settings: { SMTP_URL: string }) => {
  const { stop } = await startMailWorker(api, settings);
  cleaning.push(stop);
};

const timesSent = async (type: string) =>
  (await director.call(emailTemplatesApi.standards, {})).find(
    ({ templateType }) => templateType === type,
  )?.timesUsed;

describe('the log of emails', () => {
  it('has a line as soon as an email is queued, and shows when it was sent', async () => {
    await test();
    const [queued] = await log();
    expect(await timesSent('password_reset')).toBe(0);
    expect(queued).toMatchObject({
      templateType: 'password_reset',
      recipient: director.actor.username,
      subject: '[Test] Account Access Code',
      status: 'queued',
      tries: 0,
      sentAt: null,
    });
    const smtp = await anSmtpServer();
    cleaning.push(smtp.close);
    await anOffice({ SMTP_URL: smtp.url });
    await expectEmptyQueue(api);
    const [sent] = await log();
    expect(sent).toMatchObject({ id: queued?.id, status: 'sent', tries: 1, problem: null });
    expect(await timesSent('password_reset')).toBe(1);
    const gone = await director.send(emailTemplatesApi.tryAgain, {
      params: { sentLetterId: sent?.id ?? 0 },
    });
    expect(gone.statusCode).toBe(409);
  });

  it('never contains a code, because its readers are not the recipients', async () => {
    const admin = await us.member({ role: 'Director', isOrganizationAdmin: true });
    const words = { subject: '{{reset.code}}', htmlContent: '', textContent: '{{reset.code}}' };
    const body = { name: 'Codes', templateType: 'password_reset', ...words } as const;
    const refused = await director.send(emailTemplatesApi.add, { body });
    expect(refused.json().message).toContain('{{reset.code}} must not be used in the subject.');
    const { id } = await director.call(emailTemplatesApi.add, {
      body: { ...body, isActive: false },
    });
    // Such a row may exist from before this rule.
    const at = eq(emailTemplates.id, id);
    await within(us.id, (tx) => tx.update(emailTemplates).set({ isActive: true }).where(at));
    const email = admin.actor.username;
    await api.anonymous.call(sessionApi.forgotPassword, { body: { email } });
    await within(us.id, (tx) => tx.delete(emailTemplates).where(at));
    const letter = (await api.letters()).find(({ to }) => to === email);
    expect(letter?.text).toMatch(/^\w{4}-\w{4}/);
    const toThem = (await log()).filter(({ recipient }) => recipient === email);
    expect(toThem.map(({ subject }) => subject)).toEqual(['', '']);
  });

  it('shows the failure, and retries on request', async () => {
    const gone = await anSmtpServer();
    await gone.close();
    await anOffice({ SMTP_URL: gone.url });
    await test();
    await expect.poll(async () => (await log())[0]?.status, { timeout: 8000 }).toBe('failed');
    const [failed] = await log();
    expect(failed?.problem).toMatch(/^The mail server rejected an email/);
    expect(failed?.problem).not.toContain('@');
    const smtp = await anSmtpServer({ port: gone.port });
    cleaning.push(smtp.close);
    const later = "update graphile_worker._private_jobs set run_at = now() + interval '1 hour'";
    await api.pools.owner.query(later);
    const again = { params: { sentLetterId: failed?.id ?? 0 } };
    expect(await director.call(emailTemplatesApi.tryAgain, again)).toMatchObject({
      status: 'queued',
    });
    await expect.poll(async () => (await log())[0]?.status, { timeout: 8000 }).toBe('sent');
    expect(smtp.delivered).toHaveLength(1);
  });

  it('shows only our own emails, and no other company can retry them', async () => {
    await test();
    const [ours] = await log();
    const them = await api.organization();
    const theirs = await them.member({ role: 'Director' });
    expect(await theirs.call(emailTemplatesApi.letters, { query: {} })).toEqual([]);
    const ask = { params: { sentLetterId: ours?.id ?? 0 } };
    expect((await theirs.send(emailTemplatesApi.tryAgain, ask)).statusCode).toBe(404);
  });

  it('hides requests for support calls', async () => {
    const supporter = await us.member({ role: 'Site Manager' });
    const supporterId = supporter.actor.userId;
    await director.call(wellbeingApi.setSupporter, {
      params: { userId: supporterId },
      body: { phone: '07700 900456', about: 'On site most mornings' },
    });
    const before = (await log()).length;
    const context = await us.member({ role: 'Viewer' });
    await context.call(wellbeingApi.askForCall, {
      body: { supporterId, message: 'After four, please.' },
    });
    expect(await log()).toHaveLength(before);
  });
});

it('has only emails made from a template', () => {
  const server = new URL('../', import.meta.url);
  const named = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^testing\//.test(file))
    .filter((file) => /\btemplateType\b/.test(readFileSync(new URL(file, server), 'utf8')));
  // Mail without a template is rejected, and nothing else can set it.
  expect(
    named.filter(
      (file) => !/^(email-templates\/|platform\/jobs\/(mail|sent-letters)\.ts$)/.test(file),
    ),
  ).toEqual([]);
});
