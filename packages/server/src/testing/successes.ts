import { type Ask, type Endpoint, nameOf } from '@sitewright/domain/kernel/endpoint';
import { labourApi } from '@sitewright/domain/labour/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { type Caller, password, type TestApi } from './api.ts';
import type { Served } from './endpoints.ts';
import { aWorld } from './world.ts';

/** An ask that succeeds, and in whose session. */
export type Success = { ask: Ask<Endpoint>; session: Record<string, string> };
type Stage = { api: TestApi; director: Caller; ask: Ask<Endpoint> };

/** What has to happen before, where a sample alone would be refused. */
const before: Record<string, (stage: Stage) => Promise<Partial<Success>>> = {
  [nameOf(sessionApi.login)]: async ({ director }) => ({
    ask: { body: { username: director.actor.username, password } },
  }),
  [nameOf(sessionApi.register)]: async ({ ask }) => ({
    ask: { ...ask, body: { ...bodyOf(ask), email: `${crypto.randomUUID()}@quay.example` } },
  }),
  [nameOf(sessionApi.forgotPassword)]: async ({ director }) => ({
    ask: { body: { email: director.actor.username } },
  }),
  [nameOf(sessionApi.resetPassword)]: async ({ api, director, ask }) => {
    const email = director.actor.username;
    await director.call(sessionApi.forgotPassword, { body: { email } });
    const letter = (await api.letters()).findLast(({ to }) => to === email);
    const resetCode = letter?.text.match(/[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0];
    return { ask: { body: { ...bodyOf(ask), email, resetCode } } };
  },
  [nameOf(sessionApi.changeFirstPassword)]: async ({ api }) => {
    const us = await api.organization();
    const { session } = await us.member({ mustChangePassword: true });
    return { session, ask: { body: { newPassword: `${password}4` } } };
  },
  [nameOf(labourApi.resume)]: async ({ director, ask }) => {
    const { params } = ask as Ask<typeof labourApi.resume>;
    await director.call(labourApi.pause, { params, body: { reason: 'weather' } });
    return {};
  },
  [nameOf(plantApi.receive)]: async ({ director }) => {
    const { id: projectId } = await director.call(projectsApi.create, { body: { name: 'Quay' } });
    const body = { projectId, name: '13 t excavator' };
    const { id: plantHireId } = await director.call(plantApi.add, { body });
    return { ask: { params: { plantHireId }, body: {} } };
  },
  [nameOf(plantApi.collect)]: async ({ director, ask }) => {
    const { params } = ask as Ask<typeof plantApi.collect>;
    await director.call(plantApi.offHire, { params, body: { withoutMail: true } });
    return {};
  },
  [nameOf(plantApi.recordRepair)]: async ({ director, ask }) => {
    const { params } = ask as Ask<typeof plantApi.recordRepair>;
    await director.call(plantApi.reportBreakdown, { params, body: { reason: 'Track off' } });
    return {};
  },
  [nameOf(siteIssuesApi.reopen)]: async ({ director, ask }) => {
    await director.call(siteIssuesApi.close, ask as Ask<typeof siteIssuesApi.close>);
    return {};
  },
};

const bodyOf = (ask: Ask<Endpoint>) => (ask as { body: object }).body;

/** In an organisation of its own, on a stage that is set for it. */
export async function successOfSample(api: TestApi, { name, sample }: Served): Promise<Success> {
  const us = await api.organization();
  const director = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  const ask = sample(await aWorld(us, director));
  const prepared = await before[name]?.({ api, director, ask });
  return { ask, session: director.session, ...prepared };
}
