import { obstacleToImporting } from '@sitewright/domain/materials/rules';
import { obstacleToCreating } from '@sitewright/domain/projects/rules';
import { obstacleToManaging } from '@sitewright/domain/team/rules';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  Building2,
  FileUp,
  Keyboard,
  LogOut,
  type LucideIcon,
  MailPlus,
  MessageSquareWarning,
  Plus,
  ReceiptText,
} from 'lucide-react';
import { obstacleToLogging } from '../diary/obstacles.ts';
import { useOpenOverlay } from '../platform/open-overlay.ts';
import { useActor } from '../platform/session.ts';
import { useAppearance } from '../platform/theme.ts';
import { projectQueries } from '../projects/queries.ts';
import { themes } from '../ui/theme/themes.ts';
import { pages, testPages } from './palette-pages.ts';
import type { Findable } from './rank.ts';
import { useSignOut } from './use-sign-out.ts';

export type PaletteItem = Findable & {
  /** 'Page', 'Action', or what sort of record it is. */
  kind: string;
  id: string;
  icon: LucideIcon;
  /** The second line. */
  detail?: string;
  /** Whether the server found it: then what was typed is remembered. */
  isRecord?: boolean;
  /** Leads to more lines, and not away. */
  staysOpen?: boolean;
  run: () => void;
};

/** All that can be done or gone to from here; the contracts as far as they have been read. */
export function usePaletteItems(): PaletteItem[] {
  return [...useActions(), ...useFilteredLists(), ...usePages(), ...useContracts()];
}

const action = (label: string, icon: LucideIcon, run: () => void, words?: string) =>
  ({ kind: 'Action', id: label, label, icon, run, words }) as const;

function useActions(): PaletteItem[] {
  const open = useOpenOverlay();
  const router = useRouter();
  const signOut = useSignOut();
  const actor = useActor();
  const { setTheme } = useAppearance();
  const invite = () => void router.navigate({ to: '/team', search: { tab: 'invitations' } });
  const importMaterials = () =>
    void router.navigate({ to: '/materials', search: { import: 'file' } });
  const createContract = () => void router.navigate({ to: '/create-contract' });
  const ofRole = [
    [obstacleToLogging, action('New Diary Entry', Plus, () => open('newDiaryEntry'), 'log labour')],
    [obstacleToCreating, action('Create contract', Plus, createContract, 'new project')],
    [obstacleToManaging, action('Invite a colleague', MailPlus, invite, 'add user member team')],
    [
      obstacleToImporting,
      action('Import materials', FileUp, importMaterials, 'price list catalogue csv excel'),
    ],
  ] as const;
  return [
    ...ofRole.flatMap(([obstacle, item]) => (obstacle(actor) ? [] : [item])),
    action('Report an Issue', MessageSquareWarning, () => open('reportIssue'), 'bug error help'),
    action('Keyboard shortcuts', Keyboard, () => open('keyboard'), 'keys help'),
    ...themes.map(({ value, label, icon }) =>
      action(
        `Theme: ${label.toLowerCase()}`,
        icon,
        () => setTheme(value),
        'appearance colour mode',
      ),
    ),
    action('Log out', LogOut, signOut, 'logout sign out'),
  ];
}

/** Lists of what waits for a decision or is late. */
function useFilteredLists(): PaletteItem[] {
  const router = useRouter();
  const orders = (search: { status: 'pending' } | { due: 'overdue' }) => () =>
    void router.navigate({ to: '/suppliers/orders', search });
  const approve = orders({ status: 'pending' });
  const approval = 'approval po sign off awaiting pending';
  const late = () => void router.navigate({ to: '/contracts', search: { issues: 'overdue' } });
  return [
    action('Approve purchase orders', ReceiptText, approve, approval),
    action('Overdue deliveries', ReceiptText, orders({ due: 'overdue' }), 'late purchase orders'),
    action('Contracts with overdue issues', Building2, late, 'late snags defects'),
  ];
}

function usePages(): PaletteItem[] {
  const router = useRouter();
  const actor = useActor();
  const all = actor.isOrganizationAdmin ? [...pages, ...testPages] : pages;
  const mine = all.filter(({ obstacle }) => !obstacle(actor));
  return mine.map(({ to, obstacle, ...page }) => ({
    ...page,
    kind: 'Page',
    id: to,
    run: () => void router.navigate({ to }),
  }));
}

function useContracts(): PaletteItem[] {
  const router = useRouter();
  const { data } = useQuery(projectQueries.list());
  return (data ?? []).map(({ slug, name, code, clientName, postcode }) => ({
    kind: 'Contract',
    id: slug,
    label: name,
    words: [code, clientName, postcode].join(' '),
    icon: Building2,
    run: () => void router.navigate({ to: '/project/$slug', params: { slug } }),
  }));
}
