import type { Findable } from '@sitewright/domain/search/findable';
import type { HitGroup } from '@sitewright/domain/search/search';
import { useNavigate } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { detailOfHit, kindWords, titleOf } from '../search/hit-labels.ts';
import { placeOfHit } from '../search/hit-place.ts';
import type { PaletteItem } from './use-palette-items.ts';

export type PaletteGroup = { heading: string; items: PaletteItem[] };

/** What the server found as lines of the palette; a kind with more leads to all of it. */
export function usePaletteHits(
  groups: readonly HitGroup[],
  isShown: (slug: string) => boolean,
  showMore: (kind: Findable) => void,
): PaletteGroup[] {
  const navigate = useNavigate();
  const itemsOf = ({ entity, hits, hasMore }: HitGroup): PaletteItem[] => [
    ...hits
      // A contract that is listed by its name already is not listed twice.
      .filter(({ slug }) => entity !== 'contract' || !isShown(slug ?? ''))
      .map((hit) => ({
        kind: kindWords[entity].one,
        id: `${hit.recordId}`,
        label: titleOf(entity, hit),
        detail: detailOfHit(entity, hit),
        icon: kindWords[entity].icon,
        isRecord: true,
        run: () => void navigate(placeOfHit(entity, hit)),
      })),
    ...(hasMore ? [more(entity, () => showMore(entity))] : []),
  ];
  return groups
    .map((group) => ({ heading: kindWords[group.entity].several, items: itemsOf(group) }))
    .filter(({ items }) => items.length > 0);
}

const more = (entity: Findable, run: () => void): PaletteItem => ({
  kind: 'More',
  id: entity,
  label: `More ${kindWords[entity].several.toLowerCase().replace('hse', 'HSE')}`,
  icon: ChevronRight,
  staysOpen: true,
  run,
});
