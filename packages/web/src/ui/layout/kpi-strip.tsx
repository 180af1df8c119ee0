import type { FigureName } from '@sitewright/domain/figure-definitions';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../badge.tsx';
import { cn } from '../cn.ts';
import { FigureLabel } from './figure-label.tsx';

export type Kpi = {
  /** The name of its definition. */
  label: FigureName;
  value: ReactNode;
  /** The exact figure where `value` is shortened, such as '£35,628,799.99' for '£35.6m'. */
  full?: string;
  note?: ReactNode;
  tone?: Exclude<Tone, 'wait'>;
  icon?: LucideIcon;
  /** Where exactly the records are that it counts or names. */
  link?: Pick<LinkProps, 'to' | 'params' | 'search'>;
  /** The short form for phones; if any figure has one, those without are hidden there. */
  pill?: ReactNode;
};

type Props = { label: string; figures: readonly Kpi[] };

/** Up to six figures that belong together, in one card with hairlines. */
export const KpiStrip = ({ label, figures }: Props) => {
  const pills = figures.filter(({ pill }) => pill);
  return (
    <section aria-label={label}>
      <dl
        className={cn(
          'grid grid-cols-[repeat(auto-fit,minmax(7.75rem,1fr))] overflow-hidden rounded-card border border-line bg-surface print:grid-cols-3',
          pills.length > 0 && 'max-md:hidden',
        )}
      >
        {figures.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </dl>
      {pills.length > 0 && (
        <ul className="flex flex-wrap gap-2 md:hidden">
          {pills.map((figure) => (
            <Pill key={figure.label} {...figure} />
          ))}
        </ul>
      )}
    </section>
  );
};

/** The borders are outside of each cell, so that the card clips those at its edge. */
const Figure = ({ label, value, full, note, link, tone = 'plain', icon: Icon }: Kpi) => (
  <div className="@container relative grid content-start gap-0.5 px-4 pt-3 pb-3.5 before:absolute before:inset-y-3.5 before:-left-px before:w-px before:bg-line-2 after:absolute after:inset-x-0 after:-top-px after:h-px after:bg-line-2 max-md:last:odd:col-span-2 site:px-3.5 site:py-2.5">
    <dt className="text-xs font-medium tracking-normal text-text-2">
      <FigureLabel name={label} />
    </dt>
    <dd
      title={full}
      className="text-2xl font-bold tracking-[-0.028em] tabular-nums @max-[9rem]:text-xl"
    >
      <span aria-hidden={full ? true : undefined}>{value}</span>
      {full && <span className="sr-only">{full}</span>}
    </dd>
    {note && (
      <dd className={cn('flex items-start gap-1 text-xs tracking-normal tabular-nums', inks[tone])}>
        {Icon && <Icon aria-hidden="true" className="mt-px size-3.5 site:mt-0.5 site:size-4" />}
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <Linked link={link}>{note}</Linked>
        </span>
      </dd>
    )}
  </div>
);

const Linked = ({ link, children }: Pick<Kpi, 'link'> & { children: ReactNode }) =>
  link ? (
    <Link
      {...link}
      className="press-room inline-block [--lean:-0.5] underline underline-offset-2 hover:no-underline"
    >
      {children}
    </Link>
  ) : (
    children
  );

const Pill = ({ pill, link, tone = 'plain', icon: Icon }: Kpi) => (
  <li className="flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm">
    {Icon && <Icon aria-hidden="true" className={cn('size-4', inks[tone])} />}
    <span>
      <Linked link={link}>{pill}</Linked>
    </span>
  </li>
);

const inks = {
  plain: 'text-text-2',
  ok: 'text-on-ok-soft',
  warn: 'text-on-warn-soft',
  bad: 'text-on-bad-soft',
  info: 'text-on-info-soft',
};
