import { type Endpoint, entityOf } from '../kernel/endpoint.ts';
import type { Category, Severity } from './activity-values.ts';

/** The category of an action, by the resource of its permission. */
const categoryByResource: Record<string, Category> = {
  project: 'contract',
  costAnalysis: 'contract',
  file: 'contract',
  diary: 'diary',
  comment: 'diary',
  weather: 'diary',
  labour: 'labour',
  plant: 'labour',
  hseCertificate: 'hse',
  siteIssue: 'issue',
  riskAssessment: 'risk',
  carbonEntry: 'carbon',
  carbonStandard: 'carbon',
  supplier: 'supplier',
  material: 'material',
  purchaseOrder: 'po',
  worker: 'workforce',
  companyProfile: 'settings',
  organization: 'settings',
  emailTemplate: 'template',
  wellbeing: 'wellbeing',
  team: 'security',
  accessRequest: 'security',
  activityLog: 'security',
  dataBackup: 'backup',
  recycleBin: 'backup',
};

const aboutSignIn =
  /login|logout|register|password|session|invitation|current-organization|two-factor/;

export function categoryOf(endpoint: Endpoint): Category {
  if (endpoint.isSecret) return 'security';
  const entity = entityOf(endpoint);
  if (entity) return categoryByResource[entity] ?? 'general';
  return aboutSignIn.test(endpoint.path) ? 'auth' : 'general';
}

/** Whether a record is deleted; `DELETE …/closure` only reverses a step. */
export const deletion = '^DELETE .*:\\w+Id$';

/** Severity: irreversible actions, actions that need attention, status changes, and the rest. */
export function severityOf(endpoint: Endpoint): Severity {
  const { method, path, needs, isSecret } = endpoint;
  const [resource, right] = typeof needs === 'string' ? [] : needs;
  if (resource === 'dataBackup.restore' || path.endsWith('/erasure')) return 'critical';
  const isDeletion = new RegExp(deletion).test(`${method} ${path}`);
  if (isSecret || isDeletion || right === 'X') return 'warning';
  if (resource === 'team.manage' && right !== 'C') return 'warning';
  const changesState = method === 'PUT' || method === 'DELETE';
  return changesState || right === 'A' || right === 'M' ? 'notice' : 'info';
}

/** The first of these fields that a record has is its name in the log. */
const naming = [
  'poNumber',
  'hireNumber',
  'reference',
  'name',
  'title',
  'itemDescription',
  'companyName',
  'certificateType',
  'originalName',
  'issueDescription',
  'workSummary',
  'category',
];

/** People may ask for erasure and the log cannot be erased, so workers are named by their number. */
const byNumber: Record<string, string | undefined> = { worker: 'workerId' };
const bySystem = ['accessRequest', 'wellbeing', 'comment'];

export const longestName = 200;

/** What a record is called in the log. */
export function nameOfEntity(entity: string | undefined, record: unknown): string | null {
  if (!entity || bySystem.includes(entity) || typeof record !== 'object') return null;
  const fields = (record ?? {}) as Record<string, unknown>;
  const number = byNumber[entity];
  const names = (number ? [number] : naming).map((field) => fields[field]);
  const name = names.find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? name.slice(0, longestName).toWellFormed() : null;
}

/** Reads are not logged, exports are. */
export const takingOut = '^GET ';

export const failedSignIn = 'Sign-in failed';
