import type { Actor } from '@sitewright/domain/kernel/access';
import type { Problem } from '@sitewright/domain/kernel/problem';
import { obstacleToAdding as obstacleToAddingMaterial } from '@sitewright/domain/materials/rules';
import { obstacleToOrdering } from '@sitewright/domain/purchase-orders/rules';
import { obstacleToAdding as obstacleToAddingWorker } from '@sitewright/domain/workforce/rules';
import {
  Building2,
  DatabaseBackup,
  FlaskConical,
  HardHat,
  HeartPulse,
  History,
  Landmark,
  Leaf,
  type LucideIcon,
  Mail,
  NotebookPen,
  Package,
  PoundSterling,
  ReceiptText,
  Settings,
  ShieldAlert,
  Trash2,
  Truck,
  UsersRound,
} from 'lucide-react';

const page = <const To extends string>(
  to: To,
  label: string,
  icon: LucideIcon,
  words?: string,
  /** It is left out for a user whose role does not allow what it is for. */
  obstacle: (actor: Actor) => Problem | undefined = () => undefined,
) => ({
  to,
  label,
  icon,
  words,
  obstacle,
});

/** Every page that needs no contract to be shown, by the name people look for. */
export const pages = [
  page(
    '/contracts',
    'Contracts',
    Building2,
    'projects home plant on hire off hire issues snags defects ncr rfi drawings files',
  ),
  page('/entries', 'Entries', NotebookPen, 'diary all timesheets daywork hours'),
  page(
    '/suppliers',
    'Suppliers',
    Truck,
    'merchants subcontractors subbies subbie import insurance expiring',
  ),
  page(
    '/suppliers/orders',
    'Purchase Orders',
    ReceiptText,
    'po buying approve approval invoice payment grn goods received delivery note requisition',
  ),
  page(
    '/suppliers/orders/new',
    'New purchase order',
    ReceiptText,
    'po add create raise',
    obstacleToOrdering,
  ),
  page('/materials', 'Materials', Package, 'catalogue import prices price list'),
  page('/materials/new', 'New material', Package, 'add create', obstacleToAddingMaterial),
  page(
    '/workforce',
    'Workforce',
    HardHat,
    'workers people operatives cscs gate import timesheets overtime day rate pay subbies expiring induction',
  ),
  page('/workforce/new', 'New worker', HardHat, 'add create operative', obstacleToAddingWorker),
  page(
    '/cost-analysis',
    'Cost Analysis',
    PoundSterling,
    'money budget spend cvr freeze month margin retention variations valuation payment application payapp final account daywork invoice off hire',
  ),
  page('/carbon-footprint', 'Carbon Footprint', Leaf, 'emissions co2'),
  page('/carbon-settings', 'Carbon Standards', Leaf, 'factors emissions epd'),
  page(
    '/risk-assessment',
    'Risk Assessment',
    ShieldAlert,
    'safety rams method statements briefing permit',
  ),
  page('/wellbeing', 'Wellbeing', HeartPulse, 'health toolbox talks'),
  page(
    '/settings',
    'User Settings',
    Settings,
    'password account profile offline signal install phone',
  ),
  page('/company', 'Company Profile', Landmark, 'logo organisation hse certificates vat cis plan'),
  page('/team', 'Team', UsersRound, 'users members roles invite invitations permissions add user'),
  page(
    '/organizations',
    'Your Companies',
    Building2,
    'organisations switch leave create invitation',
  ),
  page('/activity-logs', 'Activity Logs', History, 'audit history exports'),
  page('/data-backup', 'Data Backup', DatabaseBackup, 'restore recycle bin deleted export'),
  page('/email-templates', 'Email Templates', Mail, 'letters'),
  page('/email-templates/guide', 'Email Template Guide', Mail, 'help variables'),
  page('/email-templates/demo', 'Email Template Demo', Mail, 'preview'),
] as const;

/** Pages for trying things out, which only who runs the organisation looks for. */
export const testPages = [
  page('/auth-debug', 'Authentication Debug', FlaskConical, 'session test'),
  page('/test-confirmations', 'Test Confirmations', FlaskConical, 'dialogs'),
  page('/delete-records', 'Delete Records', Trash2, 'bulk test'),
] as const;
