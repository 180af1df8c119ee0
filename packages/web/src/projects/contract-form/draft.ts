import { keep, readKept } from '../../platform/kept.ts';
import { blank, differences, type Values, valuesIn } from './fields.ts';

export type Draft = { values: Values; savedAt: string };

/** Drafts stay in the browser, apart for each person and organisation. */
export const draftKey = (whose: { userId: number; organizationId: number }): string =>
  `sitewright.contract-draft.${whose.organizationId}.${whose.userId}`;

export function readDraft(key: string): Draft | undefined {
  try {
    const { values, savedAt } = JSON.parse(readKept(key) ?? '');
    return { values: valuesIn(values), savedAt: new Date(savedAt).toISOString() };
  } catch {
    return undefined;
  }
}

/** Tells when it was kept; an empty form is no draft. */
export function keepDraft(key: string, values: Values, now: Date): string | undefined {
  const isBlank = differences(blank, values).length === 0;
  const savedAt = now.toISOString();
  const isKept = keep(key, isBlank ? null : JSON.stringify({ values, savedAt }));
  return isKept && !isBlank ? savedAt : undefined;
}

export const dropDraft = (key: string): void => void keep(key, null);
