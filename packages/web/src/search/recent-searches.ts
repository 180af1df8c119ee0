import type { Actor } from '@sitewright/domain/kernel/access';
import { readItem, setItem } from '../platform/local-storage.ts';

type Searcher = Pick<Actor, 'userId' | 'organizationId'>;

const most = 5;

const keyOf = ({ organizationId, userId }: Searcher) =>
  `recent-searches.${organizationId}.${userId}`;

/** This user's searches on this device, the latest first. */
export function recentSearches(searcher: Searcher): string[] {
  try {
    const stored: unknown = JSON.parse(readItem(keyOf(searcher)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string') : [];
  } catch {
    return [];
  }
}

/** Only what led somewhere is worth remembering. */
export function rememberSearch(searcher: Searcher, words: string): void {
  const sought = words.trim();
  const others = recentSearches(searcher).filter((term) => term !== sought);
  setItem(keyOf(searcher), JSON.stringify([sought, ...others].slice(0, most)));
}

export const forgetSearches = (searcher: Searcher) => setItem(keyOf(searcher), null);
