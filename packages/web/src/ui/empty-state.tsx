import { CircleCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from './glyph.tsx';

type Props = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** One filled button, and at most one plain one beside it. */
  children?: ReactNode;
};

/** Nothing is here yet: what belongs here, and how it begins. */
export const EmptyState = ({ icon, title, text, children }: Props) => (
  <section className="grid content-center justify-items-center gap-3 rounded-card border border-line bg-surface px-6 py-8 text-center">
    <Glyph icon={icon} isBig />
    <div className="grid justify-items-center gap-1">
      <h2>{title}</h2>
      <p className="max-w-[40ch] text-sm text-pretty text-text-2">{text}</p>
    </div>
    {children && <div className="flex flex-wrap justify-center gap-2">{children}</div>}
  </section>
);

/** Nothing is left to do, and that is good. */
export const DoneState = ({ text }: { text: string }) => (
  <p className="flex items-center gap-3 rounded-card border border-line bg-surface p-4 text-sm">
    <Glyph icon={CircleCheck} tone="ok" />
    {text}
  </p>
);
