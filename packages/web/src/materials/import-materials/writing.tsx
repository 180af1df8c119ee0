import { useEffect, useState } from 'react';
import { rowsText } from '../../ui/import/rows-text.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';

const tick = 100;
/** About what a row takes, in milliseconds, and what the first one does. */
const [forOne, forAny] = [0.25, 600];

/** All rows are written in one request without progress: the bar follows the usual duration. */
export function Writing({ rows }: { rows: number }) {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setGone((before) => before + tick), tick);
    return () => clearInterval(timer);
  }, []);
  const value = 95 * (1 - Math.exp(-gone / (forAny + rows * forOne)));
  return (
    <ProgressBar
      label={`Importing ${rowsText(rows)}`}
      value={value}
      step={`About ${Math.round(value)} %`}
      note="All of them, or none."
    />
  );
}
