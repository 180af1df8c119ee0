import { blank, differences, type Values, valuesIn } from './fields.ts';

export type Draft = { values: Values; savedAt: string };

/** Drafts stay in the browser, apart for each person and organisation. */
export const draftKey = (whose: { userId: number; organizationId: number }): string =>
  `sitewright.contract-draft.${whose.organizationId}.${whose.userId}`;

export function readDraft(key: string): Draft | undefined {
  try {
    const { values, savedAt } = JSON.parse(localStorage.getItem(key) ?? '');
    return { values: valuesIn(values), savedAt: new Date(savedAt).toISOString() };
  } catch {
    return undefined;
  }
}

/** Tells when it was kept; an empty form is no draft. */
export function keepDraft(key: string, values: Values, now: Date): string | undefined {
  if (differences(blank, values).length === 0) return dropDraft(key);
  const savedAt = now.toISOString();
  try {
    localStorage.setItem(key, JSON.stringify({ values, savedAt }));
    return savedAt;
  } catch {
    // Whoever forbids storing anything does without.
    return undefined;
  }
}

export function dropDraft(key: string): undefined {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there is none.
  }
}
