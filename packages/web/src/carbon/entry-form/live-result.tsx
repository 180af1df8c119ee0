import type { CarbonEstimate } from '@sitewright/domain/carbon/carbon-entry';
import { moduleLabels, qualityLabels } from '@sitewright/domain/carbon/carbon-labels';
import { formatKilograms } from '@sitewright/domain/carbon/kilograms';
import { Leaf } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { FieldHelp } from '../../ui/fields/field.tsx';
import { editionText } from '../labels.ts';
import type { Estimated } from './use-estimate.ts';

type Props = Estimated & { day: string; onDraft: () => void };

/** The result of the figures as typed, with its calculation; or what is still missing. */
export const LiveResult = ({ estimate, faults, day, onDraft }: Props) => (
  <>
    <div className="grid gap-2 rounded-control bg-sunken px-3 py-2.5 text-sm">
      <output className="flex items-start gap-2">
        <Leaf aria-hidden="true" className="mt-0.5 size-4 flex-none text-text-2" />
        {estimate?.carbonEmitted ? (
          <Result {...estimate} day={day} />
        ) : (
          <Lacking sentences={[...faults, ...sentencesOf(estimate)]} />
        )}
      </output>
      {estimate && estimate.missing.length > 0 && (
        <Button className="justify-self-start" onClick={onDraft}>
          Save as draft
        </Button>
      )}
    </div>
    {estimate?.attributions.map((line) => (
      <FieldHelp key={line}>{line}</FieldHelp>
    ))}
  </>
);

type ResultProps = CarbonEstimate & { day: string };

const Result = ({ carbonEmitted, terms, quality, day, ...rest }: ResultProps) => (
  <span className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere] tabular-nums">
    <b className="font-semibold">{formatKilograms(carbonEmitted ?? '0')} kg CO₂e</b>
    {terms
      .filter(({ kind }) => kind === 'direct')
      .map(({ sum, label, module }) => (
        <span key={`${label} ${module}`}>{sum}</span>
      ))}
    <span className="text-xs text-text-2">
      {[
        editionText({ date: day, terms }),
        apartOf(rest),
        quality && qualityLabels[quality],
        ...modulesIn(terms),
      ]
        .filter(Boolean)
        .join('. ')}
    </span>
  </span>
);

const modulesIn = (terms: CarbonEstimate['terms']): string[] => [
  ...new Set(terms.map(({ module }) => moduleLabels[module])),
];

/** 'Reported separately: WTT 12.3 kg, Biogenic 4 kg' */
function apartOf({ losses, wtt, biogenic }: Pick<CarbonEstimate, 'losses' | 'wtt' | 'biogenic'>) {
  const facts = [
    ['Grid losses', losses],
    ['WTT', wtt],
    ['Biogenic', biogenic],
  ].filter(([, amount]) => Number(amount) !== 0);
  return facts.length > 0
    ? `Reported separately: ${facts.map(([name, amount = '0']) => `${name} ${formatKilograms(amount)} kg`).join(', ')}`
    : '';
}

const sentencesOf = (estimate: CarbonEstimate | undefined): string[] =>
  estimate?.missing.map(({ message }) => message) ?? [];

const Lacking = ({ sentences }: { sentences: readonly string[] }) => (
  <span className="grid gap-0.5 text-text-2">
    {sentences.length === 0
      ? 'The result appears here as you type.'
      : sentences.map((sentence) => <span key={sentence}>{sentence}</span>)}
  </span>
);
