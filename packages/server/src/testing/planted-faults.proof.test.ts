import { type Endpoint, endpoint, endpointName } from '@sitewright/domain/kernel/endpoint';
import { IdInPath } from '@sitewright/domain/kernel/id';
import { Page } from '@sitewright/domain/kernel/page';
import { found, notAllowed, Refused } from '@sitewright/domain/kernel/problem';
import { requiredText } from '@sitewright/domain/kernel/text';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { withClient } from '../platform/database.ts';
import { newKey } from '../platform/files/storage.ts';
import { serveWith } from '../platform/http/serve.ts';
import type { Tx } from '../platform/tenancy.ts';
import { catalogueChecks, namesFrom } from './catalogue-check.ts';
import { smallCheckSize } from './check-size.ts';
import {
  contractBreaches,
  incompleteEndpoints,
  routeMismatches,
  serversOf,
} from './contract-check.ts';
import { endpoints, type Served } from './endpoints.ts';
import { fuzz } from './fuzz-check.ts';
import { apiWithWorlds } from './ready-worlds.ts';
import { mismatchesOf } from './role-check.ts';
import { leaksOf, untriedIdsOf } from './tenant-check.ts';
import { forgetfulPool } from './without-predicates.ts';
import type { World } from './world.ts';

/**
 * Each check of this folder finds the fault that is planted for it here. A check that can find
 * nothing proves nothing.
 */
const { wrapPool, state } = forgetfulPool();
const ready = await apiWithWorlds({ wrapPool });
const api = {
  ...ready,
  reset: async () => {
    await ready.reset();
    await plantTable();
  },
};
const { storage } = api;
const deps = {
  pool: api.pool,
  storage,
  now: () => new Date(),
  publicUrl: 'http://localhost',
  mark: String,
};
const serve = serveWith(api.app, { ...deps, replies: 'parsed' });

/** A tenant table without row security: a copy of the contracts, maintained by a trigger. */
const plantedTable = `
  create table planted_notes (id int primary key, organization_id int, name text);
  grant select, insert, update on planted_notes to sitewright_app;
  create function plant_note() returns trigger language plpgsql as $$ begin
    insert into planted_notes values (new.id, new.organization_id, new.name); return new;
  end $$;
  create trigger plant after insert on projects for each row execute function plant_note();
  insert into planted_notes select id, organization_id, name from projects`;
function plantTable() {
  return withClient(ready.connections.app, (superuser) => superuser.query(plantedTable));
}
await plantTable();

const Note = z.object({ name: z.string() });
const oneProject = z.object({ projectId: IdInPath });
const planted = {
  summary: 'Show a planted fault',
  needs: ['project', 'R'],
  params: oneProject,
  reply: Note,
} as const;

const sampleOf = (planted: Endpoint): Served => ({
  name: endpointName(planted),
  endpoint: planted,
  sample: ({ projectId }) => (planted.params ? { params: { projectId } } : {}),
});

async function noteOf(tx: Tx, where: ReturnType<typeof sql>) {
  const { rows } = await tx.execute<z.infer<typeof Note>>(
    sql`select name from planted_notes where ${where}`,
  );
  return found(rows[0]);
}

const unguarded = endpoint({ ...planted, method: 'GET', path: '/api/unguarded/:projectId' });
serve(unguarded, ({ tx, params }) => noteOf(tx, sql`id = ${params.projectId}`));

const predicated = endpoint({ ...planted, method: 'GET', path: '/api/predicated/:projectId' });
serve(predicated, ({ tx, params, actor }) =>
  noteOf(tx, sql`id = ${params.projectId} and organization_id = ${actor.organizationId}`),
);

const listed = endpoint({
  ...planted,
  method: 'GET',
  path: '/api/listed',
  params: undefined,
  reply: z.array(Note),
});
serve(listed, async ({ tx }) => {
  const { rows } = await tx.execute<z.infer<typeof Note>>(sql`select name from planted_notes`);
  return new Page(rows);
});

const secretlyWriting = endpoint({
  ...planted,
  method: 'POST',
  path: '/api/secretly-writing/:projectId',
  needs: ['project', 'U'],
  reply: z.array(Note),
});
serve(secretlyWriting, async ({ tx, params }) => {
  await tx.execute(sql`update planted_notes set name = 'seen' where id = ${params.projectId}`);
  return new Page([]);
});

const forbidding = endpoint({ ...planted, method: 'GET', path: '/api/forbidding/:projectId' });
serve(forbidding, async ({ tx, params, actor }) => {
  const isOurs = sql`id = ${params.projectId} and organization_id = ${actor.organizationId}`;
  return noteOf(tx, isOurs).catch(() => {
    throw new Refused(notAllowed);
  });
});

const open = { ...planted, params: undefined } as const;

const waiting = endpoint({ ...open, method: 'GET', path: '/api/waiting' });
const waits = async ({ tx }: { tx: Tx }) => {
  await tx.execute(sql`select 'before the wait'`);
  await storage.put(newKey(1, 'txt'), new Uint8Array(1));
  return { name: 'x' };
};
serve(waiting, waits);

const talkative = endpoint({ ...open, method: 'GET', path: '/api/talkative' });
api.app.get(talkative.path, async () => ({ name: 'x', passwordHash: 'unpromised' }));

const breaking = endpoint({
  ...open,
  method: 'GET',
  path: '/api/breaking',
  reply: z.object({ n: z.int() }),
});
serve(breaking, async () => ({ n: 0.5 }));

const secret = endpoint({ ...open, method: 'POST', path: '/api/secret' });
api.app.post(secret.path, async () => ({ name: 'x' }));

const unasked = endpoint({
  ...open,
  method: 'GET',
  path: '/api/unasked',
  needs: ['team.manage', 'C'],
});
serve({ ...unasked, needs: 'self' } as const, async () => ({ name: 'x' }));

const careless = endpoint({
  ...open,
  method: 'GET',
  path: '/api/careless',
  needs: ['project', 'R'],
});
serve({ ...careless, needs: ['team.manage', 'C'] } as const, async () => ({ name: 'x' }));

const throwing = endpoint({ ...planted, method: 'GET', path: '/api/throwing/:projectId' });
serve(throwing, async () => {
  throw new Error('a plain one');
});

const Named = z.object({ name: requiredText('Name', 100), isUrgent: z.boolean().optional() });
const particular = endpoint({
  ...open,
  method: 'POST',
  path: '/api/particular',
  isReadOnly: true,
  body: Named,
});
serve(particular, async ({ body: { name } }) => {
  if (/\p{Script=Arabic}/u.test(name)) throw new Error('only Latin letters were thought of');
  return { name };
});

const bareFile = endpoint({
  ...open,
  method: 'GET',
  path: '/api/bare-file',
  reply: z.unknown(),
  sends: 'file',
});
const page = '<script>alert(1)</script>';
api.app.get(bareFile.path, async (_, reply) => reply.type('text/html').send(page));

const closed = endpoint({ ...open, method: 'GET', path: '/api/closed', needs: 'anyone' });
serve({ ...closed, needs: 'self' } as const, async () => ({ name: 'x' }));

api.app.get('/api/outside', async () => ({}));

const served = (one: Endpoint) => [sampleOf(one)];
const about = (one: Endpoint) => [expect.stringContaining(endpointName(one))];

describe('the check of the contract', () => {
  it('finds a route outside the contract, and an endpoint that is not served', () => {
    const missing = sampleOf({ ...unguarded, path: '/api/missing/:projectId' });
    const strays = routeMismatches(api, [...endpoints, missing]);
    expect(strays).toContain('not promised: GET /api/outside');
    expect(strays).toContain('not served: GET /api/missing/:projectId');
    expect(routeMismatches(api, [...endpoints, ...endpoints])).toContain(
      'promised twice: GET /api/user',
    );
  });

  it('finds an endpoint that does not declare what it needs, does or returns', () => {
    const faulty = [
      { ...unguarded, needs: undefined },
      { ...unguarded, needs: ['project', 'S'] },
      { ...unguarded, needs: ['planted', 'R'] },
      { ...unguarded, summary: '' },
      { ...unguarded, reply: undefined },
      { ...unguarded, params: z.object({ otherId: IdInPath }) },
    ] as unknown as Endpoint[];
    for (const one of faulty) expect(incompleteEndpoints(served(one))).toHaveLength(1);
  });

  const serialised = api.beside({ replies: 'serialised' });
  serialised.get(talkative.path, async () => ({ name: 'x', passwordHash: 'unpromised' }));
  serialised.get(bareFile.path, async (_, reply) => reply.type('text/html').send(page));
  const serveSerialised = serveWith(serialised, { ...deps, replies: 'serialised' });
  serveSerialised(breaking, async () => ({ n: 0.5 }));
  serveSerialised(waiting, waits);
  serialised.post(secret.path, async () => ({ name: 'x' }));
  const brokenPromises = (one: Endpoint) =>
    contractBreaches(serversOf(api, serialised), served(one));

  it('finds an undeclared field', async () => {
    expect(await brokenPromises(talkative)).toEqual([...about(talkative), ...about(talkative)]);
  });

  it('finds a file without its security headers', async () => {
    expect(await brokenPromises(bareFile)).toEqual([...about(bareFile), ...about(bareFile)]);
  });

  it('finds a response that breaks its schema', async () => {
    expect(await brokenPromises(breaking)).not.toEqual([]);
  });

  it('finds a transaction that waits for anything but the database', async () => {
    const held = expect.stringContaining(
      "held a transaction while it waited, after select 'before",
    );
    expect(await brokenPromises(waiting)).toEqual([held, held]);
  });

  it('finds an action without an entry in the log', async () => {
    expect(await brokenPromises(secret)).toEqual([
      expect.stringContaining('left 0 entries in the log'),
    ]);
  });
});

describe('the tenant matrix', () => {
  it('finds an id that no sample tries', () => {
    const filter = z.object({ projectId: IdInPath.optional(), cursor: IdInPath.optional() });
    const forgotten = endpoint({ ...open, method: 'GET', path: '/api/forgotten', query: filter });
    const nested = z.object({ lines: z.array(z.object({ materialId: z.number().nullable() })) });
    const deep = endpoint({ ...open, method: 'POST', path: '/api/deep', body: nested });
    expect(untriedIdsOf([...served(forgotten), ...served(deep)])).toEqual([
      'GET /api/forgotten: the sample has no query.projectId of its world',
      'POST /api/deep: the sample has no body.lines.*.materialId of its world',
    ]);
  });

  /** One walk over all of them; the one that writes comes last. */
  let leaks: string[];
  beforeAll(async () => {
    const faulty = [unguarded, listed, forbidding, predicated, secretlyWriting];
    leaks = await leaksOf(api, faulty.map(sampleOf));
  });
  const leaksAt = (one: Endpoint) => leaks.filter((leak) => leak.startsWith(endpointName(one)));

  it('finds a table without row security, read by id', () => {
    expect(leaksAt(unguarded)).toContainEqual(
      expect.stringMatching(/params\.projectId: a foreign id answers 200/),
    );
  });

  it('finds a table without row security, read as a list', () => {
    expect(leaksAt(listed)).toEqual([
      'GET /api/listed: reads otherwise once there is another organisation',
    ]);
  });

  it('finds a change that the response does not show', () => {
    expect(leaksAt(secretlyWriting)).toContain(
      'POST /api/secretly-writing/:projectId, params.projectId: changed what is theirs',
    );
  });

  it('finds a 403 where a 404 is required', () => {
    expect(leaksAt(forbidding)).toEqual([expect.stringMatching(/answers 403 .* instead of 404/)]);
  });

  it('accepts a predicate, and finds the leak when the predicate is removed', async () => {
    expect(leaksAt(predicated)).toEqual([]);
    state.isForgetful = true;
    const forgotten = await leaksOf(api, served(predicated));
    state.isForgetful = false;
    expect(forgotten).toContainEqual(expect.stringMatching(/predicated.*a foreign id answers 200/));
  });
});

describe('the role matrix', () => {
  it('finds an endpoint that is open to everyone', async () => {
    const { findings } = await mismatchesOf(api, served(unasked), smallCheckSize);
    expect(findings).toContain(
      `${endpointName(unasked)} as Viewer: 200 undefined instead of not_allowed`,
    );
    expect(findings).not.toContainEqual(expect.stringContaining('Managing Director'));
  });

  it('finds an endpoint for anyone that is closed to users who are signed out', async () => {
    const everybody = { ...smallCheckSize, outsidersOneIn: 1 };
    const { findings } = await mismatchesOf(api, served(closed), everybody);
    expect(findings).toContain(`${endpointName(closed)} as signed out: 401 not_signed_in`);
  });

  it('finds an endpoint that refuses users who are allowed', async () => {
    const { findings } = await mismatchesOf(api, served(careless), smallCheckSize);
    expect(findings).toContain(
      `${endpointName(careless)} as Viewer: 403 not_allowed, against the table`,
    );
  });
});

describe('the fuzz', () => {
  // It acts on the contract after the three of our world: the next one made, which is theirs.
  const beyond = {
    ...sampleOf(secretlyWriting),
    sample: ({ projectId }: World) => ({ params: { projectId: projectId + 3 } }),
  };
  /** One walk over all of them. */
  let fuzzed: Awaited<ReturnType<typeof fuzz>>;
  beforeAll(async () => {
    const faulty = [...served(throwing), ...served(talkative), beyond];
    fuzzed = await fuzz(api, faulty, { ...smallCheckSize, seed: 1 });
  });
  const findingsAt = (one: Endpoint) =>
    fuzzed.findings.filter((finding) => finding.includes(endpointName(one)));

  it('finds a handler that throws', () => {
    expect(findingsAt(throwing)).toContainEqual(expect.stringContaining('answered 500'));
  });

  it('finds a handler that fails on an unusual but valid name', async () => {
    const named = { ...sampleOf(particular), sample: () => ({ body: { name: 'Quay Street' } }) };
    const size = { ...smallCheckSize, readsPerRound: 80 };
    const { findings, accepted } = await fuzz(api, [named], { ...size, seed: 1 });
    expect(findings).toContainEqual(
      expect.stringMatching(/particular, valid request: answered 500/),
    );
    expect(accepted).toBeGreaterThan(0);
  });

  it('finds an endpoint that accepts nothing', () => {
    const tally = fuzzed.tallies.find(({ name }) => name === endpointName(throwing));
    expect(tally).toMatchObject({ sent: expect.any(Number), accepted: 0 });
  });

  it('finds a response that breaks its schema', () => {
    expect(findingsAt(talkative)).toContainEqual(expect.stringContaining('not what it promised'));
  });

  it('finds a change in another organisation', () => {
    expect(findingsAt(secretlyWriting)).toContainEqual(
      expect.stringContaining('changed what another organisation'),
    );
  });
});

describe('without the policy of one table', () => {
  const issues = endpoints.filter(({ name }) => name.includes('/api/site-issues'));

  it('finds every endpoint that reads it', async () => {
    const reset = async () => {
      await api.reset();
      await api.pools.owner.query('alter table site_issues disable row level security');
    };
    const leaks = await leaksOf({ ...api, reset }, issues);
    // Endpoints after the deletion no longer find the record. The history of an issue has its own
    // policy, which stops an edit.
    const { read, remove } = siteIssuesApi;
    for (const one of [read, remove]) {
      expect(leaks).toContainEqual(
        expect.stringContaining(`${endpointName(one)}, params.siteIssueId`),
      );
    }
    expect(leaks).toContainEqual(expect.stringContaining('changed what is theirs'));
  }, 120_000);
});

describe('the catalogue', () => {
  beforeAll(api.reset);
  const cases = catalogueChecks.flatMap(({ title, faults, plants }) =>
    plants.map((plant) => ({ title, faults, plant })),
  );

  it.each(cases)('$title: finds $plant', async ({ faults, plant }) => {
    await withClient(api.connections.app, async (superuser) => {
      await superuser.query('begin; drop table planted_notes cascade');
      const names = namesFrom(superuser);
      expect(await names(faults)).toEqual([]);
      await superuser.query(plant);
      expect(await names(faults)).not.toEqual([]);
      await superuser.query('rollback');
    });
  });
});
