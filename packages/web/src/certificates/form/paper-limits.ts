import { paperUpload } from '@sitewright/domain/kernel/upload';
import { type FileLimits, obstacleToAdding } from '../../ui/obstacle-to-adding.ts';

export const paperLimits: FileLimits = {
  accept: paperUpload.types.join(','),
  kinds: 'a PDF or a photo',
  maxBytes: paperUpload.maxBytes,
  maxFiles: Number.POSITIVE_INFINITY,
};

/** The accepted files, and why the others are not. */
export function splitByLimits(files: readonly File[]) {
  const obstacles = files.map((file) => obstacleToAdding(file, 0, paperLimits));
  return {
    fitting: files.filter((_, at) => !obstacles[at]),
    refusals: obstacles.filter((obstacle) => obstacle !== undefined),
  };
}
