import type { OnView, TableView } from '../ui/table/table-view.ts';

/** The props of every view of the workforce: register, gate, roll call, training, badge and import. */
export type ViewProps = { view: TableView; onView: OnView; today: string };
