import { expect, inject, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { freeSpaceOf } from './free-space.ts';

const database = await createTestDatabase();
const readyWith = async (files: number, ofDatabase = 0.5) => {
  const freeSpace = async () => [
    { name: 'files' as const, free: files },
    { name: 'database' as const, free: ofDatabase },
  ];
  const { app } = await testApi({ database, freeSpace });
  return app.inject('/api/ready');
};

it('is ready while there is room, also where that is little', async () => {
  expect((await readyWith(0.02)).statusCode).toBe(200);
});

it('is not ready on a full disk, and says which one', async () => {
  const full = await readyWith(0.005);
  expect([full.statusCode, full.json()]).toEqual([
    503,
    {
      code: 'disk_full',
      message: 'The disk of the files is full: 0.5% free. Please free up space.',
    },
  ]);
  expect((await readyWith(0.5, 0.005)).json().message).toMatch(/^The disk of the database is full/);
});

it('reads it from the disks themselves', async () => {
  const folder = inject('files');
  const volumes = await freeSpaceOf({ files: folder, database: folder })();
  expect(volumes.map(({ name }) => name)).toEqual(['files', 'database']);
  for (const { free } of volumes) {
    expect(free).toBeGreaterThan(0);
    expect(free).toBeLessThanOrEqual(1);
  }
  await expect(freeSpaceOf({ files: `${folder}/nowhere` })()).rejects.toThrow('ENOENT');
});
