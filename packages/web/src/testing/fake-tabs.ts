import { vi } from 'vitest';

/** What tabs share and the test environment lacks: channels between them, and locks that end with their tab. */
export function fakeTabs() {
  const channels = new Set<FakeChannel>();
  let locks = new Map<string, Promise<unknown>>();

  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      channels.add(this);
    }
    postMessage(data: unknown) {
      const copy = structuredClone(data);
      for (const other of channels)
        if (other !== this && other.name === this.name) other.onmessage?.({ data: copy });
    }
  }

  const request = <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const done = (locks.get(name) ?? Promise.resolve()).then(work, work);
    locks.set(
      name,
      done.catch(() => {}),
    );
    return done;
  };
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  return {
    /** The browser is killed: nothing of its tabs is left but the storage. */
    closeAll: () => {
      channels.clear();
      locks = new Map();
    },
  };
}
