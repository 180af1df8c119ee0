import { workforceApi } from '@sitewright/domain/workforce/api';
import type { Serve } from '../platform/serve.ts';
import { listWorkers } from './store.ts';

export function workforceRoutes(serve: Serve) {
  serve(workforceApi.list, ({ tx, query }) => listWorkers(tx, query));
}
