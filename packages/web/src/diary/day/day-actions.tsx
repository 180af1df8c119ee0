import { useQuery } from '@tanstack/react-query';
import { Ellipsis, FileDown, Link as LinkIcon, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/dialogs/menu.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { diaryQueries } from '../queries.ts';
import { ContractMenu } from './contract-menu.tsx';
import type { DayContext } from './day-context.ts';
import { PdfItems, PrintRange } from './day-pdf.tsx';
import { LogEntry } from './log-entry.tsx';

/** What can be done with the day; on a phone the page's menu has most of it. */
export function DayActions(place: DayContext) {
  const [isAsking, setAsking] = useState(false);
  const pdf = <PdfItems {...place} onRange={() => setAsking(true)} />;
  const more = <MoreItems date={place.date} />;
  return (
    <>
      <div className="flex gap-2 max-md:hidden print:hidden">
        <Menu label="PDF" trigger={<Button icon={FileDown}>PDF</Button>}>
          {pdf}
        </Menu>
        <Menu
          label="More actions"
          trigger={
            <Button aria-label="More actions" className="w-control px-0!">
              <Ellipsis aria-hidden="true" className="size-4" />
            </Button>
          }
        >
          {more}
        </Menu>
        <LogEntry place={place} tone={useIsEmpty(place) ? 'secondary' : 'primary'} />
      </div>
      <ContractMenu project={place.project}>
        {pdf}
        {more}
      </ContractMenu>
      {isAsking && <PrintRange {...place} onClose={() => setAsking(false)} />}
    </>
  );
}

/** The middle of an empty day has the primary button. */
function useIsEmpty(place: DayContext): boolean {
  const entries = useQuery(diaryQueries.ofDay(place));
  const day = useQuery(diaryQueries.day(place.project.id, place.date));
  return entries.data?.length === 0 && !day.data?.isNoWork;
}

function MoreItems({ date }: { date: string }) {
  const copy = useCopy();
  const address = addressOf(date);
  return (
    <>
      <MenuItem icon={Printer} onSelect={() => print()}>
        Print this day
      </MenuItem>
      {copy && (
        <MenuItem icon={LinkIcon} onSelect={() => copy(address, 'Link copied.', address)}>
          Copy link to this day
        </MenuItem>
      )}
    </>
  );
}

/** With its date, so that it leads to the same day tomorrow. */
const addressOf = (date: string): string => `${location.origin}${location.pathname}?date=${date}`;
