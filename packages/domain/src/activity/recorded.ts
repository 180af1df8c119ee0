import { type Endpoint, entityOf } from '../kernel/endpoint.ts';
import { recordTypes } from '../record-types.ts';
import { type Category, type Logged, loggedAs, type Severity } from './activity-values.ts';

const aboutSignIn =
  /login|logout|register|password|session|invitation|current-organization|two-factor/;

export function categoryOf(endpoint: Endpoint, records: readonly Logged[] = recordTypes): Category {
  if (endpoint.isSecret) return 'security';
  const entity = entityOf(endpoint) ?? (endpoint.isExport && 'export');
  if (entity) return loggedAs(entity, records)?.category ?? 'general';
  return aboutSignIn.test(endpoint.path) ? 'auth' : 'general';
}

/** Whether a record is deleted; `DELETE …/closure` only reverses a step. */
export const deletionPattern = '^DELETE .*:\\w+Id$';

/** Severity: irreversible actions, actions that need attention, status changes, and the rest. */
export function severityOf(endpoint: Endpoint): Severity {
  const { method, path, needs, isSecret } = endpoint;
  const [resource, right] = typeof needs === 'string' ? [] : needs;
  if (resource === 'dataBackup.restore' || path.endsWith('/erasure')) return 'critical';
  const isDeletion = new RegExp(deletionPattern).test(`${method} ${path}`);
  if (isSecret || isDeletion || right === 'X') return 'warning';
  if (resource === 'team.manage' && right !== 'C') return 'warning';
  const changesState = method === 'PUT' || method === 'DELETE' || endpoint.isExport === true;
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

const longestName = 200;

type Fields = Record<string, unknown>;

/** Records that no single field names, by what only they have. */
const composedName = (fields: Fields): string | undefined =>
  importName(fields) ?? monthName(fields);

/** `Import of prices.csv, 2 added, 1 changed` */
const importName = ({ fileName, state, added, changed }: Fields): string | undefined =>
  typeof fileName === 'string' && typeof added === 'number' && typeof changed === 'number'
    ? `Import of ${fileName}${state === 'pending' ? '' : `, ${added} added, ${changed} changed`}`
    : undefined;

/** `CVR 11/2026` */
const monthName = ({ month, retentionRate }: Fields): string | undefined =>
  typeof month === 'string' && typeof retentionRate === 'string'
    ? `CVR ${month.slice(5, 7)}/${month.slice(0, 4)}`
    : undefined;

/** The name of a record in the log. */
export function nameOfEntity(
  entity: string | undefined,
  record: unknown,
  records: readonly Logged[] = recordTypes,
): string | null {
  const only = entity ? loggedAs(entity, records)?.name : null;
  if (only === null || typeof record !== 'object') return null;
  const fields = (record ?? {}) as Fields;
  const names = (only ? [only] : naming).map((field) => fields[field]);
  const name =
    (only ? undefined : composedName(fields)) ??
    names.find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? name.slice(0, longestName).toWellFormed() : null;
}

/** Reads are not logged; exports are, also those that a browser makes and reports. */
export const exportPattern = '^GET |^POST /api/exports$';

export const failedSignIn = 'Sign-in failed';
