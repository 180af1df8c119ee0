import { ChartLine, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Panel } from '../layout/panel.tsx';
import { ToolButton } from '../table/tool-button.tsx';
import { usualChartHeight } from './chart-styles.ts';

type Props = {
  title: string;
  /** What the lines and colours mean. */
  legend?: ReactNode;
  chart: ReactNode;
  /** The same to read. */
  table: ReactNode;
  /** At least as high as the skeleton that was there before it. */
  height?: number;
};

/** A chart, or the same as a table for users who prefer it. */
export function ChartPanel({ title, legend, chart, table, height = usualChartHeight }: Props) {
  const [isTable, setTable] = useState(false);
  const Icon = isTable ? ChartLine : Table2;
  return (
    <Panel
      title={title}
      aside={
        <div className="flex flex-wrap items-center gap-x-4">
          {!isTable && legend}
          <ToolButton
            icon={Icon}
            isQuiet
            className="-mr-2.5 max-md:-ml-2.5 print:hidden"
            onClick={() => setTable(!isTable)}
          >
            {isTable ? 'View as chart' : 'View as table'}
          </ToolButton>
        </div>
      }
    >
      {isTable ? (
        <div className="max-h-72 overflow-y-auto">{table}</div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] overflow-x-clip p-3 pl-1">
          <div className="grid grid-cols-[minmax(0,1fr)]" style={{ minHeight: height }}>
            {chart}
          </div>
        </div>
      )}
    </Panel>
  );
}
