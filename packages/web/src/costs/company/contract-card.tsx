import { inPounds } from '@sitewright/domain/kernel/pounds';
import { ContractHeading } from '../../projects/contract-name.tsx';
import { Badge } from '../../ui/badge.tsx';
import { daysText, hoursText, isNegative, percentText, sizeOf, varianceWords } from '../labels.ts';
import type { ContractLine } from './contract-line.ts';
import { HealthBadge } from './health-badge.tsx';

/** A contract on a phone: what it will cost, and how far that is from its budget. */
export const ContractCard = ({ line }: { line: ContractLine }) => (
  <article className="grid gap-2">
    <ContractHeading
      contract={line}
      to="/cost-analysis/$slug"
      note={line.percentComplete && `${percentText(line.percentComplete)} complete`}
    />
    <p className="flex flex-wrap gap-2">
      {line.health && <HealthBadge health={line.health} />}
      {line.variance && Number(line.variance) !== 0 && (
        <Badge tone={isNegative(line.variance) ? 'bad' : 'plain'}>
          {inPounds(sizeOf(line.variance))} {varianceWords(line.variance, null)}
        </Badge>
      )}
    </p>
    <dl className="grid grid-cols-2 gap-x-4 text-sm tabular-nums [&_dt]:text-xs [&_dt]:text-text-2">
      {factsOf(line).map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  </article>
);

const factsOf = ({ forecast, revised, hours, plantDays }: ContractLine) =>
  forecast && revised
    ? [
        ['Forecast', inPounds(forecast)],
        ['Budget', inPounds(revised)],
      ]
    : [
        ['Paid hours', hoursText(hours)],
        ['Plant on hire', daysText(plantDays)],
      ];
