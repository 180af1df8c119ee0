import { readItem, setItem } from './local-storage.ts';

type Draft<Values> = { values: Values; savedAt: string };
type Whose = { userId: number; organizationId: number };

/** Drafts stay in the browser, apart for each person and organisation, and for each record `of`. */
export const draftKey = (draftName: string, { userId, organizationId }: Whose, ...of: number[]) =>
  [`sitewright.${draftName}-draft`, ...of, organizationId, userId].join('.');

/** A stored draft may be of an older version, or broken: `valuesIn` takes only the form's fields. */
export function readDraft<Values>(
  key: string,
  valuesIn: (stored: Record<string, unknown>) => Values,
): Draft<Values> | undefined {
  try {
    const { values, savedAt } = JSON.parse(readItem(key) ?? '');
    return { values: valuesIn(values), savedAt: new Date(savedAt).toISOString() };
  } catch {
    return undefined;
  }
}

/** Tells when it was kept, if it could be. */
export function saveDraft(key: string, values: unknown, now: Date): string | undefined {
  const savedAt = now.toISOString();
  return setItem(key, JSON.stringify({ values, savedAt })) ? savedAt : undefined;
}

export const removeDraft = (key: string): void => void setItem(key, null);
