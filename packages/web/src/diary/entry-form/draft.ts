import { keep, readKept } from '../../platform/kept.ts';
import { type Values, valuesIn } from './fields.ts';

type Draft = { values: Values; savedAt: string };
type Whose = { userId: number; organizationId: number };

/** Drafts stay in the browser, apart for each contract, person and organisation. */
export const draftKey = (projectId: number, { userId, organizationId }: Whose): string =>
  `sitewright.entry-draft.${projectId}.${organizationId}.${userId}`;

export function readDraft(key: string): Draft | undefined {
  try {
    const { values, savedAt } = JSON.parse(readKept(key) ?? '');
    return { values: valuesIn(values), savedAt: new Date(savedAt).toISOString() };
  } catch {
    return undefined;
  }
}

/** Tells when it was kept, if it could be. */
export function keepDraft(key: string, values: Values, now: Date): string | undefined {
  const savedAt = now.toISOString();
  return keep(key, JSON.stringify({ values, savedAt })) ? savedAt : undefined;
}

export const dropDraft = (key: string): void => void keep(key, null);
