import type { Endpoint, Input, Reply } from '@sitewright/domain/kernel/endpoint';
import { call, withoutSignal } from './call.ts';

/** Calls an endpoint; what a phone may send late is kept on it first. */
export const callOrKeep = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  key: string,
): Promise<Reply<E>> => keepOr(endpoint, input, () => call(endpoint, input, key));

/** Keeps it where this phone can, else calls it directly. */
export async function keepOr<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  direct: () => Promise<Reply<E>>,
): Promise<Reply<E>> {
  if (!endpoint.offline || !canKeep()) return direct();
  const phone = await withoutSignal.load?.().catch(() => undefined);
  return phone ? phone.perform(endpoint, input, direct) : direct();
}

/** Storage and locks exist in secure contexts only: https, or this machine. */
const canKeep = (): boolean => !!globalThis.indexedDB && !!globalThis.navigator.locks;
