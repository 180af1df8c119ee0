import { sendLogged } from '../../platform/call.ts';

/** The result of one request to an address. */
export type Check = {
  path: string;
  status: number | 'no answer';
  ms: number;
  /** How far this clock is ahead of the server's, in seconds; the Date header has whole seconds only. */
  skew: number | null;
};

/** Asks as the app does, but keeps nothing of the answer. */
export async function check(path: string): Promise<Check> {
  const since = performance.now();
  try {
    const response = await sendLogged('GET', path, () => fetch(path, { credentials: 'include' }));
    await response.arrayBuffer();
    const ms = Math.round(performance.now() - since);
    return { path, status: response.status, ms, skew: skewOf(response.headers.get('date')) };
  } catch {
    const ms = Math.round(performance.now() - since);
    return { path, status: 'no answer', ms, skew: null };
  }
}

export function skewOf(date: string | null, now = Date.now()): number | null {
  const serverTime = Date.parse(date ?? '');
  return Number.isNaN(serverTime) ? null : Math.round((now - serverTime) / 1000);
}
