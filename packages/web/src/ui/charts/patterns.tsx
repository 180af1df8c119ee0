import { type ReactNode, useId } from 'react';

/** Six colours that also those who mix some of them up can tell apart. */
const colours = {
  labour: 'var(--c-labour)',
  materials: 'var(--c-materials)',
  plant: 'var(--c-plant)',
  transport: 'var(--c-transport)',
  waste: 'var(--c-waste)',
  energy: 'var(--c-energy)',
};

export type Ink = keyof typeof colours;

const light = { fill: 'var(--surface)', opacity: 0.5 };

/** On each colour a pattern of its own, so that the colour is never alone. */
const marks: Record<Ink, ReactNode> = {
  labour: null,
  materials: <circle cx="3" cy="3" r="1.2" {...light} />,
  plant: <rect width="2" height="6" {...light} />,
  transport: <path d="M0 0h1.5v6H0zM1.5 0H6v1.5H1.5z" {...light} />,
  waste: <rect width="6" height="2" {...light} />,
  energy: <rect x="2" width="1.5" height="6" {...light} />,
};

const turned: Partial<Record<Ink, string>> = {
  plant: 'rotate(45)',
  transport: 'rotate(45)',
};

const inks = Object.keys(colours) as Ink[];

export const colourOf = (ink: Ink): string => colours[ink];

export const fillOf = (id: string, ink: Ink): string => `url(#${id}-${ink})`;

export const Patterns = ({ id }: { id: string }) => (
  <defs>
    {inks.map((ink) => (
      <pattern
        key={ink}
        id={`${id}-${ink}`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform={turned[ink]}
      >
        <rect width="6" height="6" fill={colours[ink]} />
        {marks[ink]}
      </pattern>
    ))}
  </defs>
);

type LegendProps = { id: string; entries: readonly { ink: Ink; label: string }[] };

const Legend = ({ id, entries }: LegendProps) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 pl-3 text-xs tracking-normal text-text-2">
    {entries.map(({ ink, label }) => (
      <li key={ink} className="flex items-center gap-1.5">
        <svg aria-hidden="true" width="12" height="12" className="rounded-[2px]">
          <rect width="12" height="12" fill={fillOf(id, ink)} />
        </svg>
        {label}
      </li>
    ))}
  </ul>
);

/** Beside a chart that draws its own patterns under another name. */
export function PatternLegend({ entries }: Pick<LegendProps, 'entries'>) {
  const id = useId();
  return (
    <>
      <svg aria-hidden="true" className="absolute size-0">
        <Patterns id={id} />
      </svg>
      <Legend {...{ id, entries }} />
    </>
  );
}
