import { fileSize } from './files/file-size.ts';

export type FileLimits = {
  /** As in a file input: `image/jpeg,application/pdf,.docx`. */
  accept: string;
  /** The same as text: `JPG, PDF or Word`. */
  kinds: string;
  maxBytes: number;
  maxFiles: number;
};

/** Why a file cannot be added to the existing ones. */
export function obstacleToAdding(
  { name, size, type }: File,
  already: number,
  { accept, kinds, maxBytes, maxFiles }: FileLimits,
): string | undefined {
  if (!isAccepted(name, type, accept)) return `${name} was not added: it must be ${kinds}.`;
  if (size === 0) return `${name} was not added: it is empty.`;
  if (size > maxBytes)
    return `${name} was not added: it is ${fileSize(size)} and the limit is ${fileSize(maxBytes)}.`;
  if (already >= maxFiles)
    return `${name} was not added: the limit is ${maxFiles} ${maxFiles === 1 ? 'file' : 'files'}.`;
}

const isAccepted = (name: string, type: string, accept: string): boolean =>
  accept.split(',').some((one) => {
    const kind = one.trim().toLowerCase();
    return kind.startsWith('.')
      ? name.toLowerCase().endsWith(kind)
      : type === kind || (kind.endsWith('/*') && type.startsWith(kind.slice(0, -1)));
  });
