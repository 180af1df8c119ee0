import { inPounds } from '@sitewright/domain/kernel/pounds';
import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import type { ReactNode } from 'react';
import { showDate } from '../ui/parse-date.ts';
import { HireAlerts } from './hire-alerts.tsx';
import { chargeText, joined, nextDate, timeText } from './hire-labels.ts';
import { HireState } from './hire-state.tsx';

type Props = { hire: PlantHire; menu: ReactNode };

/** A machine as shown on a phone. */
export const PlantCard = ({ hire, menu }: Props) => (
  <article className="grid gap-2.5">
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <h3 className="text-base leading-5! site:text-lg site:leading-6!">{hire.name}</h3>
        <p className="text-xs tracking-normal text-text-2 site:text-sm">
          {joined(hire.supplierName, hire.operatorName)}
          {hire.hireNumber && (
            <>
              {(hire.supplierName || hire.operatorName) && ' · '}
              <span className="whitespace-nowrap">{hire.hireNumber}</span>
            </>
          )}
        </p>
      </div>
      <div className="-mt-1 -mr-2 max-md:-mt-2.5 max-md:-mr-2.5">{menu}</div>
    </div>
    <p>
      <HireState hire={hire} />
    </p>
    <Figures hire={hire} />
    {hire.breakdown && <p className="text-sm text-text-2">{hire.breakdown.reason}</p>}
    <HireAlerts alerts={hire.alerts} />
  </article>
);

const Figures = ({ hire }: Pick<Props, 'hire'>) => {
  const { label, date } = nextDate(hire);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
      <Figure label="On hire" text={hire.status === 'requested' ? 'Not yet' : timeText(hire)} />
      <Figure label={label} text={date ? showDate(date) : 'Open'} />
      {hire.cost && (
        <>
          <Figure label="Cost to date" text={inPounds(hire.cost)} />
          <Figure label="Made of" text={chargeText(hire)} />
        </>
      )}
    </dl>
  );
};

const Figure = ({ label, text }: { label: string; text: string }) => (
  <>
    <dt className="text-text-2">{label}</dt>
    <dd className="text-right tabular-nums">{text}</dd>
  </>
);
