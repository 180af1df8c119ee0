import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const template = readFileSync(
  new URL('../packages/web/worker/service-worker.js', import.meta.url),
  'utf8',
);
const origin = 'https://site.example';

type Asked = string | { url: string; method?: string; mode?: string };
const pathOf = (asked: Asked): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname;

/** The caches of a browser, the build first that was kept first. */
const caches = () => {
  const kept = new Map<string, Map<string, string>>();
  const open = (name: string) => {
    const files = kept.get(name) ?? new Map<string, string>();
    kept.set(name, files);
    return files;
  };
  return { kept, open };
};

/** A service worker of one build in a browser; `network` answers with the content of a path, or fails. */
function worker(
  build: string,
  files: readonly string[],
  { kept, open }: ReturnType<typeof caches>,
  network: (path: string) => string | undefined,
  { pages = [] as object[], outbox = {}, waiting = undefined as object | undefined } = {},
) {
  const heard: Record<string, (event: object) => void> = {};
  const fetched: string[] = [];
  const fetch = async (asked: Asked) => {
    const content = network(pathOf(asked));
    if (content === undefined) throw new TypeError('Failed to fetch');
    fetched.push(pathOf(asked));
    return { ok: content !== '', content, clone: () => ({ content }) };
  };
  const matchIn = (name: string) => async (asked: Asked) => {
    const content = kept.get(name)?.get(pathOf(asked));
    return content === undefined ? undefined : { ok: true, content };
  };
  const code = template
    .replace('NAME_OF_BUILD', JSON.stringify(build))
    .replace('FILES_OF_BUILD', JSON.stringify(files))
    .replace('OUTBOX_OF_BUILD', 'outboxOfBuild');
  let isTakingOver = false;
  runInNewContext(code, {
    ...{ URL, Response, MessageChannel, setTimeout, clearTimeout, outboxOfBuild: outbox },
    Request: class {
      url: string;
      constructor(url: string) {
        this.url = new URL(url, origin).href;
      }
    },
    self: {
      location: { origin },
      registration: { waiting },
      clients: { claim: async () => {}, matchAll: async () => pages },
      skipWaiting: () => {
        isTakingOver = true;
      },
      addEventListener: (name: string, hear: () => void) => {
        heard[name] = hear;
      },
    },
    caches: {
      open: async (name: string) => ({
        match: matchIn(name),
        put: async (asked: Asked, { content }: { content: string }) =>
          open(name).set(pathOf(asked), content),
        add: async (asked: Asked) => open(name).set(pathOf(asked), (await fetch(asked)).content),
      }),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      match: async (asked: Asked, { cacheName }: { cacheName?: string } = {}) => {
        for (const name of cacheName ? [cacheName] : kept.keys()) {
          const found = await matchIn(name)(asked);
          if (found) return found;
        }
        return undefined;
      },
    },
    fetch,
  });
  const send = async (name: string, event = {}) => {
    let done: Promise<unknown> | undefined;
    const wait = (work: Promise<unknown>) => {
      done = work;
    };
    heard[name]?.({ ...event, waitUntil: wait, respondWith: wait });
    return done;
  };
  const ask = async (path: string, mode = 'cors', method = 'GET') => {
    const answer = await send('fetch', { request: { url: origin + path, mode, method } });
    return (answer as { content: string } | undefined)?.content;
  };
  return { send, ask, fetched, isTakingOver: () => isTakingOver };
}

const server = (path: string) => `content of ${path}`;
const files = ['/no-signal.html', '/signed-in.html', '/assets/diary-1.js', '/assets/style-1.css'];

describe('the service worker', () => {
  it('keeps the files of its build, and answers from them without signal', async () => {
    let signal = true;
    const browser = caches();
    const { send, ask } = worker('b1', files, browser, (path) =>
      signal ? server(path) : undefined,
    );
    await send('install');
    expect([...(browser.kept.get('sitewright-b1')?.keys() ?? [])].sort()).toEqual(files.toSorted());
    signal = false;
    expect(await ask('/assets/diary-1.js')).toBe('content of /assets/diary-1.js');
    expect(await ask('/wellbeing', 'navigate')).toBe('content of /signed-in.html');
    expect(await ask('/link/a1', 'navigate')).toBe('content of /no-signal.html');
  });

  it('leaves the API and what is sent alone', async () => {
    const { send, ask } = worker('b1', files, caches(), server);
    await send('install');
    expect(await ask('/api/user')).toBeUndefined();
    expect(await ask('/assets/diary-1.js', 'cors', 'POST')).toBeUndefined();
  });

  it('keeps what a page fetches besides, but not what the server does not have', async () => {
    const browser = caches();
    const { send, ask } = worker('b1', files, browser, (path) =>
      path === '/assets/gone-1.js' ? '' : server(path),
    );
    await send('install');
    await ask('/assets/costs-1.js');
    await ask('/assets/gone-1.js');
    const kept = [...(browser.kept.get('sitewright-b1')?.keys() ?? [])];
    expect(kept).toContain('/assets/costs-1.js');
    expect(kept).not.toContain('/assets/gone-1.js');
  });

  it('copies what the build before has under the same name, and fetches only the rest', async () => {
    const browser = caches();
    await worker('b1', files, browser, server).send('install');
    const next = [...files, '/assets/diary-2.js'];
    const { send, fetched } = worker('b2', next, browser, server);
    await send('install');
    // A page has the same name in every build, so it is fetched.
    expect(fetched.toSorted()).toEqual([
      '/assets/diary-2.js',
      '/no-signal.html',
      '/signed-in.html',
    ]);
  });

  it('keeps this build and the one before, and nothing older', async () => {
    const browser = caches();
    browser.open('no-signal-2');
    for (const build of ['b1', 'b2', 'b3']) {
      const { send } = worker(build, [...files, `/assets/only-${build}.js`], browser, server);
      await send('install');
      await send('activate');
    }
    expect([...browser.kept.keys()]).toEqual(['sitewright-b2', 'sitewright-b3']);
    const { ask } = worker('b3', files, browser, () => undefined);
    expect(await ask('/assets/only-b2.js')).toBe('content of /assets/only-b2.js');
  });

  it('opens the pages of this build, not those of the one before', async () => {
    const browser = caches();
    const page = '/signed-in.html';
    for (const build of ['b1', 'b2']) {
      const { send } = worker(build, [page], browser, (path) => `${build} ${path}`);
      await send('install');
      await send('activate');
    }
    const { ask } = worker('b2', [page], browser, () => undefined);
    expect(await ask('/contracts', 'navigate')).toBe('b2 /signed-in.html');
    expect(await ask(page)).toBe('b2 /signed-in.html');
  });

  it('opens the pages of a newer build whose worker waits, and fetches none of its files', async () => {
    const browser = caches();
    const page = '/signed-in.html';
    for (const build of ['b1', 'b2']) {
      const own = [page, `/assets/${build}.js`];
      await worker(build, own, browser, (path) => `${build} ${path}`).send('install');
    }
    const { ask } = worker('b1', [page], browser, () => undefined, { waiting: {} });
    expect(await ask('/contracts', 'navigate')).toBe('b2 /signed-in.html');
    expect(await ask('/assets/b2.js')).toBe('b2 /assets/b2.js');
  });

  it('does not open the pages of a still newer build whose installation has failed', async () => {
    const browser = caches();
    const install = (build: string) =>
      worker(build, files, browser, (path) =>
        build === 'b3' && path === '/no-signal.html' ? undefined : `${build} ${path}`,
      ).send('install');
    await install('b1');
    await install('b2');
    await expect(install('b3')).rejects.toThrow();
    const { ask } = worker('b1', files, browser, () => undefined, { waiting: {} });
    expect(await ask('/contracts', 'navigate')).toBe('b2 /signed-in.html');
  });

  it('goes on where a failed installation ended', async () => {
    const browser = caches();
    const failing = worker('b1', files, browser, (path) =>
      path.endsWith('.css') ? undefined : server(path),
    );
    await expect(failing.send('install')).rejects.toThrow();
    const { send, fetched } = worker('b1', files, browser, server);
    await send('install');
    expect(fetched).toEqual(['/assets/style-1.css', '/signed-in.html']);
  });

  it('keeps the photos that another app shares, and opens the page that asks where to put them', async () => {
    const kept: File[] = [];
    const keepPhotos = async (photos: File[]) => void kept.push(...photos);
    const { send } = worker('b1', files, caches(), server, { outbox: { keepPhotos } });
    const form = new FormData();
    form.append('photos', new File(['x'], 'crane.jpg', { type: 'image/jpeg' }));
    form.append('photos', 'a text');
    const request = { url: `${origin}/share`, method: 'POST', formData: async () => form };
    const answer = (await send('fetch', { request })) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${origin}/share`]);
    expect(kept.map(({ name }) => name)).toEqual(['crane.jpg']);
  });

  it('sends what waits when there is signal again: by the open page, else alone', async () => {
    const sent: string[] = [];
    const outbox = { sendOutbox: async () => void sent.push('worker') };
    const page = {
      postMessage: (message: string, [port]: MessagePort[]) => {
        sent.push(`page: ${message}`);
        port?.postMessage('done');
        port?.close();
      },
    };
    await worker('b1', files, caches(), server, { outbox, pages: [page] }).send('sync', {
      tag: 'outbox',
    });
    await worker('b1', files, caches(), server, { outbox }).send('sync', { tag: 'outbox' });
    await worker('b1', files, caches(), server, { outbox }).send('sync', { tag: 'other' });
    expect(sent).toEqual(['page: flush', 'worker']);
  });

  it('takes over when it is asked to', async () => {
    const { send, isTakingOver } = worker('b1', files, caches(), server);
    await send('message', { data: 'hello' });
    expect(isTakingOver()).toBe(false);
    await send('message', { data: 'take over' });
    expect(isTakingOver()).toBe(true);
  });
});
