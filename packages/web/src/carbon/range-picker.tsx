import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { Menu, MenuItem } from '../ui/dialogs/menu.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { namedRanges, rangeText } from './ranges.ts';
import { daysIn, useCarbonSearch, useChangeCarbonSearch } from './search-params.ts';

type Props = {
  /** What all the time there is called. */
  wholeRange: string;
  today: string;
};

/** Date range. */
export function RangePicker({ wholeRange, today }: Props) {
  const days = daysIn(useCarbonSearch());
  const change = useChangeCarbonSearch();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu
        label="Date range"
        trigger={<Button icon={CalendarRange}>{rangeText(days, wholeRange, today)}</Button>}
      >
        <MenuItem onSelect={() => change({ from: undefined, to: undefined })}>
          {wholeRange}
        </MenuItem>
        {namedRanges(today).map(({ label, from, to }) => (
          <MenuItem key={label} onSelect={() => change({ from, to })}>
            {label}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => setAsking(true)}>Custom dates…</MenuItem>
      </Menu>
      {isAsking && <FromTo today={today} onClose={() => setAsking(false)} />}
    </>
  );
}

function FromTo({ today, onClose }: { today: string; onClose: () => void }) {
  const days = daysIn(useCarbonSearch());
  const change = useChangeCarbonSearch();
  const [from, setFrom] = useState(days.from ?? '');
  const [to, setTo] = useState(days.to ?? today);
  return (
    <Dialog title="Custom dates" isOpen onClose={onClose}>
      <form
        aria-label="Custom dates"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          change({ from: from || undefined, to: to || undefined });
          onClose();
        }}
      >
        <DateField label="From" name="from" value={from} today={today} onChange={setFrom} />
        <DateField label="To" name="to" value={to} today={today} onChange={setTo} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary">
            Show
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
