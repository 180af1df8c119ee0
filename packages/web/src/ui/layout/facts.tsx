import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export type Fact = readonly [label: string, value: ReactNode];

type ListProps = {
  facts: readonly Fact[];
  /** The value below its label instead of beside it. */
  isStacked?: boolean;
  /** Class names for the columns and gaps. */
  layout?: string;
};

/** What is known, label by label; what is not known is left out. */
export const FactList = ({ facts, isStacked = false, layout = beside }: ListProps) => (
  <dl className={cn('grid text-sm', layout)}>
    {facts.map(
      ([label, value]) =>
        isKnown(value) && (
          <div key={label} className={isStacked ? 'min-w-0' : 'contents'}>
            <dt className="text-text-2">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ),
    )}
  </dl>
);

const isKnown = (value: ReactNode): boolean => value === 0 || !!value;

const beside = 'grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5';

/** Facts below a heading; without any there is no heading. */
export const Facts = ({ title, facts }: { title: string; facts: readonly Fact[] }) =>
  facts.some(([, value]) => value) && (
    <section aria-label={title} className="grid gap-1.5">
      <h3 className="text-sm!">{title}</h3>
      <FactList
        facts={facts}
        layout="grid-cols-[9rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 max-[359px]:grid-cols-1"
      />
    </section>
  );
