import { can } from '@sitewright/domain/kernel/access';
import { Link } from '@tanstack/react-router';
import {
  Building2,
  DatabaseBackup,
  History,
  Landmark,
  ListX,
  Mail,
  UsersRound,
} from 'lucide-react';
import { useActor } from '../platform/session.ts';
import { Panel } from '../ui/layout/panel.tsx';

const places = [
  { to: '/company', label: 'Company profile', about: 'Logo, insurance, plan', icon: Landmark },
  { to: '/team', label: 'Team', about: 'Members, roles and permissions', icon: UsersRound },
  {
    to: '/organizations',
    label: 'Your companies',
    about: 'Switch, leave or create',
    icon: Building2,
  },
  { to: '/activity-logs', label: 'Activity logs', about: 'Who did what, and when', icon: History },
  {
    to: '/email-templates',
    label: 'Email templates',
    about: 'Wording of the emails we send',
    icon: Mail,
  },
  {
    to: '/data-backup',
    label: 'Backups and recycle bin',
    about: 'Back up and restore your data',
    icon: DatabaseBackup,
  },
] as const;

const deleting = {
  to: '/delete-records',
  label: 'Delete records',
  about: 'Move many records to the recycle bin',
  icon: ListX,
} as const;

/** Pages that are not personal settings, and are not in the sidebar. */
export const HubCard = () => (
  <Panel title="More settings">
    <ul className="grid gap-1 p-2 sm:grid-cols-2">
      {[...places, ...(can(useActor(), 'dataBackup.restore', 'A') ? [deleting] : [])].map(
        ({ to, label, about, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className="flex items-center gap-3 rounded-control p-3 hover:bg-sunken">
              <Icon aria-hidden="true" className="size-icon text-text-2" />
              <span className="grid">
                <span className="text-sm font-medium">{label}</span>
                <span className="text-xs text-text-2">{about}</span>
              </span>
            </Link>
          </li>
        ),
      )}
    </ul>
  </Panel>
);
