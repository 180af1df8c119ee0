import type { Endpoint, Input } from '../../packages/domain/src/kernel/endpoint.ts';
import { requestFor } from '../../packages/domain/src/kernel/request.ts';
import { sessionApi } from '../../packages/domain/src/session/api.ts';
import { demoPassword, type Product } from './product.ts';

export type Caller = <E extends Endpoint>(endpoint: E, what: Input<E>) => Promise<Response>;

/** A user of the demo company with all permissions, who has just confirmed their password. */
export async function aDirector({ url, signal }: Pick<Product, 'url' | 'signal'>): Promise<Caller> {
  let cookie = '';
  const ask: Caller = async (endpoint, what) => {
    const { method, url: path, body } = requestFor(endpoint, what);
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}.`);
    const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0]);
    if (cookies.length > 0) cookie = cookies.join('; ');
    return response;
  };
  const username = 'helen.marsh@northgate.example';
  await ask(sessionApi.login, { body: { username, password: demoPassword } });
  await ask(sessionApi.confirm, { body: { password: demoPassword } });
  return ask;
}
