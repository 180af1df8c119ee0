import type { Endpoint, Input } from '@sitewright/domain/kernel/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateAfter } from './invalidate.ts';
import { sendFile } from './send-file.ts';

/** Sends each file as soon as it is chosen, and reads again what it changed. */
export function useSendFile<E extends Endpoint>(endpoint: E, input: Omit<Input<E>, 'file'>) {
  const client = useQueryClient();
  return async (file: File, onProgress: (part: number) => void, signal: AbortSignal) => {
    await sendFile(endpoint, input, file, { onProgress, signal });
    void invalidateAfter(client, endpoint);
  };
}
