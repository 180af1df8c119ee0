import { projectsApi } from '@sitewright/domain/projects/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { afterAll, expect, it } from 'vitest';
import { end } from '../../../scripts/built-server.mjs';
import { startInstallation } from './installation.ts';
import { personAt } from './person.ts';

const installation = await startInstallation({ servers: 2 });
afterAll(installation.stop);

it('servers are replaced one after the other, and no request is answered with an error', async () => {
  const { url, servers, start } = installation;
  const person = personAt(url);
  const body = {
    ...{ email: 'ann.ray@quay.example', name: 'Ann Ray', role: 'Director' as const },
    password: 'Concrete-and-rebar-2026',
  };
  await person.call(sessionApi.register, { query: {}, body });

  const answers: number[] = [];
  let isOver = false;
  const work = async (client: number) => {
    for (let n = 0; !isOver; n += 1) {
      const ask = () =>
        n % 5 === 0
          ? person.send(projectsApi.create, { body: { name: `Contract ${client}.${n}` } })
          : person.send(projectsApi.list, { query: {} });
      // A connection that broke is opened again; an answer counts as it is.
      const answer = await ask().catch(ask);
      await answer.arrayBuffer();
      answers.push(answer.status);
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
