import type { SessionUser } from '@sitewright/domain/session/session-user';
import { Link } from '@tanstack/react-router';
import { Menu, Plus, Search } from 'lucide-react';
import { Bell } from '../notifications/bell.tsx';
import type { Company } from '../platform/company.ts';
import { useOpener } from '../platform/open-overlay.ts';
import { useHasOutbox } from '../platform/outbox/has-outbox.ts';
import { lazyScreen } from '../platform/preload.ts';
import { modKey } from '../ui/keyboard-map.ts';
import { HeaderButton } from '../ui/layout/header-button.tsx';
import { LazyBoundary } from '../ui/layout/lazy-component.tsx';
import { Picture } from '../ui/picture.tsx';
import { AppearanceButton, UserButton } from './header-menus.tsx';

export const Header = ({ company, user }: { company: Company; user: SessionUser }) => (
  <header className={bar}>
    <HeaderButton icon={Menu} label="Menu" className="md:hidden" {...useOpener('menu')} />
    <Brand company={company} />
    <SearchButton />
    <OutboxPlace />
    <Bell user={user} />
    <AppearanceButton />
    <NewDiaryEntryButton />
    <UserButton user={user} />
  </header>
);

/** Its round inner corner lies over the page, where header and sidebar meet. */
const bar =
  'fixed inset-x-0 top-0 z-30 box-content flex h-header items-center gap-2 bg-frame pt-[env(safe-area-inset-top)] pr-gutter pl-3.5 text-on-frame max-md:gap-1 max-md:pr-2 max-md:pl-1 md:after:pointer-events-none md:after:absolute md:after:top-full md:after:left-(--side) md:after:size-3 md:after:bg-[radial-gradient(circle_at_100%_100%,transparent_11.5px,var(--frame)_12px)]';

const Brand = ({ company: { name, logo, initials } }: { company: Company }) => (
  <Link to="/contracts" className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 max-md:gap-2">
    <Picture
      src={logo}
      initials={initials}
      className="size-9 rounded-[8px] bg-on-frame text-[14px] font-bold tracking-[-0.02em] text-frame-active max-md:size-8"
    />
    <span className="min-w-0">
      <span className="block truncate text-[14px] leading-[18px] font-semibold">{name}</span>
      <span className="block truncate text-[12px] leading-4 text-on-frame-2 in-[:has([data-outbox])]:max-md:hidden">
        Construction Site Management Platform
      </span>
    </span>
  </Link>
);

const OutboxChip = lazyScreen(() => import('../outbox/outbox-chip.tsx'), 'OutboxChip');

/** Fetched when there is something to say. */
const OutboxPlace = () =>
  useHasOutbox() && (
    <LazyBoundary>
      <OutboxChip />
    </LazyBoundary>
  );

const SearchButton = () => (
  <button
    type="button"
    {...useOpener('palette')}
    aria-keyshortcuts="Control+K Meta+K"
    className="mr-2 flex h-9 items-center gap-2 rounded-control bg-frame-active px-2.5 text-[14px] text-on-frame-2 hover:text-on-frame max-md:hidden max-lg:w-9 max-lg:justify-center lg:w-66 site:h-11 site:max-lg:w-11"
  >
    <Search aria-hidden="true" className="size-4" />
    <span className="max-lg:sr-only">Search or jump to</span>{' '}
    <kbd className="ml-auto rounded-[4px] border border-frame-line px-1.25 font-sans text-[12px] leading-4 font-medium max-lg:hidden">
      {modKey} K
    </kbd>
  </button>
);

/** On a phone without its words: there it covers nothing of the page. */
const NewDiaryEntryButton = () => (
  <button
    type="button"
    {...useOpener('newDiaryEntry')}
    className="mx-1 flex h-9 flex-none items-center gap-2 rounded-control bg-on-frame pr-3 pl-2.5 text-[14px] font-semibold whitespace-nowrap text-frame-active hover:bg-on-frame/90 site:h-11 max-md:order-last max-md:w-11 max-md:justify-center max-md:px-0"
  >
    <Plus aria-hidden="true" className="size-4 max-md:size-6" />
    <span className="max-md:sr-only">New Diary Entry</span>
  </button>
);
