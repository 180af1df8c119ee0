import type { Endpoint, Input, Reply } from '@sitewright/domain/kernel/endpoint';
import { detailOf } from './call.ts';
import { asError } from './fault.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { type UploadOptions, uploadFile } from './upload.ts';

/** Sends a file as it is; why it was refused is the message of the error, in the server's words. */
export const sendFile = <E extends Endpoint>(
  endpoint: E,
  input: Omit<Input<E>, 'file'>,
  file: File,
  options?: UploadOptions,
): Promise<Reply<E>> =>
  uploadFile(endpoint, input, file, options).catch((error) => {
    throw new Error(detailOf(asError(error)), { cause: error });
  });

type Photographed = Endpoint & { query: unknown };

/** A photo is resized first; the time it was taken is sent separately, because resizing removes it. */
export async function sendPhoto<E extends Photographed>(
  endpoint: E,
  input: Omit<Input<E>, 'file' | 'query'>,
  file: File,
  options?: UploadOptions,
): Promise<Reply<E>> {
  const query = { takenAt: new Date(file.lastModified).toISOString() };
  const fullInput = { ...input, query } as unknown as Omit<Input<E>, 'file'>;
  return sendFile(endpoint, fullInput, await shrinkPhoto(file), options);
}
