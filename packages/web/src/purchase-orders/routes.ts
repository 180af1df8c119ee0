import { lazyScreen } from '../platform/preload.ts';
import { screenRoute } from '../platform/screen-route.ts';
import { parseEnum, searchParser } from '../ui/search-params.ts';
import { tableRoute } from '../ui/table/table-route.ts';
import { parseNewOrderSearch } from './new-order-search.ts';

export const orderRoutes = [
  tableRoute(
    '/suppliers/orders',
    ['status', 'due', 'contract', 'supplier'],
    lazyScreen(() => import('./orders-screen.tsx'), 'OrdersScreen'),
  ),
  screenRoute(
    '/suppliers/orders/new',
    lazyScreen(() => import('./new-order-screen.tsx'), 'NewOrderScreen'),
    parseNewOrderSearch,
  ),
  screenRoute(
    '/suppliers/orders/$id',
    lazyScreen(() => import('./order-screen.tsx'), 'OrderScreen'),
    searchParser({ action: parseEnum(['receive']) }),
  ),
] as const;
