import type { ComponentProps } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';

/** A part of a worker's file. */
export const Part = ({ children, ...panel }: ComponentProps<typeof Panel>) => (
  <Panel {...panel}>
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-4">{children}</div>
  </Panel>
);
