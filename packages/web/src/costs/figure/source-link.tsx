import type { CostSource } from '@sitewright/domain/costs/cost-values';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Row = { source: CostSource; sourceId: number; day: string };

type Props = { row: Row; slug: string; children: ReactNode };

/** A link to the source of a cost. */
export const SourceLink = ({ row, slug, children }: Props) => (
  <Link {...sourceOf(row, slug)} className={linkStyles}>
    {children}
  </Link>
);

export const linkStyles =
  '-my-0.5 inline-block py-0.5 [overflow-wrap:anywhere] hover:underline site:-my-2.5 site:py-2.5';

export function sourceOf({ source, sourceId, day }: Row, slug: string): LinkProps {
  const ofContract = { to: '/project/$slug', params: { slug } } as const;
  const diary: LinkProps = { ...ofContract, search: { date: day } };
  const places: Record<CostSource, LinkProps> = {
    labour: diary,
    entry: diary,
    // A delivery is in the diary of its day.
    delivery: diary,
    plant: { ...ofContract, search: { tab: 'plant' } },
    order: { to: '/suppliers/orders/$id', params: { id: String(sourceId) } },
    cost: { to: '/cost-analysis/$slug', params: { slug }, search: { entry: sourceId } },
  };
  return places[source];
}
