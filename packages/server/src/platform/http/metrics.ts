import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { FreeSpace } from '../files/free-space.ts';
import type { Live } from '../jobs/live.ts';
import type { QueueState } from '../jobs/queue-state.ts';

type Sources = {
  token: string;
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  live: Pick<Live, 'count'>;
  freeSpace: FreeSpace;
  readQueue: () => Promise<QueueState>;
  onError: (error: Error) => void;
};

type Request = { method: string; route: string | undefined; status: number; seconds: number };

export type Metrics = {
  token: string;
  contentType: string;
  countRequest: (request: Request) => void;
  countWebhookTry: (outcome: 'delivered' | 'failed') => void;
  print: () => Promise<string>;
};

/** Metrics of the server only: no label names a company, a person or a record. */
export function makeMetrics(sources: Sources): Metrics {
  const { token, readQueue, freeSpace, onError } = sources;
  const always = new Registry();
  collectDefaultMetrics({ register: always });
  const { countRequest } = requestsIn(always);
  const tries = new Counter({
    ...named('webhook_tries_total', 'Webhook delivery attempts', ['outcome']),
    registers: [always],
  });
  ownIn(always, sources);
  const [queue, setQueue] = queueFigures();
  const [disks, setDisks] = diskFigures();
  /** Values that cannot be read are omitted: an old value would look as if all were well. */
  const ifRead = async <T>(registry: Registry, set: (read: T) => void, read: () => Promise<T>) => {
    try {
      set(await read());
      return [await registry.metrics()];
    } catch (error) {
      onError(error as Error);
      return [];
    }
  };
  return {
    token,
    contentType: always.contentType,
    countRequest,
    countWebhookTry: (outcome) => tries.inc({ outcome }),
    print: async () =>
      [
        await always.metrics(),
        ...(await ifRead(queue, setQueue, readQueue)),
        ...(await ifRead(disks, setDisks, freeSpace)),
      ].join('\n'),
  };
}

const named = <const L extends readonly string[] = []>(
  name: string,
  help: string,
  labelNames?: L,
) => ({ name: `sitewright_${name}`, help, ...(labelNames && { labelNames }) });

function requestsIn(register: Registry) {
  const requests = new Counter({
    ...named('http_requests_total', 'Requests', ['method', 'route', 'status']),
    registers: [register],
  });
  const seconds = new Histogram({
    ...named('http_request_seconds', 'Request duration', ['method']),
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [register],
  });
  const countRequest = ({ method, route = 'none', status, seconds: took }: Request) => {
    requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` });
    seconds.observe({ method }, took);
  };
  return { countRequest };
}

function ownIn(register: Registry, { pool, live }: Sources) {
  new Gauge({
    ...named('database_connections', 'Connections to the database', ['state']),
    registers: [register],
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    ...named('live_streams', 'Open streams of live updates'),
    registers: [register],
    collect() {
      this.set(live.count());
    },
  });
}

function queueFigures() {
  const registry = new Registry();
  const registers = [registry];
  const jobs = new Gauge({ ...named('jobs', 'Jobs in the queue', ['state']), registers });
  const oldest = new Gauge({
    ...named(
      'oldest_waiting_job_seconds',
      'How long the longest-waiting job has been waiting, in seconds',
    ),
    registers,
  });
  const emails = new Gauge({ ...named('emails_waiting', 'Emails to be sent'), registers });
  const set = ({ waiting, running, failed, oldestWaiting, emailsWaiting }: QueueState) => {
    for (const [state, count] of Object.entries({ waiting, running, failed }))
      jobs.set({ state }, count);
    oldest.set(oldestWaiting);
    emails.set(emailsWaiting);
  };
  return [registry, set] as const;
}

function diskFigures() {
  const registry = new Registry();
  const ratio = new Gauge({
    ...named('disk_free_ratio', 'Free share of a disk', ['volume']),
    registers: [registry],
  });
  const set = (volumes: Awaited<ReturnType<FreeSpace>>) => {
    for (const { name, free } of volumes) ratio.set({ volume: name }, free);
  };
  return [registry, set] as const;
}
