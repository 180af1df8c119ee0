import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { useOnline } from './use-online.ts';

const needsSignal = { message: 'Needs signal' };

/** Why an action is not possible without signal; undefined where there is signal, or where it waits on the phone. */
export function useNeedsSignal(endpoint: Endpoint): { readonly message: string } | undefined {
  const isOnline = useOnline();
  return isOnline || endpoint.offline ? undefined : needsSignal;
}
