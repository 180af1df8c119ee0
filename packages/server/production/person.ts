import type { Endpoint, Input, Reply } from '@sitewright/domain/kernel/endpoint';
import { requestFor } from '@sitewright/domain/kernel/request';
import { publicUrl } from './proxy.ts';

/** A user in a browser: stores the cookie that is set, and sends the headers of a browser. */
export function personAt(url: string, given = '') {
  let cookie = given;
  const send = async <E extends Endpoint>(endpoint: E, ask: Input<E>): Promise<Response> => {
    const { method, url: path, body } = requestFor(endpoint, ask);
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie,
        origin: publicUrl,
        'sec-fetch-site': 'same-origin',
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const [kept] = response.headers.getSetCookie();
    if (kept) cookie = kept.split(';', 1)[0] ?? '';
    return response;
  };
  const call = async <E extends Endpoint>(endpoint: E, ask: Input<E>): Promise<Reply<E>> => {
    const response = await send(endpoint, ask);
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${text}`);
    return JSON.parse(text || 'null');
  };
  return { send, call, cookie: () => cookie };
}

export type Person = ReturnType<typeof personAt>;
