import { sessionApi } from '@sitewright/domain/session/api';
import { teamApi } from '@sitewright/domain/team/api';
import { afterAll, expect, it } from 'vitest';
import { startInstallation } from './installation.ts';
import { personAt } from './person.ts';
import { emailsTo } from './received-emails.ts';

const installation = await startInstallation();
afterAll(installation.stop);
const { url, letters } = installation;

const director = { email: 'ann.ray@quay.example', name: 'Ann Ray', role: 'Director' } as const;
const password = 'Concrete-and-rebar-2026';

async function registered() {
  const person = personAt(url);
  await person.call(sessionApi.register, { query: {}, body: { ...director, password } });
  return person;
}

it('a company registers, invites by mail, resets a password by the code from the mail, and signs out', async () => {
  const person = await registered();
  expect(await person.call(sessionApi.user, {})).toMatchObject({ email: director.email });

  const invited = 'bo.lind@quay.example';
  await person.call(teamApi.invite, { body: { email: invited, role: 'Site Manager' } });
  const [invitation] = await emailsTo(letters, invited);
  const token = /invitation=([\w.-]+)/.exec(invitation?.text ?? '')?.[1];
  const colleague = personAt(url);
  await colleague.call(sessionApi.register, {
    query: { invitation: token },
    body: { email: invited, name: 'Bo Lind', role: 'Viewer', password },
  });
  expect(await colleague.call(sessionApi.user, {})).toMatchObject({ role: 'Site Manager' });

  await colleague.call(sessionApi.forgotPassword, { body: { email: invited } });
  const code = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(
    (await emailsTo(letters, invited, 'Account Access Code')).at(-1)?.text ?? '',
  )?.[0];
  const newPassword = 'Another-Scaffold-2026';
  const reset = { email: invited, resetCode: String(code), newPassword };
  await colleague.call(sessionApi.resetPassword, { body: reset });
  expect((await colleague.send(sessionApi.user, {})).status).toBe(401);
  const login = { body: { username: invited, password: newPassword } };
  await colleague.call(sessionApi.login, login);
  await colleague.call(sessionApi.logout, {});
  expect((await colleague.send(sessionApi.user, {})).status).toBe(401);
});

it('refuses a password that everybody tries first', async () => {
  const body = { ...director, email: 'cy@quay.example', password: 'password1' };
  const answer = await personAt(url).send(sessionApi.register, { query: {}, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { password: expect.any(String) } });
});
