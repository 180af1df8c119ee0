import { vi } from 'vitest';

type Give = (path: string, init: RequestInit) => Response | Promise<Response>;

/** Replaces the network with `give`; returns the list of requests, as `GET /api/user`. */
export function fakeFetch(give: Give): string[] {
  const requests: string[] = [];
  vi.spyOn(console, 'debug').mockReturnValue();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    requests.push(`${init.method ?? 'GET'} ${path}`);
    return give(path, init);
  });
  return requests;
}

export const respondWith = (status: number) => () =>
  Response.json({ message: 'No.', code: 'no' }, { status });

export const failToConnect = () => {
  throw new TypeError('Failed to fetch');
};
