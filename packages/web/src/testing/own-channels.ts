const ours = crypto.randomUUID();

/** Node's reaches the other threads: the tabs of one test file would answer those of another. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${ours}`);
  }
};
