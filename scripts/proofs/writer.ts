import { setTimeout as pause } from 'node:timers/promises';
import { grouped } from './grouped.ts';
import { demoPassword, type Product } from './product.ts';

type SiteIssue = { id: number; issueDescription: string };

export type Writer = Awaited<ReturnType<typeof aWriter>>;

/** A signed-in user who reports site issues, and retries with the same key until each is acknowledged. */
export async function aWriter({ url, signal }: Pick<Product, 'url' | 'signal'>) {
  const cookie = await signIn(url);
  const [project] = await read<{ id: number }>(url, '/api/projects', cookie);
  const issues = () => read<SiteIssue>(url, '/api/site-issues?status=all&limit=200', cookie);
  /** Issues that the demo company had before. */
  const before = new Set((await issues()).map(({ id }) => id));
  const acknowledged = new Map<string, number>();
  /** How often each status was answered; 'none' is a missing answer. */
  const answers = new Map<string, number>();

  async function report(key: string): Promise<boolean> {
    const answer = await post(url, cookie, key, project?.id).catch(() => undefined);
    const status = String(answer?.status ?? 'none');
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (answer?.status !== 201) return false;
    const earlier = acknowledged.get(key);
    if (earlier && earlier !== answer.id) throw new Error(`${key} became ${earlier}, ${answer.id}`);
    acknowledged.set(key, answer.id);
    return true;
  }

  async function reportUntilAcknowledged(key: string) {
    while (!(await report(key))) {
      signal.throwIfAborted();
      await pause(25);
    }
  }

  return {
    acknowledged,
    answers,
    reportUntilAcknowledged,
    faults: async (keys: string[]) =>
      faultsOf(
        (await issues()).filter(({ id }) => !before.has(id)),
        acknowledged,
        keys,
      ),
  };
}

/** Every acknowledged key has exactly one row, and every row has a key. */
function faultsOf(rows: SiteIssue[], acknowledged: Map<string, number>, keys: string[]): string[] {
  const found = grouped(rows, ({ issueDescription }) => issueDescription);
  return [
    ...[...acknowledged]
      .filter(([key, id]) => !found.get(key)?.some((row) => row.id === id))
      .map(([key, id]) => `${key}, acknowledged as ${id}, is lost.`),
    ...[...found]
      .filter(([, same]) => same.length > 1)
      .map(([key, same]) => `${key} is there ${same.length} times.`),
    ...(rows.length === keys.length ? [] : [`${rows.length} rows for ${keys.length} keys.`]),
  ];
}

/** Signs in as the director of the demo company; returns the cookie. */
export async function signIn(url: string): Promise<string> {
  const body = { username: 'helen.marsh@northgate.example', password: demoPassword };
  const response = await send(url, '/api/login', body, {});
  if (!response.ok) throw new Error(`Signing in was answered with ${response.status}.`);
  const cookies = response.headers.getSetCookie();
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

async function post(url: string, cookie: string, key: string, projectId: number | undefined) {
  const draft = {
    projectId,
    date: '2026-03-02',
    reportedBy: 'Ann Ray',
    issueType: 'safety',
    priority: 'high',
    issueDescription: key,
  };
  const response = await send(url, '/api/site-issues', draft, { cookie, 'idempotency-key': key });
  const { id } = (await response.json()) as SiteIssue;
  return { status: response.status, id };
}

const send = (url: string, path: string, body: unknown, headers: Record<string, string>) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });

async function read<T>(url: string, first: string, cookie: string): Promise<T[]> {
  const rows: T[] = [];
  for (let path: string | undefined = first; path; ) {
    const response: Response = await fetch(`${url}${path}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    rows.push(...((await response.json()) as T[]));
    path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return rows;
}
