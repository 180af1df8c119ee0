import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { WindowTitle } from './window-title.tsx';

type Props = {
  title: string;
  /** The way here, above the heading. */
  trail?: ReactNode;
  /** A short text below the heading. */
  note?: ReactNode;
  /** Beside the heading: actions on the whole page. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the app: one heading, also in the window's title, then its content on the 4 px grid. */
export const Screen = ({ title, trail, note, actions, children }: Props) => (
  <main className="mx-auto grid max-w-[1440px] grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
    <WindowTitle heading={title} />
    <div
      className={cn(
        !!actions && 'flex flex-wrap justify-between gap-3',
        !!actions && (note ? 'items-end' : 'items-center'),
      )}
    >
      <div className="min-w-min flex-1">
        {trail}
        <h1>{title}</h1>
        {note && <div className="text-sm text-text-2">{note}</div>}
      </div>
      {actions && <div className="contents print:hidden">{actions}</div>}
    </div>
    {children}
  </main>
);
