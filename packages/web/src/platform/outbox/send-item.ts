import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { requestFor } from '@sitewright/domain/kernel/request';
import { noteServerTime } from './clock.ts';
import type { KeptFile, KeptInput, OutboxItem } from './item.ts';

/** The server's answer, as it can be passed to another tab; nothing if there was no answer. */
export type Answer = {
  status: number;
  statusText: string;
  text: string;
  requestId: string | undefined;
  retryAfter: number | undefined;
};

const second = 1000;
const [longestForWords, longestForFiles] = [30 * second, 180 * second];

type Sendable = Pick<OutboxItem, 'key' | 'userId' | 'organizationId' | 'file'>;

/** Sends an item with its key and its author, so that it is never attributed to another user. */
export async function sendItem(
  endpoint: Endpoint,
  item: Sendable,
  input: KeptInput,
  bytes: ArrayBuffer | undefined,
): Promise<Answer | undefined> {
  const file = item.file && bytes && fileOf(item.file, bytes);
  const { method, url, body } = requestFor(endpoint, { ...input, file } as never);
  const isForm = body instanceof FormData;
  const sentAt = Date.now();
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: {
        'idempotency-key': item.key,
        'x-sent-by': `${item.userId}/${item.organizationId}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(isForm ? longestForFiles : longestForWords),
    });
    const answer = await answerOf(response);
    await noteServerTime(response, sentAt);
    return answer;
  } catch {
    // The signal is gone, or says that it is there and is not: it is sent again later.
    return;
  }
}

export const fileOf = ({ name, ...about }: KeptFile, bytes: ArrayBuffer): File =>
  new File([bytes], name, about);

async function answerOf(response: Response): Promise<Answer> {
  const { status, statusText, headers } = response;
  return {
    status,
    statusText,
    text: await response.text(),
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter: Number(headers.get('retry-after')) || undefined,
  };
}

/** Whether the server may take the same a while later; what is wrong with a field needs a person, at any time. */
export const needsRetry = ({ status, text }: Answer): boolean =>
  status === 401 || (isTemporary(status) && !namesFields(text));

const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500;

const namesFields = (text: string): boolean => {
  try {
    return 'fields' in JSON.parse(text);
  } catch {
    return false;
  }
};

/** For what reads responses: refusals become the same errors as those of `call`. */
export const responseOf = ({ status, statusText, text, requestId }: Answer): Response =>
  new Response(status === 204 ? null : text, {
    status,
    statusText,
    ...(requestId && { headers: { 'x-request-id': requestId } }),
  });
