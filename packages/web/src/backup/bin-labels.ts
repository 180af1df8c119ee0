import { type BinType, isBinType } from '@sitewright/domain/backup/bin-types';
import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { daysBetween, londonDay } from '@sitewright/domain/kernel/calendar';

export const kinds: Record<BinType, string> = {
  project: 'Contract',
  diary: 'Diary entry',
  file: 'File',
  plant: 'Plant on hire',
  material: 'Material',
  supplier: 'Supplier',
  purchaseOrder: 'Purchase order',
  carbonEntry: 'Carbon entry',
  costAnalysis: 'Cost entry',
  emailTemplate: 'Email template',
  siteIssue: 'Site issue',
  hseCertificate: 'HSE certificate',
  toolboxTalk: 'Toolbox talk',
  riskAssessment: 'Risk assessment',
  rams: 'Method statement',
  worker: 'Worker',
};

/** 'Contract', as the screens call it. */
export const kindOf = ({ recordType }: Pick<BinItem, 'recordType'>): string =>
  isBinType(recordType) ? kinds[recordType] : recordType;

const all = new Intl.ListFormat('en-GB');

/** '3 site issues and 1 file': what was deleted together with it. */
export const cameAlong = ({ metadata }: BinItem): string => inNumbers(metadata.children);

/** The same of any counts. */
export const inNumbers = (counts: Record<string, number>): string =>
  all.format(
    Object.entries(counts)
      .filter(([table, count]) => count > 0 && !parts.includes(table))
      .map(([table, count]) => `${count} ${nounOf(table, count)}`),
  );

/** These are never named apart from the record that they belong to. */
const parts = ['labour_segments', 'labour_session_workers', 'site_issue_events'];

/** One of it, and several. */
const nouns: Record<string, [string, string]> = {
  projects: ['contract', 'contracts'],
  materials: ['material', 'materials'],
  suppliers: ['supplier', 'suppliers'],
  supplier_projects: ['link to a contract', 'links to contracts'],
  workers: ['worker', 'workers'],
  email_templates: ['email template', 'email templates'],
  email_template_versions: ['version', 'versions'],
  purchase_order_comments: ['order comment', 'order comments'],
  purchase_order_revisions: ['order revision', 'order revisions'],
  delivery_items: ['delivery line', 'delivery lines'],
  cost_plans: ['cost plan', 'cost plans'],
  cost_reports: ['cost report', 'cost reports'],
  progress_reports: ['progress report', 'progress reports'],
  carbon_targets: ['carbon target', 'carbon targets'],
  notifications: ['notification', 'notifications'],
  site_issues: ['site issue', 'site issues'],
  site_issue_comments: ['comment', 'comments'],
  diary_entries: ['diary entry', 'diary entries'],
  diary_days: ['diary day', 'diary days'],
  diary_amendments: ['amendment', 'amendments'],
  diary_comments: ['diary comment', 'diary comments'],
  journal_messages: ['journal message', 'journal messages'],
  files: ['file', 'files'],
  file_comments: ['file comment', 'file comments'],
  comment_reactions: ['reaction', 'reactions'],
  plant_hires: ['machine', 'machines'],
  plant_breakdowns: ['breakdown', 'breakdowns'],
  material_prices: ['price', 'prices'],
  stock_movements: ['stock movement', 'stock movements'],
  purchase_orders: ['order', 'orders'],
  purchase_order_items: ['order line', 'order lines'],
  deliveries: ['delivery', 'deliveries'],
  hse_certificates: ['certificate', 'certificates'],
  carbon_entries: ['carbon entry', 'carbon entries'],
  cost_entries: ['cost entry', 'cost entries'],
  supplier_contacts: ['contact', 'contacts'],
  supplier_insurances: ['insurance', 'insurances'],
  toolbox_talks: ['toolbox talk', 'toolbox talks'],
  risk_assessments: ['risk assessment', 'risk assessments'],
  risk_revisions: ['revision', 'revisions'],
  rams: ['method statement', 'method statements'],
  rams_signatures: ['signature', 'signatures'],
  labour_sessions: ['labour session', 'labour sessions'],
  weather_snapshots: ['hour of weather', 'hours of weather'],
  weather_records: ['day of weather', 'days of weather'],
  worker_competences: ['competence', 'competences'],
  worker_inductions: ['induction', 'inductions'],
  worker_card_checks: ['card check', 'card checks'],
  worker_rates: ['rate', 'rates'],
  worker_documents: ['document', 'documents'],
};

export const nounOf = (table: string, count: number) => {
  const [singular, several] = nouns[table] ?? ['other record', 'other records'];
  return count === 1 ? singular : several;
};

export const daysLeft = ({ expiresAt }: BinItem, today: string): number =>
  daysBetween(today, londonDay(new Date(expiresAt)));

export const expiry = (item: BinItem, today: string): string => {
  if (item.metadata.hold) return 'on hold';
  const days = daysLeft(item, today);
  return days <= 0 ? 'today' : `in ${days} ${days === 1 ? 'day' : 'days'}`;
};

type Returned = { restored: number; leftOut: readonly { message: string }[] };

/** The toast after several records were restored. */
export function restoredToast({ restored, leftOut: [first, ...others] }: Returned) {
  const back = `${restored} ${restored === 1 ? 'record is' : 'records are'} back.`;
  if (!first) return { title: 'Restored', text: back };
  const stays = `${others.length + 1} could not be restored: ${first.message}`;
  return { title: 'Not all restored', text: `${back} ${stays}`, tone: 'danger' as const };
}
