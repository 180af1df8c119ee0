import { CircleCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconCircle } from '../icon-circle.tsx';

type Props = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** One primary button, and at most one plain button. */
  children?: ReactNode;
};

/** An empty list: what belongs here, and how to start. */
export const EmptyState = ({ icon, title, text, children }: Props) => (
  <section className="grid content-center justify-items-center gap-3 rounded-card border border-line bg-surface px-6 py-8 text-center">
    <IconCircle icon={icon} isBig />
    <div className="grid justify-items-center gap-1">
      <h2>{title}</h2>
      <p className="max-w-[40ch] text-sm text-pretty text-text-2">{text}</p>
    </div>
    {children && <div className="flex flex-wrap justify-center gap-2">{children}</div>}
  </section>
);

/** An empty list that means that everything is done. */
export const DoneState = ({ text }: { text: string }) => (
  <p className="flex items-center gap-3 rounded-card border border-line bg-surface p-4 text-sm">
    <IconCircle icon={CircleCheck} tone="ok" />
    {text}
  </p>
);
