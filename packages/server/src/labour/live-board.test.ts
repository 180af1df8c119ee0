import { labourApi } from '@sitewright/domain/labour/api';
import type { LabourSession, LiveBoard } from '@sitewright/domain/labour/labour-session';
import { afterAll, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { seededChance } from '../testing/chance.ts';

/** The clock counts whole minutes, so each batch is five minutes later; from noon on, for a board shows one day. */
let clock = new Date();
clock.setUTCHours(12, 0, 0, 0);
const api = await testApi({ now: () => clock });
const address = await api.app.listen({ port: 0 });
const us = await api.organization();
const { id: projectId } = await us.project();
const manager = await us.member({ role: 'Site Manager' });
const leaving = new AbortController();
afterAll(async () => {
  leaving.abort();
  await api.app.close();
});

const params = { projectId };
const boardOf = (reader: Caller): Promise<LiveBoard> => reader.call(labourApi.board, { params });
const startGang = (n: number) =>
  manager.call(labourApi.start, {
    body: { projectId, crewKind: 'company', company: `Gang ${n}`, operatives: 6 },
  });

/** A browser that reloads the board whenever a crew changes. */
async function aReader() {
  const reader = await us.member({ role: 'Site Supervisor' });
  const { body } = await fetch(`${address}/api/events`, {
    headers: reader.session,
    signal: leaving.signal,
  });
  const screen = { sessions: [] as LabourSession[], heard: 0 };
  const follow = async () => {
    for await (const chunk of body ?? []) {
      const events = new TextDecoder().decode(chunk).match(/"entity":"labour"/g) ?? [];
      screen.heard += events.length;
      if (events.length > 0) screen.sessions = (await boardOf(reader)).sessions;
    }
  };
  void follow().catch(() => {}); // left
  return screen;
}

it('is pushed to a follower within a second', async () => {
  const screen = await aReader();
  const { id } = await startGang(0);
  await expect
    .poll(() => screen.sessions.map((session) => session.id), { timeout: 1_000 })
    .toContain(id);
});

it('is the same in two browsers after many actions on fifty gangs at once', async () => {
  const screens = [await aReader(), await aReader()];
  const chance = seededChance(2026);
  const gangs: LabourSession[] = [];
  for (let n = 0; n < 50; n++) gangs.push(await startGang(n));
  const actions = [labourApi.pause, labourApi.resume, labourApi.finish] as const;
  for (let batch = 0; batch < 10; batch++) {
    clock = new Date(clock.getTime() + 5 * 60_000);
    const responses = Array.from({ length: 12 }, () => {
      const gang = gangs[chance.below(gangs.length)];
      const session = { params: { labourSessionId: gang?.id ?? 0 } };
      const action = actions[chance.below(20) === 0 ? 2 : chance.below(2)] ?? labourApi.pause;
      return manager.send(action, { ...session, body: { reason: 'weather' } } as never);
    });
    const all = batch % 3 === 2 ? [manager.send(labourApi.resumeAll, { params, body: {} })] : [];
    const statuses = (await Promise.all([...responses, ...all])).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  }
  const { sessions } = await boardOf(await us.member({ role: 'Site Supervisor' }));
  expect(sessions.length).toBeGreaterThanOrEqual(50);
  for (const screen of screens) {
    await expect.poll(() => screen.sessions, { timeout: 5_000 }).toEqual(sessions);
  }
  expect(sessions.some(({ segments }) => segments.length > 2)).toBe(true);
});
