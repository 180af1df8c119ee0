import { vi } from 'vitest';

/** A stream that the test itself opens, feeds and breaks. */
export class FakeEventSource {
  static all: FakeEventSource[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  isClosed = false;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeEventSource.all.push(this);
  }

  emit(event: { entity: string; id: number | null; action: string }) {
    this.onmessage?.({ data: JSON.stringify(event) });
  }

  close() {
    this.isClosed = true;
  }
}

/** Puts it in the place of the browser's own; returns the streams that were opened. */
export function fakeEventSource(): FakeEventSource[] {
  FakeEventSource.all = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  return FakeEventSource.all;
}
