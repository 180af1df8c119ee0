import { afterEach, describe, expect, it } from 'vitest';
import { projects } from '../../projects/table.ts';
import { testApi } from '../../testing/api.ts';
import { queuedJobsIn } from '../../testing/mail-server.ts';
import { withClient } from '../database.ts';
import { asOrganization, asVisitor } from '../tenancy.ts';
import { enqueue, prepareQueue, startJobs, type Tasks } from './jobs.ts';

const { pools, connections, organization } = await testApi();
const us = await organization();
const them = await organization();
await us.project();

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
  await pools.owner.query('delete from graphile_worker._private_jobs');
});

async function work(tasks: Tasks) {
  const errors: Error[] = [];
  const onError = (error: Error) => errors.push(error);
  const all = { sweep: async () => {}, ...tasks };
  const { owner } = connections;
  running.push(await startJobs({ owner, pool: pools.app, tasks: all, onError }));
  return errors;
}

/** A busy machine takes its time. */
const soon = <T>(what: () => T) => expect.poll(what, { timeout: 15_000 });

const ask = (task: string, payload: unknown, organizationId: number | undefined = us.id) =>
  asOrganization(pools.app, organizationId, (tx) => enqueue(tx, task, payload));
const waiting = () => queuedJobsIn({ pools });

describe('a job', () => {
  it('sees the organisation that asked for it, and no other', async () => {
    const seen: unknown[] = [];
    await work({
      look: async (payload: { n: number }, inOrganization) => {
        seen.push([payload.n, await inOrganization((tx) => tx.$count(projects))]);
      },
    });
    await ask('look', { n: 1 });
    await ask('look', { n: 2 }, them.id);
    await asVisitor(pools.app, undefined, (tx) => enqueue(tx, 'look', { n: 3 }));
    await soon(() => seen.length).toBe(3);
    expect(seen.toSorted()).toEqual([
      [1, 1],
      [2, 0],
      [3, 0],
    ]);
  });

  it('does not wait for others that call strangers, who may never answer', async () => {
    const calls: (() => void)[] = [];
    const done: unknown[] = [];
    await work({
      webhook: () => new Promise<void>((answer) => calls.push(answer)),
      look: async (payload: { n: number }) => void done.push(payload.n),
    });
    for (let n = 0; n < 6; n++) await ask('webhook', { n });
    await soon(() => calls.length).toBe(2);
    await ask('look', { n: 1 });
    await soon(() => done).toEqual([1]);
    const answering = setInterval(() => {
      for (const answer of calls.splice(0)) answer();
    }, 20);
    await soon(async () => (await waiting()).length).toBe(0);
    clearInterval(answering);
  });

  it('joins the queue with the commit, and not at all without it', async () => {
    await asOrganization(pools.app, us.id, async (tx) => {
      await enqueue(tx, 'look', {});
      throw new Error('undone');
    }).catch(() => {});
    expect(await waiting()).toEqual([]);
  });

  it('carries the organisation of the transaction, whatever is asked for', async () => {
    await ask('look', { organizationId: them.id });
    const [job] = await waiting();
    expect(job.payload).toEqual({ organizationId: us.id, payload: { organizationId: them.id } });
  });

  it('that fails is kept for later, with its reason, and holds up no other', async () => {
    const done: number[] = [];
    const errors = await work({
      look: async ({ n }: { n: number }) => {
        if (n === 1) throw new Error('not today');
        done.push(n);
      },
    });
    for (const n of [1, 2, 3]) await ask('look', { n });
    await soon(() => done.toSorted()).toEqual([2, 3]);
    await soon(() => errors.map(({ message }) => message)).toEqual(['not today']);
    await soon(waiting).toMatchObject([
      { attempts: 1, last_error: expect.stringContaining('not today') },
    ]);
  });

  it('undoes what it wrote when it fails', async () => {
    const errors = await work({
      look: async (_: never, inOrganization) => {
        await inOrganization(async (tx) => {
          await tx.insert(projects).values({ name: 'Half', slug: 'half' });
          throw new Error('half way');
        });
      },
    });
    await ask('look', {});
    await soon(() => errors.length).toBe(1);
    const left = await asOrganization(pools.app, us.id, (tx) => tx.$count(projects));
    expect(left).toBe(1);
  });

  it('is done after the connections were cut as well', async () => {
    const done: number[] = [];
    await work({
      look: async ({ n }: { n: number }) => {
        done.push(n);
      },
    });
    await ask('look', { n: 1 });
    await soon(() => done).toEqual([1]);
    await withClient(connections.app, (superuser) =>
      superuser.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    );
    await soon(() =>
      ask('look', { n: 2 }).then(
        () => true,
        () => false,
      ),
    ).toBe(true);
    await soon(() => done).toEqual([1, 2]);
  });
});

describe('the queue', () => {
  it('is out of reach for the role that serves', async () => {
    const serve = (query: string) => asOrganization(pools.app, us.id, (tx) => tx.execute(query));
    const denied = expect.objectContaining({ cause: expect.objectContaining({ code: '42501' }) });
    for (const query of [
      'select * from graphile_worker._private_jobs',
      "select graphile_worker.add_job('look')",
      'delete from graphile_worker._private_jobs',
    ]) {
      await expect(serve(query)).rejects.toEqual(denied);
    }
  });

  it('is prepared again without harm', async () => {
    await ask('look', {});
    await prepareQueue(connections.owner);
    expect(await waiting()).toHaveLength(1);
  });

  it('is completed when an earlier start was killed half way', async () => {
    const database = `${connections.owner.database}_half`;
    const superuser = { ...connections.app, database: 'postgres' };
    await withClient(superuser, async (client) => {
      await client.query(`drop database if exists ${database} with (force)`);
      await client.query(`create database ${database} owner sitewright_owner`);
    });
    const owner = { ...connections.owner, database };
    await withClient(owner, (client) => client.query('create schema graphile_worker'));
    await prepareQueue(owner);
    const job = "select (graphile_worker.add_job('look')).id is not null as made";
    const { rows } = await withClient(owner, (client) => client.query(job));
    expect(rows).toEqual([{ made: true }]);
    await withClient(superuser, (client) => client.query(`drop database ${database} with (force)`));
  });
});
