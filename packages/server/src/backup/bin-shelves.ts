import type { BinType } from '@sitewright/domain/backup/bin-types';

/** Where a kind of record lies, and by which columns people know it. */
type Shelf = { table: string; name: string; project: string | null; day: string };

const shelf = (table: string, name: string, project: string | null, day: string): Shelf => ({
  table,
  name,
  project,
  day,
});

/** The day that most things have is that of their making. */
const made = "(created_at at time zone 'Europe/London')::date";

export const shelves: Record<BinType, Shelf> = {
  project: shelf('projects', 'name', null, made),
  diary: shelf('diary_entries', "coalesce(work_summary, '')", 'project_id', 'date'),
  file: shelf('files', 'original_name', 'project_id', made),
  hseCertificate: shelf('hse_certificates', 'original_file_name', 'project_id', made),
  plant: shelf('plant_hires', 'name', 'project_id', made),
  purchaseOrder: shelf(
    'purchase_orders',
    "concat_ws(' · ', po_number, supplier_name)",
    'contract_id',
    made,
  ),
  supplier: shelf('suppliers', 'name', null, made),
  material: shelf('materials', 'item_description', null, made),
  emailTemplate: shelf('email_templates', 'name', null, made),
  costAnalysis: shelf('cost_entries', 'description', 'project_id', 'date'),
  carbonEntry: shelf('carbon_entries', 'source', 'project_id', 'date'),
  worker: shelf('workers', "concat_ws(' ', first_name, last_name)", null, made),
  siteIssue: shelf('site_issues', 'issue_description', 'project_id', 'date'),
  toolboxTalk: shelf('toolbox_talks', 'title', 'project_id', 'date'),
  riskAssessment: shelf('risk_assessments', "'Risk assessment'", 'project_id', made),
  rams: shelf('rams', "concat_ws(' · ', reference, activity)", 'project_id', made),
};

/** Of what comes along, the column that people know it by. */
export const nameColumns: Record<string, string> = {
  projects: 'name',
  diary_entries: 'work_summary',
  files: 'original_name',
  hse_certificates: 'original_file_name',
  plant_hires: 'name',
  purchase_orders: 'po_number',
  suppliers: 'name',
  materials: 'item_description',
  email_templates: 'name',
  cost_entries: 'description',
  carbon_entries: 'source',
  site_issues: 'issue_description',
  toolbox_talks: 'title',
  rams: 'activity',
  supplier_contacts: 'name',
  journal_messages: 'message',
};
