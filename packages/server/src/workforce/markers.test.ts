import { env } from 'node:process';
import { PassThrough } from 'node:stream';
import { can, type Role, roles } from '@sitewright/domain/kernel/access';
import { isCommand } from '@sitewright/domain/kernel/endpoint';
import { labourApi } from '@sitewright/domain/labour/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { revealFields } from '@sitewright/domain/workforce/worker-values';
import { sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { endpoints } from '../testing/endpoints.ts';
import {
  allMarkers,
  health,
  home,
  identity,
  markers,
  markersIn,
  rate,
} from '../testing/markers.ts';
import { aWorld } from '../testing/world.ts';

const logTo = new PassThrough();
const log: string[] = [];
logTo.on('data', (line) => log.push(String(line)));

const api = await testApi({ logTo });
const us = await api.organization();
const director = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
const world = await aWorld(us, director);
const params = { workerId: world.workerId };
const keyed = { 'idempotency-key': 'planted' };

await director.send(workforceApi.setIdentity, { params, body: identity }, keyed);
await director.send(workforceApi.setHealth, { params, body: health }, keyed);
await director.send(workforceApi.addRate, { params, body: rate }, keyed);
await director.send(workforceApi.edit, { params, body: home }, keyed);
const wholly = { params, body: { fields: [...revealFields], reason: 'To see all of it' } };
const because = { params, body: { reason: 'They asked for it' } };

const hiddenFrom = (role: Role): string[] => {
  const actor = { userId: 1, role, isOrganizationAdmin: false };
  return [
    ...(can(actor, 'worker.identity', 'S') ? [] : markers.identity),
    ...(can(actor, 'worker.health', 'S') ? [] : markers.health),
    ...(can(actor, 'worker.pay', 'R') ? [] : markers.pay),
    ...(can(actor, 'worker.private', 'R') ? [] : Object.values(home)),
  ];
};

/** Those who may see most, health alone, and nothing; in `npm run prove` all. */
const readers: readonly Role[] =
  env.PROOFS === 'full' ? roles : ['Managing Director', 'Site Supervisor', 'Viewer'];

type Answer = Awaited<ReturnType<typeof director.send>>;

/** The text of a response; in a PDF, the extracted text without spaces. */
const wordsOf = async ({ body, rawPayload }: Answer): Promise<string> =>
  body.startsWith('%PDF') && body.includes('PDFKit')
    ? (await extractText(new Uint8Array(rawPayload))).text.join(' ')
    : body;

it('shows each of them to users who may see it, with a reason', async () => {
  const revealed = await director.send(workforceApi.reveal, wholly, keyed);
  const handedOut = await director.send(workforceApi.subjectAccess, because, keyed);
  expect(markersIn(revealed.body)).toEqual(allMarkers);
  expect(markersIn(handedOut.body)).toEqual(allMarkers);
  const { body } = await director.send(workforceApi.read, { params });
  expect(markersIn(body, Object.values(home))).toEqual(Object.values(home));
});

it.each(readers)(
  'shows none of them to a %s who reads and prints everything',
  async (role) => {
    const reader = await us.member({ role });
    const hidden = [...new Set([...allMarkers, ...hiddenFrom(role)])];
    const reads = endpoints.filter(({ endpoint }) => !isCommand(endpoint) && !endpoint.stream);
    expect(reads.length).toBeGreaterThan(50);
    for (const { endpoint, name, sample } of reads) {
      const words = await wordsOf(await reader.send(endpoint, sample(world)));
      expect([name, ...markersIn(words, hidden)]).toEqual([name]);
    }
  },
  60_000,
);

it.each(roles)('shows a %s who acts on a worker no more than they may see', async (role) => {
  const actor = await us.member({ role });
  const answers = [
    await actor.send(workforceApi.reveal, wholly),
    ...(await Promise.all(
      revealFields.map((field) =>
        actor.send(workforceApi.reveal, {
          params,
          body: { fields: [field], reason: 'To see this' },
        }),
      ),
    )),
    await actor.send(workforceApi.edit, { params, body: { jobTitle: 'Joiner', version: 1 } }),
    await actor.send(workforceApi.edit, { params, body: { jobTitle: 'Joiner' } }),
    await actor.send(labourApi.start, {
      body: { projectId: world.projectId, crewKind: 'worker', workerId: world.workerId },
    }),
  ];
  expect(markersIn(answers.map(({ body }) => body).join(), hiddenFrom(role))).toEqual([]);
});

it('writes them into no log and no email', async () => {
  expect(log.join('')).toContain('/reveal');
  const all = [...allMarkers, ...Object.values(home)];
  expect(markersIn(log.join(''), all)).toEqual([]);
  expect(markersIn(JSON.stringify(await api.letters()), all)).toEqual([]);
});

it('writes them into no entry of the activity log, nor into its changes', async () => {
  const { rows } = await asOrganization(api.pools.app, us.id, (tx) =>
    tx.execute(sql`
      select c::text as words from activity_changes c union all select l::text from activity_logs l`),
  );
  const written = JSON.stringify(rows);
  expect(written).toContain('date_of_birth');
  expect(markersIn(written, [...allMarkers, ...Object.values(home)])).toEqual([]);
});
