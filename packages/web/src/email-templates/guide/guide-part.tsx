import type { ReactNode } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';

/** Where the contents lead to. */
export const anchorOf = (title: string): string =>
  `guide-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** A part of the guide, under a name that the contents know. */
export const GuidePart = ({ title, children }: { title: string; children: ReactNode }) => (
  <div
    id={anchorOf(title)}
    tabIndex={-1}
    className="grid scroll-mt-[calc(var(--header)+18px)] grid-cols-[minmax(0,1fr)] rounded-card"
  >
    <Panel title={title}>{children}</Panel>
  </div>
);

/** Whether any of these has what is looked for. */
export type HasMatch = (...texts: string[]) => boolean;

export const codeStyles =
  'rounded-[3px] bg-sunken px-1 font-mono text-[13px] [overflow-wrap:anywhere]';
