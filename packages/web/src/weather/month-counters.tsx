import type { MonthCount } from '@sitewright/domain/weather/report';
import { monthAndYear } from '../ui/charts/chart-styles.ts';
import { inMillimetres } from './figures.ts';

type Props = { months: readonly MonthCount[] };

/** The four measurements of an NEC contract, for one month. */
export const MonthCounters = ({ months }: Props) => (
  <section aria-labelledby="weather-months" className="grid gap-2">
    <h2 id="weather-months" className="text-base">
      Monthly measurements, NEC4 60.1(13)
    </h2>
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Weather measurements by calendar month</caption>
        <thead>
          <tr className="border-b border-line-2 text-left text-xs text-text-2">
            <th scope="col" className="px-4 py-2 font-medium">
              Measurement
            </th>
            {months.map(({ month, days }) => (
              <th
                key={month}
                scope="col"
                className="px-4 py-2 text-right font-medium whitespace-nowrap max-md:px-2.5"
              >
                {monthAndYear(month)}
                <span className="block font-normal">of {days} days</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line-2">
          {measurements.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row" className="px-4 py-2 text-left font-normal">
                {label}
              </th>
              {months.map((count) => (
                <td
                  key={count.month}
                  className="px-4 py-2 text-right font-medium whitespace-nowrap max-md:px-2.5"
                >
                  {of(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p className="max-w-[80ch] text-xs tracking-normal text-pretty text-text-2">
      This is only an early indication. Your contract says which data counts, usually the Met
      Office’s, and it may differ. Weather is a compensation event if it occurs on average less than
      once in ten years. Notify it within eight weeks of the end of the month.
    </p>
  </section>
);

const measurements: { label: string; of: (count: MonthCount) => string | number }[] = [
  { label: 'Rainfall', of: ({ rainfall }) => inMillimetres(rainfall) },
  { label: 'Days with more than 5 mm', of: ({ wetDays }) => wetDays },
  { label: 'Days with a minimum below 0 °C', of: ({ frostDays }) => frostDays },
  { label: 'Days with snow lying at 09:00 GMT', of: ({ snowDays }) => snowDays },
];
