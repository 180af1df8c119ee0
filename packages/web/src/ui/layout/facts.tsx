import type { ReactNode } from 'react';

type Props = { title: string; facts: readonly [label: string, value: ReactNode][] };

/** What is known, label by label; what is not known is left out. */
export const Facts = ({ title, facts }: Props) => {
  const filledFacts = facts.filter(([, value]) => value);
  return (
    filledFacts.length > 0 && (
      <section aria-label={title} className="grid gap-1.5">
        <h3 className="text-sm!">{title}</h3>
        <dl className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-sm max-[359px]:grid-cols-1">
          {filledFacts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-text-2">{label}</dt>
              <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    )
  );
};
