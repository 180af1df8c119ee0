import type { Limit, WindLimit } from '@sitewright/domain/weather/limits';
import type { ActivityVerdict, WeatherReport } from '@sitewright/domain/weather/report';
import { limitsReached, stricterStatements } from '@sitewright/domain/weather/site-wind';
import { Badge } from '../ui/badge.tsx';
import { inDegrees, inMillimetres, inMph } from './figures.ts';
import { verdictStyles } from './verdict-styles.ts';

type Props = { report: Pick<WeatherReport, 'activities' | 'now' | 'windLimits'> };

/** The limits for this hour; the site's own assessment and the manufacturer decide. */
export const ActivityList = ({ report: { activities, now, windLimits } }: Props) => (
  <section
    aria-labelledby="weather-activities"
    className="rounded-card border border-line bg-surface"
  >
    <h2 id="weather-activities" className="px-4 pt-3 pb-1 text-sm">
      Activity limits now
    </h2>
    <ul className="divide-y divide-line-2">
      {now && <LimitsReached limits={limitsReached(now, windLimits)} gusts={inMph(now.windGust)} />}
      {activities.map((activity) => (
        <Activity
          key={activity.activity}
          activity={activity}
          reason={now && reasonOf(stricterStatements(activity, now, windLimits), now.windGust)}
        />
      ))}
    </ul>
    <p className="border-t border-line-2 px-4 py-3 text-xs tracking-normal text-pretty text-text-2">
      For planning only, at 10 metres above ground. At 100 metres the wind is about a third
      stronger. Always follow your risk assessment and the manufacturer’s limits.
    </p>
  </section>
);

type ReachedProps = { limits: readonly WindLimit[]; gusts: string };

/** The method statements of the site come before what is only for planning. */
const LimitsReached = ({ limits, gusts }: ReachedProps) => {
  return namesOf(limits).map((reference) => {
    const ofOne = limits.filter((limit) => limit.reference === reference);
    return (
      <li key={reference} className="flex items-start justify-between gap-3 px-4 py-2.5">
        <div className="min-w-0">
          <p className="text-sm font-medium">{`${ofOne[0]?.activity}, ${reference}`}</p>
          <p className="text-xs tracking-normal text-pretty text-text-2">{`Gusts ${gusts} now. Limits reached:`}</p>
          <ul className="list-disc pl-4 text-xs tracking-normal text-pretty text-text-2">
            {ofOne.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <Badge tone="bad" icon={verdictStyles.stop.icon}>
          Over limit
        </Badge>
      </li>
    );
  });
};

/** 'RAMS-002 limit reached in gusts of 36 mph', where that decides and not the limit for planning. */
const reasonOf = (statements: readonly WindLimit[], windGust: number | null) =>
  statements.length > 0 &&
  `${namesOf(statements).join(', ')} limit reached in gusts of ${inMph(windGust)}`;

const namesOf = (limits: readonly WindLimit[]): string[] => [
  ...new Set(limits.map(({ reference }) => reference)),
];

type ActivityProps = { activity: ActivityVerdict; reason: string | false | null };

const Activity = ({ activity: { activity, source, verdict, ...limit }, reason }: ActivityProps) => {
  const { tone, words, icon } = verdictStyles[verdict ?? 'unknown'];
  return (
    <li className="flex items-start justify-between gap-3 px-4 py-2.5">
      <div className="min-w-0">
        <p className="text-sm font-medium">{activity}</p>
        <p className="text-xs tracking-normal text-pretty text-text-2">
          {reason && `${reason}. `}
          {`${standing(limit, reason ? 'planning limit: stop' : 'stop')}. ${source}`}
        </p>
      </div>
      <Badge tone={tone} icon={icon}>
        {words}
      </Badge>
    </li>
  );
};

type Measured = Pick<ActivityVerdict, 'measure' | 'value' | 'caution' | 'stop'>;

/** 'Gusts now 41 mph, stop at 45 mph' */
const standing = ({ measure, value, caution, stop }: Measured, verb: string): string => {
  const { label, write } = measures[measure];
  return `${label} ${write(value)}, ${verb} ${stop < caution ? 'below' : 'at'} ${write(stop)}`;
};

const measures: Record<
  Limit['measure'],
  { label: string; write: (value: number | null) => string }
> = {
  windSpeed: { label: 'Wind now', write: inMph },
  windGust: { label: 'Gusts now', write: inMph },
  temperature: { label: 'Temperature', write: inDegrees },
  precipitation: { label: 'Rain this hour', write: inMillimetres },
};
