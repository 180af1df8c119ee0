import type { Findable } from '@sitewright/domain/search/findable';
import { minSearchLetters, tooShort } from '@sitewright/domain/search/rules';
import type { SearchResults } from '@sitewright/domain/search/search';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fieldsOf } from '../platform/call.ts';
import { useOnline } from '../platform/use-online.ts';
import { searchQuery } from './queries.ts';

const nothing: SearchResults = { groups: [], isPartial: false };

/** The pause in typing before the search runs. */
const pause = 200;

export type SearchState = {
  found: SearchResults;
  /** 'idle' below two letters. */
  state: 'idle' | 'searching' | 'found' | 'failed' | 'offline';
  retry: () => void;
};

/** The server's results for the typed text, of all kinds or of one. */
export function useSearch(typed: string, entity: Findable | undefined): SearchState {
  const words = typed.trim();
  const settled = useSettled(words);
  const isOnline = useOnline();
  const isEnabled = hasWord(words);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...searchQuery({ q: settled.slice(0, 100), ...(entity && { entity }) }),
    enabled: isOnline && hasWord(settled),
  });
  const retry = () => void refetch();
  if (!isEnabled) return { found: nothing, state: 'idle', retry };
  if (!isOnline) return { found: nothing, state: 'offline', retry };
  // Text that the server reduces to less than two letters has no results, and is not an error.
  if (error && fieldsOf(error).q !== tooShort.message)
    return { found: nothing, state: 'failed', retry };
  const isCurrent = settled === words && !isPlaceholderData && !isFetching;
  return { found: data ?? nothing, state: isCurrent ? 'found' : 'searching', retry };
}

const hasWord = (text: string) =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => word.length >= minSearchLetters);

/** The text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
