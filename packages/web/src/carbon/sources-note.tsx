import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { counted } from '../ui/table/labels.ts';

type Props = Pick<Footprint, 'sets' | 'attributions'>;

/** Whose factors the figures rest on, as their licences ask. */
export const SourcesNote = ({ sets, attributions }: Props) => (
  <footer className="grid gap-1 text-xs tracking-normal text-text-2">
    {sets.length > 0 && (
      <p>
        Factors:{' '}
        {sets
          .map(
            ({ citation, terms }) =>
              `${citation} (${counted(terms, terms === 1 ? 'calculation' : 'calculations')})`,
          )
          .join('; ')}
        .
      </p>
    )}
    {attributions.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </footer>
);
