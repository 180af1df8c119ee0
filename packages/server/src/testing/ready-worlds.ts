import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Actor } from '@sitewright/domain/kernel/access';
import { inject } from 'vitest';
import { withClient } from '../platform/database.ts';
import { type TestApi, testApi } from './api.ts';
import { type Caller, callerOf } from './caller.ts';
import { copyDatabase, createTestDatabase, emptyTemplate, openDatabase } from './database.ts';
import { endAllSince } from './endings.ts';
import type { Organization } from './organization.ts';
import { aWorld, type World } from './world.ts';

/** An organisation with a record for every endpoint, and a director with all permissions. */
export type ReadyWorld = { organization: Organization; director: Caller; world: World };

export type ReadyApi = TestApi & {
  /** Two organisations with the same records; ours was made first, so it is the operator. */
  ours: ReadyWorld;
  theirs: ReadyWorld;
  /** Restores the initial state of the database and the files. */
  reset: () => Promise<void>;
};

/** Stored next to the template, to find its records again. */
type Recorded = { actor: Actor; session: Record<string, string>; world: World };

const template = 'template_worlds';

/**
 * The API on a copy of a database with two worlds, which the first test file that needs it builds.
 */
export async function apiWithWorlds(
  options: Parameters<typeof testApi>[0] = {},
): Promise<ReadyApi> {
  const [ours, theirs] = await recordedWorlds();
  const database = await createTestDatabase(template);
  const api = await testApi({ ...options, database });
  const copyFiles = () => cp(join(templateFolder(), 'files'), api.files, { recursive: true });
  await copyFiles();
  const reset = async () => {
    await database.reset();
    await rm(api.files, { recursive: true });
    await copyFiles();
  };
  const open = ({ actor, session, world }: Recorded): ReadyWorld => ({
    organization: api.existingOrganization(actor.organizationId),
    director: callerOf(api.app, actor, session),
    world,
  });
  return { ...api, ours: open(ours), theirs: open(theirs), reset };
}

const templateFolder = () => join(inject('files'), 'worlds');

/** Workers start at the same time: one builds, the others wait for its lock. */
const recordedWorlds = (): Promise<[Recorded, Recorded]> =>
  withClient({ ...inject('postgres'), database: 'postgres' }, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const record = join(templateFolder(), 'worlds.json');
    const existing = await readFile(record, 'utf8').catch(() => undefined);
    if (existing) return JSON.parse(existing);
    const built = await buildTemplate();
    await writeFile(`${record}.new`, JSON.stringify(built));
    await rename(`${record}.new`, record);
    return built;
  });

async function buildTemplate(): Promise<[Recorded, Recorded]> {
  const files = join(templateFolder(), 'files');
  await mkdir(files, { recursive: true });
  await copyDatabase(emptyTemplate, template);
  return endAllSince(async () => {
    const api = await testApi({ database: openDatabase(template), files });
    return [await buildWorld(api), await buildWorld(api)];
  });
}

async function buildWorld(api: TestApi): Promise<Recorded> {
  const organization = await api.organization();
  const director = await organization.member({
    role: 'Managing Director',
    isOrganizationAdmin: true,
  });
  const world = await aWorld(organization, director);
  return { actor: director.actor, session: director.session, world };
}
