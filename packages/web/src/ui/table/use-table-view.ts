import { useNavigate, useSearch } from '@tanstack/react-router';
import type { OnView, TableView } from './table-view.ts';

/** The view of a table in the URL of the page that shows it. */
export function useTableView(parse: (search: Record<string, unknown>) => TableView) {
  const view = useSearch({ strict: false, select: parse, structuralSharing: true });
  const navigate = useNavigate();
  const onView: OnView = (search, { replace }) =>
    void navigate({ to: '.', search, replace, resetScroll: false });
  return { view, onView };
}
