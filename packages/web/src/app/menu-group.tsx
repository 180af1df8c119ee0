import { Link, useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import type { OverlayProps } from '../platform/open-overlay.ts';
import { type Place, placeAt } from './nav-items.ts';

type GroupProps = OverlayProps & { title: string; places: readonly Place[] };

export function MenuGroup({ title, places, onClose }: GroupProps) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className="px-3 pb-1 text-xs font-semibold text-text-2">
        {title}
      </h3>
      <MenuPlaces labelledBy={id} {...{ places, onClose }} />
    </div>
  );
}

type PlacesProps = OverlayProps & { places: readonly Place[]; labelledBy?: string };

/** The links; each of them leads away from the menu. */
export function MenuPlaces({ places, labelledBy, onClose }: PlacesProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const here = placeAt(places, pathname);
  return (
    <ul aria-labelledby={labelledBy}>
      {places.map((place) => (
        <li key={place.to}>
          <Link
            to={place.to}
            activeOptions={{ exact: true }}
            aria-current={place === here ? 'page' : undefined}
            className={menuRow}
            onClick={onClose}
          >
            <place.icon aria-hidden="true" className="size-icon text-text-2" />
            {place.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const menuRow =
  'relative flex min-h-control w-full items-center gap-3 rounded-control px-3 text-left text-sm font-medium hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:font-semibold';
