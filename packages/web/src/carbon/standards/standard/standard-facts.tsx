import type { SettledCarbon } from '@sitewright/domain/carbon/carbon-settings';
import { carbonModules } from '@sitewright/domain/carbon/carbon-words';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { cn } from '../../../ui/cn.ts';
import { moduleLabels } from '../../words.ts';

type Props = { settings: SettledCarbon };

/** What the totals hold and what they leave out. */
export const StandardFacts = ({ settings }: Props) => {
  const { modules, includesLosses, includesWtt, statedYear } = settings;
  return (
    <dl className="grid gap-4 text-sm">
      <Fact label="Factors">
        {statedYear
          ? `All contracts are stated under the ${statedYear} edition`
          : 'Each entry as recorded, by the edition of its own year'}
      </Fact>
      <Fact label="In the total">
        <ul className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
          {carbonModules.map((module) => (
            <Item key={module} text={moduleLabels[module]} isIn={modules.includes(module)} />
          ))}
          <Item text="Grid losses (T&D)" isIn={includesLosses} />
          <Item text="Well to tank (WTT)" isIn={includesWtt} />
          <Item text="Biogenic carbon, always beside" isIn={false} />
        </ul>
      </Fact>
    </dl>
  );
};

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="grid gap-1">
    <dt className="text-xs font-medium tracking-normal text-text-2">{label}</dt>
    <dd>{children}</dd>
  </div>
);

function Item({ text, isIn }: { text: string; isIn: boolean }) {
  const Icon = isIn ? CircleCheck : CircleDashed;
  return (
    <li className={cn('flex items-start gap-1.5', !isIn && 'text-text-2')}>
      <Icon
        aria-hidden="true"
        className={cn('mt-0.5 size-4 flex-none', isIn && 'text-on-ok-soft')}
      />
      <span>
        {text}
        <span className="sr-only">{isIn ? ', in' : ', beside'}</span>
      </span>
    </li>
  );
}
