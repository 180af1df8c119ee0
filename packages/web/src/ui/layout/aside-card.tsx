import { type ReactNode, useId } from 'react';

type Props = { title: string; children: ReactNode };

/** Something beside the order, under its own name. */
export function AsideCard({ title, children }: Props) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-4"
    >
      <h2 id={heading} className="text-base">
        {title}
      </h2>
      {children}
    </section>
  );
}
