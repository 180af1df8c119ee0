import { type ReactNode, useId } from 'react';

/** Two fields beside each other where there is room. */
export const twoColumns = 'grid gap-4 sm:grid-cols-2';

/** A part of a long form, labelled for screen readers. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <h3 id={heading}>{title}</h3>
      {children}
    </section>
  );
}
