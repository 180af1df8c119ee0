import { join } from 'node:path';
import { Client } from 'pg';
import { backedUpTables } from '../../packages/domain/src/backup/backup-contents.ts';
import { type DataBackup, pieceBytes } from '../../packages/domain/src/backup/data-backup.ts';
import { dataBackupApi } from '../../packages/domain/src/backup/data-backup-api.ts';
import { corruptBytes, seededChance } from '../../packages/server/src/testing/corrupt-bytes.ts';
import { aDirector, type Caller } from './director.ts';
import { type Product, withProduct } from './product.ts';
import type { Proof } from './proof.ts';

const tries = 200;

export const brokenArchives: Proof = {
  name: 'archives',
  claim: `${tries} archives of a backup, each broken in one place at random: all refused, nothing changed`,
  seconds: 600,
  run: withProduct(async (product) => {
    await product.start();
    const ask = await aDirector(product);
    const archive = await aBackup(ask);
    const before = await sumsOf(product);
    const chance = seededChance(9);
    const outcomes: DataBackup['status'][] = [];
    for (let i = 0; i < tries; i++) outcomes.push(await bring(ask, corruptBytes(archive, chance)));
    const intact = await bring(ask, archive);
    const after = await sumsOf(product);
    const changed = backedUpTables.filter((table) => before.get(table) !== after.get(table));
    const refused = outcomes.filter((status) => status === 'failed').length;
    return {
      figures: {
        tried: tries,
        refused,
        'the unbroken one': intact,
        'tables with other rows': changed.length,
      },
      failures: [
        ...(refused === tries ? [] : [`${tries - refused} were not refused.`]),
        ...(intact === 'completed' ? [] : ['The unbroken one was refused, too.']),
        ...changed.map((table) => `Rows of ${table} have changed.`),
      ],
    };
  }),
};

async function ended(ask: Caller, backupId: number): Promise<DataBackup> {
  while (true) {
    const backup = await (await ask(dataBackupApi.readBackup, { params: { backupId } })).json();
    if (['completed', 'failed'].includes(backup.status)) return backup;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function aBackup(ask: Caller): Promise<Buffer> {
  const body = { backupType: 'full', includesFiles: false } as const;
  const { id } = await (await ask(dataBackupApi.makeBackup, { body })).json();
  const { status, problem } = await ended(ask, id);
  if (status !== 'completed') throw new Error(`No backup could be made: ${problem}`);
  const file = await ask(dataBackupApi.downloadBackup, { params: { backupId: id } });
  return Buffer.from(await file.arrayBuffer());
}

async function bring(ask: Caller, bytes: Buffer): Promise<DataBackup['status']> {
  const about = { fileName: 'brought.zip', fileSize: bytes.length };
  const { id: backupId } = await (await ask(dataBackupApi.startUpload, { body: about })).json();
  for (let place = 0; place * pieceBytes < bytes.length; place++) {
    const piece = bytes.subarray(place * pieceBytes, (place + 1) * pieceBytes);
    const body = { bytes: piece.toString('base64') };
    await ask(dataBackupApi.sendPiece, { params: { backupId, place }, body });
  }
  await ask(dataBackupApi.finishUpload, { params: { backupId } });
  return (await ended(ask, backupId)).status;
}

/** All rows of every table that a backup could hold, in any order. */
async function sumsOf({ folder }: Product): Promise<Map<string, string>> {
  const host = join(folder, 'data', 'postgres', 'run');
  const client = new Client({ host, user: 'postgres', database: 'sitewright' });
  await client.connect();
  const sums = backedUpTables.map(
    (table) =>
      `select '${table}' as name, md5(coalesce(string_agg(t::text, '|' order by id), '')) as sum from ${table} t`,
  );
  const { rows } = await client.query(sums.join(' union all ')).finally(() => client.end());
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}
