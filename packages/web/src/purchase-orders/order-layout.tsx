import type { ReactNode } from 'react';

type Props = {
  /** Beside the order; on a phone above it. */
  approval: ReactNode;
  /** Beside the order; on a phone below it. */
  aside: ReactNode;
  children: ReactNode;
};

/** The order, and its comments and history. */
export const OrderLayout = ({ approval, aside, children }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 max-md:gap-3 lg:grid-cols-[minmax(0,1fr)_352px] lg:grid-rows-[auto_1fr]">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-2 max-md:gap-3 lg:row-span-2">
      {children}
    </div>
    <div className="empty:hidden max-lg:order-1 lg:col-start-2">{approval}</div>
    <div className="grid gap-4 max-lg:order-3 lg:col-start-2">{aside}</div>
  </div>
);
