import { weightTexts } from '@sitewright/domain/carbon/weight-text';
import type { ReactNode } from 'react';
import { Bar } from '../../ui/bar.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { percentText } from '../labels.ts';

export type ShareLine = { label: string; kilograms: string; percent: string };

type Props = {
  title: string;
  /** What each line is, such as 'Module'. */
  of: string;
  lines: readonly ShareLine[];
  aside?: ReactNode;
};

/** The same total cut another way. */
export const ShareTable = ({ title, of, lines, aside }: Props) => {
  const text = weightTexts(lines.map(({ kilograms }) => kilograms));
  return (
    <Panel title={title} aside={aside}>
      <table className="w-full self-start text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">CO₂e</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody className="[&_td]:py-1.5 [&_th]:py-1.5 [&_tr:not(:first-child)]:border-t [&_tr]:border-line-2">
          {lines.map(({ label, kilograms, percent }) => (
            <tr key={label}>
              <th scope="row" className="w-full max-w-0 pl-4 text-left font-normal">
                <span className="block [overflow-wrap:anywhere]">{label}</span>
                <Bar length={Math.max(0, Number(percent))} />
              </th>
              <td className="pl-3 text-right align-top font-semibold whitespace-nowrap">
                {text(kilograms)}
              </td>
              <td className="pr-4 pl-2 text-right align-top text-xs leading-5 whitespace-nowrap text-text-2">
                {percentText(percent)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
};
