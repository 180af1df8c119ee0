import type { BinType } from '@sitewright/domain/backup/bin-types';

/** Table of a record type, and the columns that users know its records by. */
type BinRecordType = { table: string; name: string; project: string | null; day: string };

const binRecordType = (
  table: string,
  name: string,
  project: string | null,
  day: string,
): BinRecordType => ({
  table,
  name,
  project,
  day,
});

/** Most records are dated by their creation. */
const made = "(created_at at time zone 'Europe/London')::date";

export const binRecordTypes: Record<BinType, BinRecordType> = {
  project: binRecordType('projects', 'name', null, made),
  diary: binRecordType('diary_entries', "coalesce(work_summary, '')", 'project_id', 'date'),
  file: binRecordType('files', 'original_name', 'project_id', made),
  hseCertificate: binRecordType('hse_certificates', 'original_file_name', 'project_id', made),
  plant: binRecordType('plant_hires', 'name', 'project_id', made),
  purchaseOrder: binRecordType(
    'purchase_orders',
    "concat_ws(' · ', po_number, supplier_name)",
    'contract_id',
    made,
  ),
  supplier: binRecordType('suppliers', 'name', null, made),
  material: binRecordType('materials', 'item_description', null, made),
  emailTemplate: binRecordType('email_templates', 'name', null, made),
  costAnalysis: binRecordType('cost_entries', 'description', 'project_id', 'date'),
  carbonEntry: binRecordType('carbon_entries', 'source', 'project_id', 'date'),
  worker: binRecordType('workers', "concat_ws(' ', first_name, last_name)", null, made),
  siteIssue: binRecordType('site_issues', 'issue_description', 'project_id', 'date'),
  toolboxTalk: binRecordType('toolbox_talks', 'title', 'project_id', 'date'),
  riskAssessment: binRecordType('risk_assessments', "'Risk assessment'", 'project_id', made),
  rams: binRecordType('rams', "concat_ws(' · ', reference, activity)", 'project_id', made),
};

/** The column that names a child row. */
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
