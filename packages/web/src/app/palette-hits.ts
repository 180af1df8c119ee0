import { inSentence } from '@sitewright/domain/kernel/record-type';
import type { Findable } from '@sitewright/domain/search/findable';
import type { HitGroup } from '@sitewright/domain/search/search';
import { useNavigate } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { recordLinks } from '../record-links.ts';
import { describeHit, labelOfKind } from '../search/hit-labels.ts';
import type { PaletteItem } from './use-palette-items.ts';

export type PaletteGroup = { heading: string; items: PaletteItem[] };

/** The server's results as lines of the palette; a kind with more results leads to all of them. */
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
      .map((hit) => {
        const { icon, title, detail, to } = describeHit(entity, hit, recordLinks);
        return {
          kind: labelOfKind(entity).one,
          id: `${hit.recordId}`,
          label: title,
          detail,
          icon,
          isRecord: true,
          run: () => void navigate(to),
        };
      }),
    ...(hasMore ? [more(entity, () => showMore(entity))] : []),
  ];
  return groups
    .map((group) => ({ heading: labelOfKind(group.entity).many, items: itemsOf(group) }))
    .filter(({ items }) => items.length > 0);
}

const more = (entity: Findable, run: () => void): PaletteItem => ({
  kind: 'More',
  id: entity,
  label: `More ${inSentence(labelOfKind(entity).many)}`,
  icon: ChevronRight,
  staysOpen: true,
  run,
});
