import { OctagonAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { WindowTitle } from '../ui/layout/window-title.tsx';
import { focusHeading } from './use-focus-on-navigation.ts';

type Props = { title: string; text: string; children: ReactNode };

/** In place of a page: what happened, and what to do. It needs nothing that is fetched. */
export function ErrorPage({ title, text, children }: Props) {
  useEffect(focusHeading, []);
  return (
    <main className="mx-auto grid w-full max-w-[1440px] justify-items-center gap-4 rounded-card border border-line bg-surface px-4 py-8 text-center">
      <WindowTitle heading={title} />
      <span className="grid size-14 place-items-center rounded-full bg-bad-soft text-on-bad-soft">
        <OctagonAlert aria-hidden="true" className="size-6" />
      </span>
      <div className="grid gap-1">
        <h1 className="text-lg">{title}</h1>
        <p className="text-text-2">{text}</p>
      </div>
      {children}
    </main>
  );
}
