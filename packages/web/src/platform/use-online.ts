import { useSyncExternalStore } from 'react';

const isOnline = () => navigator.onLine;

function watch(tell: () => void) {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

export const useOnline = (): boolean => useSyncExternalStore(watch, isOnline);
