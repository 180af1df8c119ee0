import type { ReactNode } from 'react';

/** A page without the frame of the app. */
export const BlankLayout = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-dvh place-content-center justify-items-center p-gutter text-center">
    {children}
  </div>
);
