import type { QueryClient } from '@tanstack/react-query';
import { invalidateReadsOf } from './invalidate.ts';

const gathered = new Set<string>();
let isGathering = false;

/** While much is being sent, what the server says has changed is gathered and read once, at the end. */
export function gatherChanges(client: QueryClient, isSending: boolean): void {
  isGathering = isSending;
  if (isSending) return;
  const entities = [...gathered];
  gathered.clear();
  for (const entity of entities) noteChange(client, entity);
}

/** The server says that something of this record type has changed; `*` where it does not know what. */
export function noteChange(client: QueryClient, entity: string): void {
  if (isGathering) gathered.add(entity);
  else if (entity === '*') client.invalidateQueries();
  else invalidateReadsOf(client, entity);
}

/** Reads it with the next gathered changes, even if nothing is being sent now. */
export const noteChangeLater = (entity: string): void => void gathered.add(entity);
