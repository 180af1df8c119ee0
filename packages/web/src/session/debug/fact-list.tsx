import type { Fact } from './facts.ts';

export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid content-start grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5 p-4 text-sm">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-text-2">{name}</dt>
        <dd className="[overflow-wrap:anywhere]">{value}</dd>
      </div>
    ))}
  </dl>
);
