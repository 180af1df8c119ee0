import { moduleLabels } from '@sitewright/domain/carbon/carbon-labels';
import type { SettledCarbon } from '@sitewright/domain/carbon/carbon-settings';
import { carbonModules } from '@sitewright/domain/carbon/carbon-values';
import { CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../../ui/cn.ts';

type Props = { settings: SettledCarbon };

/** What the totals include, and what is reported beside them. */
export function StandardFacts({ settings }: Props) {
  const { modules, includesLosses, includesWtt, statedYear } = settings;
  const parts: [text: string, isIn: boolean][] = [
    ...carbonModules.map((module): [string, boolean] => [
      moduleLabels[module],
      modules.includes(module),
    ]),
    ['Grid losses (T&D)', includesLosses],
    ['Well to tank (WTT)', includesWtt],
    ['Biogenic carbon, always', false],
  ];
  const thoseThatAre = (isSought: boolean) =>
    parts.flatMap(([text, isIn]) => (isIn === isSought ? [text] : []));
  return (
    <dl className="grid gap-4 text-sm">
      <Fact label="Factors">
        {statedYear
          ? `All contracts are stated under the ${statedYear} edition`
          : 'Each entry as recorded, by the edition of its own year'}
      </Fact>
      <Fact label="In the total">
        <Items icon={CircleCheck} ink="text-on-ok-soft" texts={thoseThatAre(true)} />
      </Fact>
      <Fact label="Beside the total">
        <Items icon={CircleDashed} ink="text-text-2" texts={thoseThatAre(false)} />
      </Fact>
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-1.5">
    <dt className="text-xs font-medium tracking-normal text-text-2">{label}</dt>
    <dd>{children}</dd>
  </div>
);

type ItemsProps = { icon: LucideIcon; ink: string; texts: readonly string[] };

const Items = ({ icon: Icon, ink, texts }: ItemsProps) => (
  <ul className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
    {texts.map((text) => (
      <li key={text} className="flex items-start gap-1.5">
        <Icon aria-hidden="true" className={cn('mt-0.5 size-4 flex-none', ink)} />
        {text}
      </li>
    ))}
  </ul>
);
