import { createHash, timingSafeEqual } from 'node:crypto';
import { backupTypes } from '@sitewright/domain/backup/data-backup';
import {
  archiveDamaged,
  backupOfAnotherCompany,
  backupOfLaterVersion,
} from '@sitewright/domain/backup/data-backup-rules';
import { Refused, refuseIf } from '@sitewright/domain/kernel/problem';
import * as z from 'zod';
import { canonicalJson } from '../platform/activity.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Catalogue } from './catalogue.ts';

export const manifestName = 'manifest.json';
export const format = 'sitewright-backup';
export const formatVersion = 1;

const Part = z.object({
  name: z.string(),
  /** Only for tables. */
  rows: z.int().nullable(),
  bytes: z.int(),
  sha256: z.string(),
});

/** Salt and check value of the passphrase; the passphrase itself is not stored. */
const Lock = z.object({ salt: z.string(), check: z.string() });

export const Manifest = z.object({
  format: z.literal(format),
  version: z.int(),
  /** Hash of the tables and their columns. */
  schema: z.string(),
  organization: z.object({ id: z.int(), name: z.string() }),
  backupType: z.enum(backupTypes),
  projectIds: z.array(z.int()),
  includesFiles: z.boolean(),
  secrets: z.enum(['none', 'kept', 'locked']),
  lock: Lock.nullable(),
  createdAt: z.string(),
  createdBy: z.string(),
  /** The head of the activity log's hash chain. */
  log: z.object({ position: z.int(), hash: z.string() }).nullable(),
  /** Files that a record refers to and that are not in the store. */
  missingFiles: z.array(z.string()),
  parts: z.array(Part),
  seal: z.string(),
});

export type Manifest = z.infer<typeof Manifest>;
export type Part = z.infer<typeof Part>;
export type Lock = z.infer<typeof Lock>;

const sealOf = (manifest: Omit<Manifest, 'seal'>, secrets: Pick<Secrets, 'keyedHash'>): string =>
  secrets.keyedHash(`manifest of a backup: ${canonicalJson(manifest)}`);

export const sealManifest = (
  manifest: Omit<Manifest, 'seal'>,
  secrets: Pick<Secrets, 'keyedHash'>,
): Manifest => ({ ...manifest, seal: sealOf(manifest, secrets) });

/** Refuses a manifest that is forged, of another company, or of a later version. */
export function readManifest(
  text: string,
  organizationId: number,
  secrets: Pick<Secrets, 'keyedHash'>,
): Manifest {
  const { data } = Manifest.safeParse(jsonIn(text));
  if (!data) throw new Refused(archiveDamaged);
  const { seal, ...rest } = data;
  refuseIf(isEqual(seal, sealOf(rest, secrets)) ? undefined : archiveDamaged);
  refuseIf(data.version > formatVersion ? backupOfLaterVersion : undefined);
  refuseIf(data.organization.id === organizationId ? undefined : backupOfAnotherCompany);
  return data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}

export function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export const schemaOf = ({ tables, columns }: Catalogue): string =>
  createHash('sha256')
    .update(canonicalJson(tables.toSorted().map((table) => [table, columns.get(table) ?? []])))
    .digest('hex')
    .slice(0, 16);
