import {
  CirclePause,
  CloudSun,
  FileDown,
  Leaf,
  NotebookPen,
  PoundSterling,
  ReceiptText,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark.tsx';

const capabilities = [
  [ReceiptText, 'Suppliers, materials, orders', 'Purchase orders from catalogue to delivery.'],
  [NotebookPen, 'Site diary with documents', 'Entries, photos and files, day by day.'],
  [Users, 'Labour, plant and material costs', 'Hours and hire are costed as logged.'],
  [Leaf, 'Live carbon footprint', 'Materials, plant, transport, waste, energy.'],
  [CloudSun, 'Site weather', '30 days of history saved to the diary.'],
  [PoundSterling, 'Real-time cost reporting', 'Budget, committed, actual, forecast.'],
  [FileDown, 'PDF orders and carbon reports', 'Ready to send, with your logo.'],
  [CirclePause, 'Live labour with pause', 'Gangs and active equipment, by the minute.'],
] as const;

/** An introduction to Sitewright for visitors who have not signed in yet. */
export const AboutPanel = () => (
  <section
    aria-label="About Sitewright"
    className="flex flex-col gap-5 bg-frame px-4 py-5 text-on-frame md:gap-8 md:px-10 md:py-10 lg:order-first xl:px-14"
  >
    <div className="hidden items-center gap-3 lg:flex">
      <BrandMark ground="#ffffff" ink="#3a3d47" />
      <b className="text-[18px] leading-6 font-semibold tracking-[-0.015em]">Sitewright</b>
    </div>
    <div className="my-auto grid gap-5 md:gap-8">
      <div>
        <h2 className="max-w-[22ch] text-xl tracking-[-0.024em] md:text-2xl">
          The site and the office, on the same page by five o’clock.
        </h2>
        <p className="mt-2.5 max-w-[52ch] text-[16px] leading-6 text-on-frame-2">
          Contracts, diaries, labour, orders, cost and carbon for UK contractors.
        </p>
      </div>
      <ul className="grid gap-x-8 gap-y-4 text-sm md:grid-cols-2 md:gap-y-5">
        {capabilities.map(([Icon, name, does]) => (
          <li key={name} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-px size-5" />
            <span>
              <b className="block font-semibold">{name}</b>
              <span className="block text-on-frame-2">{does}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
    <DemoPanel />
  </section>
);

/** A contract on a working day; the figures are an example. */
const DemoPanel = () => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and these are figures
  <div
    role="group"
    aria-label="Example of a live contract"
    className="grid min-w-0 divide-frame-line rounded-card bg-frame-active max-md:divide-y md:grid-cols-3 md:divide-x"
  >
    <Figure name="Carbon this month" note="DEFRA 2024 and ICE factors" bar={<Bar parts={carbon} />}>
      42.70 t CO<sub>2</sub>e
    </Figure>
    <Figure name="Live labour" note="9 paused for wind since 13:20" bar={<Bar parts={labour} />}>
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

type Part = [start: number, width: number, fill: string];

const Bar = ({ parts }: { parts: Part[] }) => (
  <svg
    viewBox="0 0 200 8"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="h-2 w-full rounded-xs"
  >
    {parts.map(([x, width, fill]) => (
      <rect key={x} x={x} width={width} height="8" fill={fill} />
    ))}
  </svg>
);

const carbon: Part[] = [
  [0, 128, '#fff'],
  [130, 34, '#d1d2d9'],
  [166, 18, '#a3a6af'],
  [186, 14, '#7d7f8c'],
];

/** Work, a break, work, then paused for wind; the rest of the shift is still to come. */
const labour: Part[] = [
  [0, 52, '#fff'],
  [52, 6, '#5b5d6d'],
  [58, 62, '#fff'],
  [120, 16, '#e0a94a'],
  [136, 64, '#5b5d6d'],
];

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
