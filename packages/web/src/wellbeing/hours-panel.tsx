import { maxWeekHours } from '@sitewright/domain/wellbeing/hours';
import type { HoursWatch } from '@sitewright/domain/wellbeing/wellbeing';
import { Coffee } from 'lucide-react';
import { Notice } from '../ui/layout/notice.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { fatigueLabels, fatigueNames } from './fatigue-labels.ts';

/** Only for one's own eyes. */
export const HoursPanel = ({ hours }: { hours: HoursWatch | null }) => (
  <Panel title="Your hours this week">
    {hours ? (
      <Figures {...hours} />
    ) : (
      <p className="p-4 text-sm text-text-2">
        No hours are recorded for you. They appear here once your worker record has your email
        address. Only you can see them.
      </p>
    )}
  </Panel>
);

function Figures({ weekHours, averageHours, ...flags }: HoursWatch) {
  const isMuch = weekHours > maxWeekHours || averageHours > maxWeekHours;
  return (
    <div className="grid content-start gap-3 p-4 text-sm">
      <p>
        <span className="text-2xl font-bold tabular-nums">{weekHours}</span> h recorded since
        Monday, {averageHours} h a week on average.
      </p>
      <ul className="grid gap-1 text-text-2">
        {fatigueNames
          .filter((name) => flags[name] > 0)
          .map((name) => (
            <li key={name}>
              {fatigueLabels[name]}: {flags[name]}
            </li>
          ))}
      </ul>
      {isMuch && (
        <Notice
          icon={Coffee}
          tone="warn"
          text={`More than ${maxWeekHours} hours is a lot. Could you take a day off?`}
        />
      )}
    </div>
  );
}
