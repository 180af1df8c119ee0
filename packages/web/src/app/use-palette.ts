import type { Findable } from '@sitewright/domain/search/findable';
import { History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { takeEarlyKeys } from '../platform/early-keys.ts';
import { useActor } from '../platform/session.ts';
import { forgetSearches, recentSearches, rememberSearch } from '../search/recent-searches.ts';
import { useSearch } from '../search/use-search.ts';
import { type PaletteGroup, usePaletteHits } from './palette-hits.ts';
import { paletteKeyOf } from './palette-line.tsx';
import { rank } from './rank.ts';
import { type PaletteItem, usePaletteItems } from './use-palette-items.ts';

/** The number of pages and actions shown with records, so that the records stay visible. */
const fewPages = 8;

/** The typed text, its results here and on the server, and the marked line. */
export function usePalette() {
  const [query, setQuery] = useState(takeEarlyKeys);
  const [marked, mark] = useState('');
  const [kind, setKind] = useState<Findable>();
  const actor = useActor();
  const finding = useSearch(query, kind);
  const everything = usePaletteItems();
  const here = kind ? [] : rank(everything, query, query.trim() ? fewPages : everything.length);
  const shown = (slug: string) => here.some((item) => item.kind === 'Contract' && item.id === slug);
  const hits = usePaletteHits(finding.found.groups, shown, (more) => {
    setKind(more);
    mark('');
  });
  const recent = useRecent(query, setQuery);
  const groups = [...recent, ...grouped(here), ...hits].filter(({ items }) => items.length > 0);
  const lines = groups.flatMap(({ items }) => items);
  return {
    query,
    kind,
    groups,
    finding,
    count: lines.filter((item) => item.kind !== 'More').length,
    // A user who types fast and presses Enter gets the first visible hit, not the first of the previous search.
    chosen: lines.find((item) => paletteKeyOf(item) === marked) ?? lines[0],
    mark,
    type: (words: string) => {
      setQuery(words);
      setKind(undefined);
      mark('');
    },
    showAll: () => setKind(undefined),
    remember: ({ isRecord }: PaletteItem) => {
      if (isRecord) rememberSearch(actor, query);
    },
  };
}

const grouped = (items: PaletteItem[]): PaletteGroup[] => [{ heading: 'Pages and actions', items }];

/** Before anything is typed, what was looked for of late. */
function useRecent(query: string, look: (words: string) => void): PaletteGroup[] {
  const actor = useActor();
  const [recentTexts, setRecentTexts] = useState(() => recentSearches(actor));
  if (query || recentTexts.length === 0) return [];
  const again = recentTexts.map((words) => ({
    kind: 'Search',
    id: words,
    label: words,
    icon: History,
    staysOpen: true,
    run: () => look(words),
  }));
  const forget = {
    kind: 'Action',
    id: 'forget searches',
    label: 'Clear recent searches',
    icon: Trash2,
    staysOpen: true,
    run: () => {
      forgetSearches(actor);
      setRecentTexts([]);
    },
  };
  return [{ heading: 'Recent searches', items: [...again, forget] }];
}
