import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { workforceApi } from '../../packages/domain/src/workforce/api.ts';
import { revealFields } from '../../packages/domain/src/workforce/worker-values.ts';
import {
  allMarkers,
  health,
  identity,
  markersIn,
  rate,
} from '../../packages/server/src/testing/markers.ts';
import { type BrowserStorage, readBrowserStorages } from './browser-storage.ts';
import { aDirector } from './director.ts';
import { type Product, withProduct } from './product.ts';
import type { Proof } from './proof.ts';

const worker = {
  firstName: 'Planted',
  lastName: 'Marker',
  jobTitle: 'Carpenter',
  company: 'Harkness Formwork',
  employmentType: 'Staff',
} as const;

/** Harmless words that must be found, to prove that the search works. */
const plain = 'plainly-written-notes';

export const plantedMarkers: Proof = {
  name: 'markers',
  claim:
    'health, identity, bank details and pay of a worker, written, revealed, handed out and deleted: not one byte of them in the database, the uploads, the log or the browser of any role',
  seconds: 420,
  run: withProduct(async (product) => {
    await product.start();
    const { revealed, workerId } = await plant(product);
    const browsers = await readBrowserStorages(product, workerId);
    await checkpoint(product);
    const files = await filesWith([plain], product.folder);
    const leaks = await filesWith(allMarkers, product.folder);
    const shown = markersIn(revealed).length;
    return {
      figures: {
        'markers planted': allMarkers.length,
        'revealed to who may know them': shown,
        'files with what is no secret': files.length,
        'files with a marker': leaks.length,
        'roles that looked in a browser': browsers.length,
        'markers seen on their screens': browsers.flatMap(({ seen }) => seen).length,
        'markers in what a page can keep': browsers.flatMap(({ leaks: found }) => found).length,
      },
      failures: [
        ...(shown === allMarkers.length ? [] : ['Not all that was planted could be revealed.']),
        ...(files.length > 0 ? [] : ['Nothing at all was found: the search does not work.']),
        ...leaks.map((file) => `A marker is in ${file}.`),
        ...browsers.flatMap(faultsOf),
      ],
    };
  }),
};

/** A marker that the user with all permissions did not see was not searched for in their browser either. */
const faultsOf = ({ who, seen, leaks, searched }: BrowserStorage): string[] => [
  ...leaks,
  ...(searched === 4 ? [] : [`Only ${searched} of 4 storages of ${who} could be searched.`]),
  ...(who === 'helen.marsh' && seen.length < allMarkers.length - shownOtherwise
    ? [`${who} did not see ${allMarkers.filter((marker) => !seen.includes(marker)).join(', ')}.`]
    : []),
];

/** Screens show the date of birth in British format, and amounts with a pound sign and commas. */
const shownOtherwise = 2;

/** Every action on the secret data of a worker; no other record may have the same numbers. */
async function plant(product: Product): Promise<{ revealed: string; workerId: number }> {
  const ask = await aDirector(product);
  const reason = 'To prove that it is kept well';
  async function write() {
    const made = await ask(workforceApi.add, { body: { ...worker, notes: plain } });
    const params = { workerId: Number((await made.json()).id) };
    await ask(workforceApi.setIdentity, { params, body: identity });
    await ask(workforceApi.setHealth, { params, body: health });
    await ask(workforceApi.addRate, { params, body: rate });
    await ask(workforceApi.subjectAccess, { params, body: { reason } });
    return params;
  }
  await ask(workforceApi.remove, { params: await write() });
  const params = await write();
  const body = { fields: [...revealFields], reason };
  const revealed = await ask(workforceApi.reveal, { params, body });
  return { ...params, revealed: await revealed.text() };
}

/** Flushes everything that PostgreSQL has in memory to its files. */
async function checkpoint({ folder }: Product) {
  const host = join(folder, 'data', 'postgres', 'run');
  const client = new Client({ host, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query('checkpoint').finally(() => client.end());
}

/** Byte by byte, whatever the file type. */
const filesWith = (words: readonly string[], folder: string): Promise<string[]> =>
  promisify(execFile)('grep', ['-rlaF', ...words.flatMap((word) => ['-e', word]), folder]).then(
    ({ stdout }) => stdout.split('\n').filter(Boolean),
    ({ code, stderr }) => {
      if (code === 1) return [];
      throw new Error(`The search ended with ${code}: ${stderr}`);
    },
  );
