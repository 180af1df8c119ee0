import { type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';

type Props = {
  title: string;
  /** Beside the title: a note, a legend, or actions. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A titled part of a page. */
export function Panel({ title, aside, className, children }: Props) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] rounded-card border border-line bg-surface print:break-inside-avoid',
        className,
      )}
    >
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line-2 px-4 py-1.5 max-md:py-2">
        <h2 id={heading} className="text-sm leading-5! tracking-normal">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
