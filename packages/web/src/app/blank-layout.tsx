import type { ReactNode } from 'react';

/** What stands alone in the window, without the frame of the app. */
export const BlankLayout = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-dvh place-content-center justify-items-center p-gutter text-center">
    {children}
  </div>
);
