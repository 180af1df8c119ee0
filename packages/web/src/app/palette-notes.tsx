import type { SearchState } from '../search/use-search.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Spinner } from '../ui/spinner.tsx';

type Props = { finding: SearchState; count: number };

/** The progress of the record search, visible and for screen readers. */
export function PaletteNotes({ finding: { state, found, retry }, count }: Props) {
  const isQuiet = state === 'idle' || (state === 'found' && !found.isPartial);
  return (
    <div
      className={
        isQuiet
          ? 'sr-only'
          : 'flex flex-wrap items-center gap-2 border-t border-line-2 px-4.5 py-2 text-xs text-text-2'
      }
    >
      <p role="status" className="flex items-center gap-2">
        {state === 'searching' && <Spinner />}
        {stateMessages[state]}
        {state === 'found' && countMessage(count, found.isPartial)}
      </p>
      {state === 'failed' && <LinkButton onClick={retry}>Try again</LinkButton>}
    </div>
  );
}

const stateMessages: Partial<Record<SearchState['state'], string>> = {
  searching: 'Searching the records…',
  offline: 'No signal. Only pages and contracts are searched.',
  failed: 'The records could not be searched.',
};

const countMessage = (count: number, isPartial: boolean): string =>
  `${count === 1 ? '1 result' : `${count} results`}.${
    isPartial ? ' Too many matches. Only the newest records were searched.' : ''
  }`;
