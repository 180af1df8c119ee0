import type { Page } from '@playwright/test';

/** Everything that can be read on this phone without a key: of every cache, database and storage. */
export const storedText = (page: Page): Promise<string> => page.evaluate(readEverything);

/** In the page. */
async function readEverything(): Promise<string> {
  const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
  const textOf = (value: unknown): string => {
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
      return new TextDecoder('latin1').decode(value);
    if (typeof value !== 'object' || value === null) return String(value);
    return Object.entries(value)
      .map(([name, content]) => `${name} ${textOf(content)}`)
      .join('\n');
  };
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      // The application itself, which is the same for everybody.
      if (new URL(request.url).pathname.startsWith('/assets/')) continue;
      texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
  }
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      texts.push(textOf(await done(objects.getAllKeys())), textOf(await done(objects.getAll())));
    }
    database.close();
  }
  return texts.join('\n');
}
