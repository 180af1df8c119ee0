import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { filesApi } from '@sitewright/domain/files/api';
import { liveApi } from '@sitewright/domain/live/api';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { teamApi } from '@sitewright/domain/team/api';
import { webhooksApi } from '@sitewright/domain/webhooks/api';
import { afterAll, expect, it } from 'vitest';
import { end } from '../../../scripts/built-server.mjs';
import { aPicture } from '../src/testing/a-picture.ts';
import { startInstallation } from './installation.ts';
import { personAt } from './person.ts';
import { startProxy } from './proxy.ts';
import { emailsTo } from './received-emails.ts';

const installation = await startInstallation({ servers: 2 });
afterAll(installation.stop);
const { url, servers, letters, start } = installation;

const password = 'Concrete-and-rebar-2026';
const newPassword = 'Another-Scaffold-2026';
const director = { email: 'ann.ray@quay.example', name: 'Ann Ray', role: 'Director' } as const;
const person = personAt(url);
await person.call(sessionApi.register, { query: {}, body: { ...director, password } });
const { id: projectId } = await person.call(projectsApi.create, { body: { name: 'Quay Street' } });

it('a company registers, invites by mail, resets a password by the code from the mail, and signs out', async () => {
  expect(await person.call(sessionApi.user, {})).toMatchObject({ email: director.email });

  const invited = 'cy.fox@quay.example';
  await person.call(teamApi.invite, { body: { email: invited, role: 'Site Manager' } });
  const [invitation] = await emailsTo(letters, invited);
  const token = /invitation=([\w.-]+)/.exec(invitation?.text ?? '')?.[1];
  const colleague = personAt(url);
  await colleague.call(sessionApi.register, {
    query: { invitation: token },
    body: { email: invited, name: 'Cy Fox', role: 'Viewer', password },
  });
  expect(await colleague.call(sessionApi.user, {})).toMatchObject({ role: 'Site Manager' });

  await colleague.call(sessionApi.forgotPassword, { body: { email: invited } });
  const code = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(
    (await emailsTo(letters, invited, 'Account Access Code')).at(-1)?.text ?? '',
  )?.[0];
  const reset = { email: invited, resetCode: String(code), newPassword };
  await colleague.call(sessionApi.resetPassword, { body: reset });
  expect((await colleague.send(sessionApi.user, {})).status).toBe(401);
  const login = { body: { username: invited, password: newPassword } };
  await colleague.call(sessionApi.login, login);
  await colleague.call(sessionApi.logout, {});
  expect((await colleague.send(sessionApi.user, {})).status).toBe(401);
});

it('refuses a common password', async () => {
  const body = { ...director, email: 'dee@quay.example', password: 'password1' };
  const answer = await personAt(url).send(sessionApi.register, { query: {}, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { password: expect.any(String) } });
});

it('a user whose password was set by a colleague may do nothing before choosing another', async () => {
  const given = { email: 'bo.lind@quay.example', name: 'Bo Lind', password: 'Girder-and-1-bolt!' };
  await person.call(teamApi.add, { body: given });
  const colleague = personAt(url);
  const login = { body: { username: given.email, password: given.password } };
  await colleague.call(sessionApi.login, login);
  expect((await colleague.send(projectsApi.list, { query: {} })).status).toBe(403);
  await colleague.call(sessionApi.changeFirstPassword, { body: { newPassword } });
  expect(await colleague.call(projectsApi.list, { query: {} })).toHaveLength(1);
});

it('a picture is stored in the bucket, and a PDF is drawn', async () => {
  const params = { projectId };
  const { id: fileId } = await person.call(filesApi.add, { params, query: {}, file: aPicture() });
  const picture = await person.send(filesApi.content, { params: { fileId } });
  expect(picture.headers.get('content-type')).toMatch(/^image\//);
  await person.call(siteIssuesApi.report, { body: aSiteIssueDraft({ projectId }) });
  const pdf = await person.send(siteIssuesApi.pdf, { params, query: {} });
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

it('a live event of one server reaches a browser at the other', async () => {
  const proxies = await Promise.all(servers.map(({ port }) => startProxy(() => [port])));
  const [here, there] = proxies.map((proxy) => personAt(proxy.url, person.cookie()));
  const stream = await there?.send(liveApi.events, {});
  const reader = stream?.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  await here?.call(projectsApi.create, { body: { name: 'Mill Lane' } });
  let heard = '';
  while (!heard.includes('"entity":"project"')) heard += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  await Promise.all(proxies.map((proxy) => proxy.stop()));
});

it('a webhook is called for a new contract', async () => {
  const heard: string[] = [];
  const program = createServer(async (asked, reply) => {
    heard.push(await text(asked));
    reply.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(program, 'listening');
  const { port } = program.address() as AddressInfo;
  const features = { weatherIntegration: false, apiAccess: true };
  await person.call(companyApi.changePlan, { body: { features } });
  const hook = {
    name: 'Payroll',
    url: `http://127.0.0.1:${port}/`,
    entities: ['project' as const],
  };
  await person.call(sessionApi.confirm, { body: { password } });
  await person.call(webhooksApi.add, { body: hook });
  await person.call(projectsApi.create, { body: { name: 'Dock Road' } });
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(1);
  program.close();
});

it('a contract is restored from a backup', async () => {
  await person.call(sessionApi.confirm, { body: { password } });
  const { id: backupId } = await person.call(dataBackupApi.makeBackup, {
    body: { backupType: 'full' },
  });
  const params = { backupId };
  const read = () => person.call(dataBackupApi.readBackup, { params });
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe('completed');
  await person.call(projectsApi.edit, { params: { projectId }, body: { name: 'Changed' } });
  const organizationName = (await person.call(companyApi.read, {})).name;
  await person.call(dataBackupApi.restoreBackup, {
    params,
    body: { organizationName, mode: 'overwrite' },
  });
  await expect
    .poll(async () => (await read()).restoration?.status, { timeout: 20_000 })
    .toBe('done');
  const { name } = await person.call(projectsApi.read, { params: { projectId } });
  expect(name).toBe('Quay Street');
});

it('servers are replaced one after the other, and no request is answered with an error', async () => {
  const answers: number[] = [];
  let isOver = false;
  const work = async (client: number) => {
    for (let n = 0; !isOver; n += 1) {
      const ask = () =>
        n % 5 === 0
          ? person.send(projectsApi.create, { body: { name: `Contract ${client}.${n}` } })
          : person.send(projectsApi.list, { query: {} });
      // A broken connection is opened again; any response counts.
      const answer = await ask().catch(ask);
      await answer.arrayBuffer();
      answers.push(answer.status);
      await pause(20);
    }
  };
  const clients = [1, 2, 3, 4].map(work);
  for (const index of servers.keys()) {
    const old = servers[index];
    const next = await start();
    servers.splice(index, 1, next);
    if (old) await end(old.child);
  }
  isOver = true;
  await Promise.all(clients);
  expect(answers.filter((status) => status >= 400)).toEqual([]);
  expect(answers.length).toBeGreaterThan(50);
});
