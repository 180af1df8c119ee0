import { randomUUID } from 'node:crypto';
import { jsonCaller } from './api-caller.ts';
import type { BenchWorld } from './world.ts';

const tries = 21;

/** From sending a command until an open browser of the organisation receives the event. */
export async function timeLiveUpdates(world: BenchWorld) {
  const server = await world.serve();
  const [token = ''] = world.tokens;
  const call = jsonCaller(server.port, token);
  const headers = { cookie: `sitewright_session=${token}` };
  const leaving = new AbortController();
  const browser = await fetch(`http://127.0.0.1:${server.port}/api/events`, {
    headers,
    signal: leaving.signal,
  });
  const news = newsOf(browser);
  const times: number[] = [];
  for (let i = 0; i < tries; i++) {
    const since = performance.now();
    const [heard, id] = await Promise.all([news.next(), report(call)]);
    if (heard.value !== id) throw new Error(`Issue ${id} was reported, ${heard.value} was heard.`);
    times.push(performance.now() - since);
  }
  leaving.abort();
  await server.stop();
  times.sort((a, b) => a - b);
  const at = (place: number) => Math.round(times[place] ?? 0);
  return {
    name: 'command to event in an open browser, ms',
    median: at(Math.floor(tries / 2)),
    slowest: at(tries - 1),
  };
}

async function report(call: ReturnType<typeof jsonCaller>): Promise<number> {
  const { id } = await call('/site-issues', {
    method: 'POST',
    // Each request is a new action, although all have the same body.
    headers: { 'idempotency-key': randomUUID() },
    body: {
      projectId: 1,
      date: '2026-03-02',
      reportedBy: 'Ann Ray',
      issueType: 'safety',
      priority: 'high',
      issueDescription: 'Scaffold tie missing',
    },
  });
  return id;
}

/** The ids of the events, as they come. */
async function* newsOf({ body }: Response): AsyncGenerator<number> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      if (part.startsWith('data: ')) yield JSON.parse(part.slice(6)).id;
    }
  }
}
