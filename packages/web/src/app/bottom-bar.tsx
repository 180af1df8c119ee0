import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { cn } from '../ui/cn.ts';
import { bottomBar, type Place, placeAt } from './nav-items.ts';

/** On a phone, under the thumb: five places, and four more in a row that steps aside. */
export function BottomBar() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const here = placeAt([...bottomBar.grid, ...bottomBar.row], pathname);
  const isReadingOn = useReadingOn();
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 md:hidden max-md:[html:has(&)]:scroll-pb-48">
      <nav
        aria-label="Quick links"
        className="border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        <ul className="grid grid-cols-5">
          {bottomBar.grid.map((place) => (
            <li key={place.to}>
              <BarLink
                place={place}
                isHere={place === here}
                look="h-[56px] flex-col gap-0.5 [@media(height<40rem)]:h-[48px]"
              />
            </li>
          ))}
        </ul>
        <ul
          className={cn(
            'flex justify-between overflow-x-auto overflow-y-hidden border-t border-line-2 px-1 [scrollbar-width:none] [@media(height<40rem)]:hidden [body:has([data-save-bar])_&]:hidden [@media(height<48rem)]:[body:has([data-log-entry])_&]:hidden',
            // Keyboard users still find it.
            isReadingOn && 'h-0 border-transparent focus-within:h-auto',
          )}
        >
          {bottomBar.row.map((place) => (
            <li key={place.to}>
              <BarLink
                place={place}
                isHere={place === here}
                look="h-[44px] gap-1.5 px-[9px] whitespace-nowrap"
              />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

const BarLink = ({ place, isHere, look }: { place: Place; isHere: boolean; look: string }) => (
  <Link
    to={place.to}
    activeOptions={{ exact: true }}
    aria-current={isHere ? 'page' : undefined}
    className={cn(
      'relative flex items-center justify-center text-[clamp(12px,3.6vw,14px)] leading-4 font-medium tracking-[-0.02em] text-text-2 aria-[current]:font-bold aria-[current]:text-text aria-[current]:before:absolute aria-[current]:before:inset-x-3 aria-[current]:before:-top-px aria-[current]:before:h-[3px] aria-[current]:before:rounded-b-[3px] aria-[current]:before:bg-brand',
      look,
    )}
  >
    <place.icon aria-hidden="true" className="size-[24px] in-[.h-\[44px\]]:size-[18px]" />
    {place.label}
  </Link>
);

/** How far the page must move to count as going on or back. */
const step = 8;

/** Whether the user is scrolling down; scrolling up, they look for the navigation. */
function useReadingOn(): boolean {
  const [isReadingOn, setReadingOn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = Math.max(window.scrollY, 0);
      if (now > 0 && Math.abs(now - last) < step) return;
      setReadingOn(now > last);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isReadingOn;
}
