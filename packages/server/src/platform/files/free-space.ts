import { statfs } from 'node:fs/promises';
import type { Volume } from '@sitewright/domain/kernel/free-space';

export type FreeSpace = () => Promise<Volume[]>;

/** Of the disks that this server writes to; a database elsewhere is watched by those who run it. */
export function freeSpaceOf(folders: { files: string; database?: string | undefined }): FreeSpace {
  const read = async (name: Volume['name'], folder: string): Promise<Volume> => {
    const { bavail, blocks } = await statfs(folder);
    // Some file systems, such as those of the network, have no size.
    return { name, free: blocks > 0 ? bavail / blocks : 1 };
  };
  return () =>
    Promise.all([
      read('files', folders.files),
      ...(folders.database ? [read('database', folders.database)] : []),
    ]);
}
