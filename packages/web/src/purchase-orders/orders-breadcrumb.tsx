import { Breadcrumb } from '../ui/layout/breadcrumb.tsx';

const suppliers = { to: '/suppliers', label: 'Suppliers' } as const;
const orders = { to: '/suppliers/orders', label: 'Purchase orders' } as const;

/** Suppliers › Purchase orders › this one. */
export const OrdersBreadcrumb = ({ here }: { here?: string }) => (
  <Breadcrumb steps={here ? [suppliers, orders] : [suppliers]} here={here ?? orders.label} />
);
