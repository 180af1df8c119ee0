import type { Endpoint, Input, Reply } from '@sitewright/domain/kernel/endpoint';
import { requestFor } from '@sitewright/domain/kernel/request';
import { replyOf, sendLogged } from './call.ts';
import { keepOr } from './call-or-keep.ts';
import { newKey } from './idempotency-key.ts';

export type UploadOptions = {
  /** Told how much of the file is sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
};

/** Sends one file to an endpoint that takes one; fails as `call` does. */
export async function uploadFile<E extends Endpoint>(
  endpoint: E,
  input: Omit<Input<E>, 'file'>,
  file: File,
  options: UploadOptions = {},
): Promise<Reply<E>> {
  // The input without its file, and the file.
  const whole = { ...input, file } as unknown as Input<E>;
  const { method, url, body } = requestFor(endpoint, whole);
  const send = () => post(method, url, body as FormData, options);
  return keepOr(endpoint, whole, async () => replyOf(await sendLogged(method, url, send)));
}

/** By the old request: `fetch` does not tell how much it has sent. */
const post = (method: string, url: string, form: FormData, { onProgress, signal }: UploadOptions) =>
  new Promise<Response>((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    request.setRequestHeader('idempotency-key', newKey());
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('No answer'));
    request.onabort = () => reject(new DOMException('Stopped', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const id = request.getResponseHeader('x-request-id');
  const headers = id ? { 'x-request-id': id } : undefined;
  return new Response(status === 204 ? null : responseText, { status, statusText, headers });
}
