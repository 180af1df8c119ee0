import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';

it('logs why it is not ready once for each change, and when it is again', async () => {
  const lines: { level: number; msg?: string }[] = [];
  const logTo = new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(line));
      done();
    },
  });
  let free = 0.5;
  const { app, files } = await testApi({
    logTo,
    freeSpace: async () => [{ name: 'files', free }],
  });
  const ask = async () => (await app.inject('/api/ready')).statusCode;
  const incoming = join(files, 'incoming');

  expect(await ask()).toBe(200);
  await rm(incoming, { recursive: true });
  expect([await ask(), await ask()]).toEqual([503, 503]);
  await mkdir(incoming);
  free = 0.005;
  expect([await ask(), await ask()]).toEqual([503, 503]);
  free = 0.5;
  expect([await ask(), await ask()]).toEqual([200, 200]);

  const noted = lines.filter(({ msg }) => msg?.includes('ready'));
  expect(noted.map(({ level, msg }) => [level, msg])).toEqual([
    [50, expect.stringMatching(/^This server is not ready\. Files cannot be stored: ENOENT/)],
    [50, expect.stringMatching(/^This server is not ready\. The disk of the files is full/)],
    [30, 'This server is ready again.'],
  ]);
});
