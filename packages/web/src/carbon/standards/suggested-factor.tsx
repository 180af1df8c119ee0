import type { Factor } from '@sitewright/domain/carbon/factor';
import {
  betterThanAverages,
  type SuggestionInput,
  suggestionsFrom,
} from '@sitewright/domain/carbon/factor-suggestion';
import { useQuery } from '@tanstack/react-query';
import { Leaf } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { factorLabel } from '../labels.ts';
import { standardQueries } from './queries.ts';

type Props = {
  material: SuggestionInput;
  year: number;
  /** The day on which it is used. */
  day: string;
  chosenId: string;
  onUse: (factorId: string) => void;
};

/** The best factor for a material: where none is chosen yet, or an average is. */
export function SuggestedFactor({ material, year, day, chosenId, onUse }: Props) {
  const { data } = useQuery(standardQueries.factors({ year, category: 'materials' }));
  const suggest = useMemo(() => suggestionOf(data ?? []), [data]);
  const suggested = suggest(material, chosenId, day);
  if (!suggested) return;
  const lead = chosenId ? 'A better factor is available' : 'Suggested factor';
  return (
    <Notice icon={Leaf} tone="info" text={`${lead}: ${factorLabel(suggested)}.`}>
      <Button onClick={() => onUse(suggested.id)}>Use this factor</Button>
    </Notice>
  );
}

function suggestionOf(factors: readonly Factor[]) {
  const [suggest, better] = [suggestionsFrom(factors), betterThanAverages(factors)];
  return (material: SuggestionInput, chosenId: string, day: string): Factor | undefined => {
    if (!chosenId) return suggest(material, day)?.factor;
    const chosen = factors.find(({ id }) => id === chosenId);
    return chosen && better(material, chosen.source, day);
  };
}
