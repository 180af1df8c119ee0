import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { today } from '../platform/today.ts';
import { tableSearch } from '../ui/table/table-view.ts';
import { newOrderSearch } from './new-order-search.ts';

const OrdersScreen = lazyScreen(() => import('./orders-screen.tsx'), 'OrdersScreen');
const NewOrderScreen = lazyScreen(() => import('./new-order-screen.tsx'), 'NewOrderScreen');
const OrderScreen = lazyScreen(() => import('./order-screen.tsx'), 'OrderScreen');

const ordersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suppliers/orders',
  validateSearch: tableSearch('status', 'contract', 'supplier'),
  component: Object.assign(OrdersRoute, { preload: () => OrdersScreen.preload?.() }),
});

function OrdersRoute() {
  const navigate = ordersRoute.useNavigate();
  return (
    <OrdersScreen
      view={ordersRoute.useSearch()}
      onView={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
      today={today()}
    />
  );
}

const newOrderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suppliers/orders/new',
  validateSearch: newOrderSearch,
  component: Object.assign(() => <NewOrderScreen {...newOrderRoute.useSearch()} />, {
    preload: () => NewOrderScreen.preload?.(),
  }),
});

const orderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/suppliers/orders/$id',
  validateSearch: ({ action }: Record<string, unknown>): { action?: 'receive' } =>
    action === 'receive' ? { action } : {},
  component: Object.assign(() => <OrderScreen {...orderRoute.useParams()} />, {
    preload: () => OrderScreen.preload?.(),
  }),
});

export const orderRoutes = [ordersRoute, newOrderRoute, orderRoute] as const;
