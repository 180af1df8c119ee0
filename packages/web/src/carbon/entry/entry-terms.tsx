import { iceCitation, officialAttribution } from '@sitewright/domain/carbon/attribution';
import type { TermKind } from '@sitewright/domain/carbon/carbon-values';
import type { Term } from '@sitewright/domain/carbon/term';
import { formatWeight } from '@sitewright/domain/carbon/weight-text';
import { sourceLabels } from '../labels.ts';

type Props = { terms: readonly Term[] };

const kinds: readonly { kind: TermKind; title: string; note?: string }[] = [
  { kind: 'direct', title: 'Calculation' },
  {
    kind: 'losses',
    title: 'Grid losses',
    note: 'Transmission and distribution, reported separately',
  },
  { kind: 'wtt', title: 'Well to tank', note: 'Fuel supply, reported separately' },
  { kind: 'biogenic', title: 'Biogenic', note: 'Outside of scopes, reported separately' },
];

/** Each product of the sum with the factor that it was made with. */
export const EntryTerms = ({ terms }: Props) => (
  <>
    {kinds.map(({ kind, ...words }) => (
      <TermsOf key={kind} {...words} terms={terms.filter((term) => term.kind === kind)} />
    ))}
    {attributionsOf(terms).map((line) => (
      <p key={line} className="-mt-2 text-xs tracking-normal text-text-2">
        {line}
      </p>
    ))}
  </>
);

type TermsOfProps = Props & { title: string; note?: string };

const TermsOf = ({ title, note, terms }: TermsOfProps) =>
  terms.length > 0 && (
    <section aria-label={title} className="grid gap-1.5">
      <h3 className="text-sm!">
        {title}
        {note && <span className="font-normal text-text-2"> · {note}</span>}
      </h3>
      <ul className="divide-y divide-line-2 rounded-card border border-line">
        {terms.map((term) => (
          <li
            key={`${term.label} ${term.factorId} ${term.module}`}
            className="grid gap-0.5 px-3 py-2"
          >
            <span className="flex items-baseline justify-between gap-3 text-sm">
              <span className="min-w-0 [overflow-wrap:anywhere]">{term.label}</span>
              <b className="flex-none font-semibold tabular-nums">
                {formatWeight(term.kilograms, 'kg', 3)} kg
              </b>
            </span>
            <span className="text-sm [overflow-wrap:anywhere] tabular-nums">{term.sum}</span>
            <span className="text-xs tracking-normal [overflow-wrap:anywhere] text-text-2">
              {aboutTerm(term)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );

/** 'Row 19_500_5020_15_1 · DESNZ 2026 · Module A1–A3 · Scope 3' */
const aboutTerm = ({ factorId, factorSource, factorYear, module, scope }: Term): string =>
  [
    factorId && `Row ${factorId}`,
    factorSource && `${sourceLabels[factorSource]} ${factorYear ?? ''}`.trim(),
    `Module ${module.replace('-', '–')}`,
    scope === 'outside' ? 'Outside of scopes' : `Scope ${scope}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The attributions that the licences of these factors require. */
function attributionsOf(terms: readonly Term[]): string[] {
  const lines = terms.flatMap(({ factorSource, factorYear }) => {
    if (factorSource === 'ice') return [iceCitation];
    return factorSource === 'official' && factorYear ? [officialAttribution(factorYear)] : [];
  });
  return [...new Set(lines)];
}
