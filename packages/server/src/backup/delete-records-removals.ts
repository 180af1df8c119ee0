import type { BinType } from '@sitewright/domain/backup/bin-types';
import type { Actor } from '@sitewright/domain/kernel/access';
import { type Endpoint, endpointName } from '@sitewright/domain/kernel/endpoint';
import { found } from '@sitewright/domain/kernel/problem';
import type { Serve } from '../platform/http/serve.ts';
import type { ServerRecord } from '../platform/server-record.ts';
import type { Tx } from '../platform/tenancy.ts';

type Removing = { tx: Tx; actor: Actor; now: Date };
type Remove = (removing: Removing & { params: Record<string, number> }) => Promise<unknown>;

type Removals = Map<string, Remove>;

const removalsByServe = new WeakMap<Serve, Removals>();

/** Registers endpoints as before, and remembers the DELETE handlers for deleting in bulk. */
export function rememberDeleteHandlers(serve: Serve): Serve {
  const removals: Removals = new Map();
  const noting = ((endpoint: Endpoint, ...steps: unknown[]) => {
    if (endpoint.method === 'DELETE') removals.set(endpointName(endpoint), steps.at(-1) as Remove);
    (serve as (endpoint: Endpoint, ...steps: unknown[]) => void)(endpoint, ...steps);
  }) as Serve;
  removalsByServe.set(noting, removals);
  return noting;
}

export type DeleteRecord = (type: BinType, id: number, removing: Removing) => Promise<unknown>;

/** Deletes one record by its own feature's handler, with all of its checks. */
export const deleteRecordWith =
  (serve: Serve, records: readonly ServerRecord[]): DeleteRecord =>
  (type, id, removing) => {
    const { removal: endpoint } = found(records.find((record) => record.type === type));
    const [, param = ''] = /:(\w+)$/.exec(endpoint.path) ?? [];
    const remove = found(removalsByServe.get(serve)?.get(endpointName(endpoint)));
    return remove({ ...removing, params: { [param]: id } });
  };
