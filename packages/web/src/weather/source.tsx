import type { WeatherReport } from '@sitewright/domain/weather/report';
import { momentText } from '../ui/format/moment.ts';

type Props = { report: WeatherReport };

/** Whose figures they are, of which point, and how old: they may have to stand up as evidence. */
export const Source = ({ report: { source, latitude, longitude, savedAt, stale } }: Props) => (
  <p className="text-xs tracking-normal text-pretty text-text-2">
    {source ? `${source}, grid point ${shortOf(latitude)}, ${shortOf(longitude)}` : 'No source yet'}
    {savedAt && (
      <span className={stale ? 'text-on-warn-soft' : undefined}>
        {stale ? '. Not updated since ' : '. Saved '}
        <time dateTime={savedAt}>{momentText(savedAt)}</time>
      </span>
    )}
  </p>
);

const shortOf = (degrees: string | null) => Number(degrees).toFixed(2).replace('-', '−');
