import type { ReactNode } from 'react';

/** What a contract looks like on a working day; the figures are an example. */
export const DemoPanel = () => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and these are figures
  <div
    role="group"
    aria-label="Example of a live contract"
    className="grid min-w-0 divide-frame-line rounded-card bg-frame-active max-md:divide-y md:grid-cols-3 md:divide-x"
  >
    <Figure name="Carbon this month" note="DEFRA 2024 and ICE factors" bar={<CarbonBar />}>
      42.70 t CO<sub>2</sub>e
    </Figure>
    <Figure name="Live labour" note="9 paused for wind since 13:20" bar={<LabourBar />}>
      38 on site
    </Figure>
    <Figure name="Weather, 30 days" note="Saved to the diary at 13:55" bar={<WeatherBars />}>
      7 °C, light rain
    </Figure>
  </div>
);

type FigureProps = { name: string; note: string; bar: ReactNode; children: ReactNode };

const Figure = ({ name, note, bar, children }: FigureProps) => (
  <div className="grid min-w-0 content-between gap-1.5 px-4 py-3.5">
    <small className={caption}>{name}</small>
    <b className="text-[22px] leading-7 font-bold tracking-[-0.02em] tabular-nums">{children}</b>
    {bar}
    <small className={caption}>{note}</small>
  </div>
);

const caption = 'text-xs tracking-normal text-on-frame-2';

const CarbonBar = () => (
  <svg viewBox="0 0 200 8" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full">
    <rect width="128" height="8" rx="2" fill="#fff" />
    <rect x="130" width="34" height="8" fill="#d1d2d9" />
    <rect x="166" width="18" height="8" fill="#a3a6af" />
    <rect x="186" width="14" height="8" rx="2" fill="#7d7f8c" />
  </svg>
);

/** Worked, broke, worked, then paused for wind; the rest of the shift is still to come. */
const LabourBar = () => (
  <svg viewBox="0 0 200 8" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full">
    <rect width="200" height="8" rx="2" fill="#5b5d6d" />
    <rect width="52" height="8" rx="2" fill="#fff" />
    <rect x="58" width="62" height="8" fill="#fff" />
    <rect x="120" width="16" height="8" fill="#e0a94a" />
  </svg>
);

const rain = Array.from({ length: 30 }, (_, day) => 1 + ((day * day * 5) % 17));
const today = rain.length - 1;

const WeatherBars = () => (
  <svg
    viewBox="0 0 178 16"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="-mt-0.5 h-3.5 w-full"
  >
    {rain.map((millimetres, day) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the month
        key={day}
        x={day * 6}
        y={16 - millimetres}
        width="4"
        height={millimetres}
        fill={day === today ? '#fff' : '#a3a6af'}
      />
    ))}
  </svg>
);
