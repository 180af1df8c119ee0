import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { impatientPool } from '../../testing/database.ts';
import * as testing from '../../testing/mail-server.ts';
import type { Print } from '../pdf/print.ts';
import { packPrint } from '../pdf/print-later.ts';
import { asOrganization } from '../tenancy.ts';
import { type Mail, queueEmailWith } from './mail.ts';
import { sentLetters } from './sent-letters.ts';

const api = await testApi();
const us = await api.organization();
const { pools, connections } = api;
const post = queueEmailWith(testing.secrets);
const letter = {
  to: 'ann@quay.example',
  templateType: 'custom',
  subject: 'Hello',
  text: 'A line.\n',
};
const aPrint: Print = {
  letterhead: { company: 'Quay Ltd', lines: [], color: '#334155' },
  title: 'Purchase order',
  subtitle: '',
  madeAt: new Date(),
  made: '',
  blocks: [],
};

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
  await pools.owner.query('delete from graphile_worker._private_jobs');
});

const anSmtpServer = async (options = {}) => {
  const server = await testing.anSmtpServer(options);
  cleaning.push(server.close);
  return server;
};

const aPostOffice = async (settings: { SMTP_URL?: string; OUTBOX?: string }, pool = pools.app) => {
  const { errors, stop } = await testing.startMailWorker(api, settings, pool);
  cleaning.push(stop);
  return errors;
};

const send = (mail: Mail = letter) => asOrganization(pools.app, us.id, (tx) => post(tx, mail));
const waiting = () => testing.queuedJobsIn(api);
const nobodyWaits = () => testing.expectEmptyQueue(api);

describe('a letter', () => {
  it('is delivered once, to whom it is for, as plain text', async () => {
    const { delivered, url } = await anSmtpServer();
    await aPostOffice({ SMTP_URL: url });
    await send({ ...letter, subject: 'Grüße', text: 'Your code is: AAAA-BBBB\n' });
    await nobodyWaits();
    expect(delivered).toHaveLength(1);
    expect(delivered[0]?.to).toEqual(['ann@quay.example']);
    const source = delivered[0]?.source ?? '';
    expect(source).toContain('From: Us <us@site.example>');
    expect(source).toContain('To: ann@quay.example');
    expect(source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(source).toContain('Your code is: AAAA-BBBB');
  });

  it('brings its files along, and the words a second time with their looks', async () => {
    const { delivered, url } = await anSmtpServer();
    await aPostOffice({ SMTP_URL: url });
    const paper = { filename: 'PO-0001.pdf', contentType: 'application/pdf', key: '7/order.pdf' };
    await send({ ...letter, html: '<p>A line.</p>', attachments: [paper] });
    await nobodyWaits();
    const source = delivered[0]?.source ?? '';
    expect(source).toContain('<p>A line.</p>');
    expect(source).toMatch(/Content-Type: application\/pdf; name=PO-0001\.pdf/);
    expect(source).toContain(Buffer.from('bytes of 7/order.pdf').toString('base64'));
  });

  it('does not leave without a PDF that cannot be drawn, and waits to be tried again', async () => {
    const { delivered, url } = await anSmtpServer();
    const errors = await aPostOffice({ SMTP_URL: url });
    const pictures = [{ bytes: new Uint8Array([1, 2, 3]), caption: 'No picture at all' }];
    const print = packPrint({ ...aPrint, blocks: [{ kind: 'pictures', pictures }] });
    const paper = { filename: 'PO-0001.pdf', contentType: 'application/pdf', print };
    await send({ ...letter, subject: 'With a PDF', attachments: [paper] });
    await expect.poll(() => errors.length, { timeout: 15_000 }).toBe(1);
    expect(errors[0]?.message).toBe('The attached PDF could not be created.');
    expect([delivered, await waiting()]).toMatchObject([[], [{ attempts: 1 }]]);
    const note = "select status, problem from sent_letters where subject = 'With a PDF'";
    const { rows } = await asOrganization(pools.app, us.id, (tx) => tx.execute(note));
    expect(rows).toEqual([{ status: 'failed', problem: errors[0]?.message }]);
  });

  it('that is sent again has the same Message-ID, and another email another', async () => {
    const { delivered, url } = await anSmtpServer();
    await send();
    await send();
    // As a server leaves it that was killed just after the mail server had taken it.
    await pools.owner.query(`select graphile_worker.add_job('mail', payload)
      from (select payload from graphile_worker._private_jobs order by id limit 1) sent`);
    await aPostOffice({ SMTP_URL: url });
    await nobodyWaits();
    const ids = delivered.map(
      ({ source }) => /^Message-ID: (<.*@site\.example>)\r$/m.exec(source)?.[1],
    );
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain(undefined);
  });

  it('is not sent when the action that caused it is undone', async () => {
    const { delivered, url } = await anSmtpServer();
    await aPostOffice({ SMTP_URL: url });
    await asOrganization(pools.app, us.id, async (tx) => {
      await post(tx, letter);
      throw new Error('undone');
    }).catch(() => {});
    await send({ ...letter, subject: 'The next' });
    await nobodyWaits();
    expect(delivered.map(({ source }) => /Subject: (.*)\r/.exec(source)?.[1])).toEqual([
      'The next',
    ]);
  });

  it('waits sealed: what it says is not in the database', async () => {
    await send({ ...letter, text: 'AAAA-BBBB' });
    const [job] = await waiting();
    expect(JSON.stringify(job)).not.toMatch(/AAAA|quay|Hello/);
    expect(job.payload.organizationId).toBe(us.id);
  });

  it('waits while the mail server is down, and the user who caused it does not', async () => {
    const gone = await anSmtpServer();
    await cleaning.pop()?.();
    const errors = await aPostOffice({ SMTP_URL: gone.url });
    const { actor } = await us.member();
    const payload = { email: actor.username };
    const url = '/api/forgot-password';
    const answer = await api.app.inject({ method: 'POST', url, payload });
    expect(answer.statusCode).toBe(200);
    await expect.poll(() => errors.length).toBeGreaterThanOrEqual(2);
    expect(await waiting()).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);

    const { delivered } = await anSmtpServer({ port: gone.port });
    await pools.owner.query('update graphile_worker._private_jobs set run_at = now()');
    await nobodyWaits();
    expect(delivered.map(({ to }) => to)).toEqual([[actor.username], [actor.username]]);
  });

  it('is delivered once also by a mail server that takes its time', async () => {
    const pool = impatientPool(connections, 300);
    const { delivered, url } = await anSmtpServer({ delay: 800 });
    const errors = await aPostOffice({ SMTP_URL: url }, pool);
    await send();
    await nobodyWaits();
    expect([delivered.length, errors]).toEqual([1, []]);
  });

  it('is delivered once by two servers on one database', async () => {
    const { delivered, url } = await anSmtpServer({ delay: 20 });
    await aPostOffice({ SMTP_URL: url });
    await aPostOffice({ SMTP_URL: url });
    const subjects = Array.from({ length: 12 }, (_, i) => `Letter ${i}.`);
    await Promise.all(subjects.map((subject) => send({ ...letter, subject })));
    await nobodyWaits();
    const sent = delivered.map(({ source }) => /Subject: (.*)\r/.exec(source)?.[1] ?? '');
    expect(sent.toSorted()).toEqual(subjects.toSorted());
  });

  it('has the recipients it was meant for, whatever is in its subject', async () => {
    const { delivered, url } = await anSmtpServer();
    await aPostOffice({ SMTP_URL: url });
    await send({
      ...letter,
      subject: "Join X\r\nBcc: evil@quay.example\r\n\r\nEvil's on Sitewright",
    });
    await nobodyWaits();
    expect(delivered[0]?.to).toEqual(['ann@quay.example']);
    expect(delivered[0]?.source).not.toMatch(/^Bcc:/im);
  });
});

describe('without a mail server', () => {
  it('a letter is written into the outbox, for its owner’s eyes only', async () => {
    const home = await mkdtemp(join(tmpdir(), 'sitewright-mail-'));
    cleaning.push(() => rm(home, { recursive: true }));
    const OUTBOX = join(home, 'deep', 'outbox');
    await aPostOffice({ OUTBOX });
    await send();
    await send({ ...letter, subject: 'Second' });
    await nobodyWaits();
    const noted = await asOrganization(pools.app, us.id, (tx) => tx.select().from(sentLetters));
    expect(noted.findLast(({ subject }) => subject === 'Second')).toMatchObject({
      status: 'not_emailed',
      problem: 'No mail server is set up.',
      sentAt: null,
    });
    const names = await readdir(OUTBOX);
    expect(names).toHaveLength(2);
    expect((await stat(OUTBOX)).mode & 0o777).toBe(0o700);
    for (const name of names) {
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\w.-]+\.eml$/);
      expect((await stat(join(OUTBOX, name))).mode & 0o777).toBe(0o600);
    }
    const texts = await Promise.all(names.map((name) => readFile(join(OUTBOX, name), 'utf8')));
    expect(texts.find((text) => text.includes('Subject: Hello'))).toMatch(
      /From: Us <us@site\.example>\nTo: ann@quay\.example\n[\s\S]*\n\nA line\.\n/,
    );
  });
});
