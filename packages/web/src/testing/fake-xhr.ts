import { vi } from 'vitest';

type Listener = (() => void) | null;

/** One request of the old kind; the test says how it goes on. */
export class FakeXhr {
  method = '';
  url = '';
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  headers: Record<string, string> = {};
  sentHeaders: Record<string, string> = {};
  body: FormData | undefined;
  onload: Listener = null;
  onerror: Listener = null;
  onabort: Listener = null;
  upload: { onprogress: ((sent: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  };

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.sentHeaders[name] = value;
  }
  send(body: FormData) {
    this.body = body;
  }
  getResponseHeader(name: string) {
    return this.headers[name] ?? null;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, responseText = '', statusText = '') {
    Object.assign(this, { status, responseText, statusText });
    this.onload?.();
  }
}

/** Puts itself in the place of the network; returns the requests that were made. */
export function fakeXhr(): FakeXhr[] {
  const made: FakeXhr[] = [];
  vi.spyOn(console, 'debug').mockReturnValue();
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeXhr {
      constructor() {
        super();
        made.push(this);
      }
    },
  );
  return made;
}
