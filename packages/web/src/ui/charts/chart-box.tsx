import type { ReactNode } from 'react';
import { ResponsiveContainer } from 'recharts';
import { height as usual } from './chart-styles.ts';

type Props = { label: string; height?: number; children: ReactNode };

/** A chart that fills its panel; a screen reader reads its label. */
export const ChartBox = ({ label, height = usual, children }: Props) => (
  <div role="img" aria-label={label} className="relative" style={{ minHeight: height }}>
    <ResponsiveContainer width="100%" height="100%" className="absolute inset-0">
      {children}
    </ResponsiveContainer>
  </div>
);
