import { DateField } from '../ui/date-field.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';

type Props = { view: TableView; onView: OnView };

/** From when until when; without them all there is. */
export function DaysFields({ view, onView }: Props) {
  const set = (name: 'from' | 'to') => (value: string) =>
    onView({ ...view, [name]: value || undefined }, { replace: true });
  return (
    <div className="flex gap-3 max-md:flex-col print:hidden">
      <DateField label="From" name="from" value={view.from ?? ''} onChange={set('from')} />
      <DateField label="To" name="to" value={view.to ?? ''} onChange={set('to')} />
    </div>
  );
}
