import type { ReactNode } from 'react';

type Row = { label: string; before: string; after: string; isLast?: boolean };

type Props = { caption: string; of: ReactNode; rows: readonly Row[] };

/** The figures now, and with this order. */
export const BeforeAfter = ({ caption, of, rows }: Props) => (
  <table className="w-full text-sm tabular-nums site:text-xs max-[359px]:text-[12px]! [&_td]:pl-3 max-[359px]:[&_td]:pl-2 [&_td]:text-right [&_th]:text-left [&_th]:font-normal [&_th]:text-text-2">
    <caption className="sr-only">{caption}</caption>
    <thead className="text-xs [&_th:not(:first-child)]:text-right">
      <tr>
        <th scope="col" className="min-[360px]:whitespace-nowrap">
          {of}
        </th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, before, after, isLast }) => (
        <tr key={label} className="h-6">
          <th scope="row">{label}</th>
          <td>{before}</td>
          <td className={isLast ? 'font-semibold' : undefined}>{after}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
