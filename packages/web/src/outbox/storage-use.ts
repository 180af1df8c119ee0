import { useEffect, useState } from 'react';

type StorageUse = { usage: number; quota: number };

/** How much of its storage on this phone is used; read again when `changes` does. */
export function useStorageUse(changes: unknown): StorageUse | undefined {
  const [use, setUse] = useState<StorageUse>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it depends on is outside of React
  useEffect(() => {
    let isOver = false;
    void readStorageUse().then((read) => isOver || setUse(read));
    return () => {
      isOver = true;
    };
  }, [changes]);
  return use;
}

/** Some browsers do not say. */
async function readStorageUse(): Promise<StorageUse | undefined> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  const { usage, quota } = estimate ?? {};
  return usage === undefined || !quota ? undefined : { usage, quota };
}

const nearlyFull = 0.8;

export const isNearlyFull = (use: StorageUse | undefined): boolean =>
  use !== undefined && use.usage >= nearlyFull * use.quota;
