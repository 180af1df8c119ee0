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
import { BrandMark } from './brand-mark.tsx';
import { DemoPanel } from './demo-panel.tsx';

const capabilities = [
  [ReceiptText, 'Suppliers, materials, orders', 'Purchase orders from catalogue to delivery.'],
  [NotebookPen, 'Site diary with documents', 'Entries, photos and files, day by day.'],
  [Users, 'Labour, plant and material costs', 'Hours and hire turn into cost as logged.'],
  [Leaf, 'Live carbon footprint', 'Materials, plant, transport, waste, energy.'],
  [CloudSun, 'Site weather', '30 days of history saved to the diary.'],
  [PoundSterling, 'Real-time cost reporting', 'Budget, committed, actual, forecast.'],
  [FileDown, 'PDF orders and carbon reports', 'Ready to send, with your logo.'],
  [CirclePause, 'Live labour with pause', 'Gangs and active equipment, by the minute.'],
] as const;

/** What Sitewright is, for visitors who have not signed in yet. */
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
