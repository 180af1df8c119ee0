import type { Restoration } from '@sitewright/domain/backup/data-backup';
import { expect, it } from 'vitest';
import { restoredText } from './backup-labels.ts';

const restored = (over: Partial<Restoration>) =>
  restoredText({
    mode: 'missing',
    status: 'done',
    problem: null,
    byName: 'Ann Ray',
    tables: [{ table: 'projects', fresh: 2, same: 0, changed: 1, conflicting: 0 }],
    files: 0,
    ...over,
  } as Restoration);

it.each([
  [{ mode: 'missing' }, 'Restored by Ann Ray: 2 records restored'],
  [{ mode: 'overwrite' }, 'Restored by Ann Ray: 2 records restored, 1 record reverted'],
  [{ mode: 'copy' }, 'Restored by Ann Ray: 2 records added as copies'],
  [{ status: 'failed', problem: 'It is damaged.' }, 'Not restored: It is damaged.'],
] as const)('says what came of %o', (over, words) => {
  expect(restored(over)).toBe(words);
});
