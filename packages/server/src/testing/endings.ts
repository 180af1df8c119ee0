const endings: (() => Promise<unknown>)[] = [];

/** Test files share their modules: background work has to end with its file. */
export const endWithFile = (end: () => Promise<unknown>): void => {
  endings.push(end);
};

export const endAll = (): Promise<void> => endFrom(0);

/** Stops what `work` started, right after it. */
export async function endAllSince<T>(work: () => Promise<T>): Promise<T> {
  const before = endings.length;
  return work().finally(() => endFrom(before));
}

async function endFrom(first: number): Promise<void> {
  for (const end of endings.splice(first)) await end();
}
