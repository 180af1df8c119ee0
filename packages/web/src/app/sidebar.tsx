import type { SessionUser } from '@sitewright/domain/session/session-user';
import { useLocation } from '@tanstack/react-router';
import {
  ChevronDown,
  MessageSquareWarning,
  PanelLeftClose,
  PanelLeftOpen,
  SlidersHorizontal,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useOpener } from '../platform/open-overlay.ts';
import { cn } from '../ui/cn.ts';
import { LazyBoundary, lazyComponent } from '../ui/layout/lazy-component.tsx';
import { type Place, placeAt, sidebar } from './nav-items.ts';
import { SideButton, SideLink } from './side-item.tsx';
import { SideUser } from './side-user.tsx';
import type { SidebarState } from './use-sidebar.ts';

const Tooltips = lazyComponent(() => import('../ui/dialogs/tooltip.tsx'), 'Tooltips');

type Props = SidebarState & { user: SessionUser | null };

/** The main navigation, from a tablet up; collapsed it shows icons with tooltips. */
export const Sidebar = ({ user, isCollapsed, collapse }: Props) => {
  const { isWanted, want } = useWanted();
  return (
    <nav
      aria-label="Main"
      onPointerEnter={want}
      className="fixed top-[calc(var(--header)+env(safe-area-inset-top))] bottom-0 left-0 z-30 flex w-(--side) flex-col overflow-x-hidden overflow-y-auto bg-frame p-2 text-on-frame-2 max-md:hidden"
    >
      {isCollapsed && isWanted ? (
        <LazyBoundary instead={<Items isCollapsed collapse={collapse} />}>
          <Tooltips>
            <Items isCollapsed hasTips collapse={collapse} />
          </Tooltips>
        </LazyBoundary>
      ) : (
        <Items isCollapsed={isCollapsed} collapse={collapse} />
      )}
      <div className="mt-auto">
        <SideButton
          icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
          label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          isCollapsed={isCollapsed}
          aria-keyshortcuts="["
          onClick={() => collapse(!isCollapsed)}
        />
      </div>
      <SideUser user={user} isCollapsed={isCollapsed} />
    </nav>
  );
};

/** The tooltips are loaded when the pointer enters, or with the first key, before the focus is here. */
function useWanted() {
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  useEffect(() => {
    const wantByKey = () => setWanted(true);
    window.addEventListener('keydown', wantByKey, { once: true });
    return () => window.removeEventListener('keydown', wantByKey);
  }, []);
  return { isWanted, want };
}

type ItemsProps = SidebarState & { hasTips?: boolean };

function Items({ isCollapsed, hasTips = false, collapse }: ItemsProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const here = placeAt([...sidebar.main, ...sidebar.settings], pathname);
  const look = { isCollapsed, hasTips };
  return (
    <>
      <ul className="grid gap-0.5">
        {sidebar.main.map((place) => (
          <li key={place.to}>
            <SideLink place={place} isHere={place === here} {...look} />
          </li>
        ))}
        <SettingsGroup here={here} collapse={collapse} {...look} />
      </ul>
      <hr className="mx-1 my-2 border-frame-line" />
      <SideButton
        icon={MessageSquareWarning}
        label="Report an Issue"
        {...look}
        {...useOpener('reportIssue')}
      />
    </>
  );
}

/** Opened among the icons, it makes room for its names first. */
function SettingsGroup({
  here,
  isCollapsed,
  hasTips,
  collapse,
}: Required<ItemsProps> & { here: Place | undefined }) {
  const [isOpen, setOpen] = useState(true);
  const isShown = isOpen && !isCollapsed;
  const toggle = () => {
    setOpen(isCollapsed || !isOpen);
    collapse(false);
  };
  return (
    <li>
      <SideButton
        icon={SlidersHorizontal}
        label="Settings"
        aria-expanded={isShown}
        {...{ isCollapsed, hasTips }}
        onClick={toggle}
      >
        <ChevronDown
          aria-hidden="true"
          className={cn('ml-auto size-4', !isShown && '-rotate-90')}
        />
      </SideButton>
      {isShown && (
        <ul className="mt-0.5 ml-[21px] grid gap-0.5 border-l border-frame-line pl-[9px]">
          {sidebar.settings.map((place) => (
            <li key={place.to}>
              <SideLink place={place} isHere={place === here} isSmall />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
