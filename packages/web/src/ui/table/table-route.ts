import { type AsyncRouteComponent, type ResolveParams, useParams } from '@tanstack/react-router';
import { type ComponentType, createElement } from 'react';
import { screenRoute } from '../../platform/screen-route.ts';
import { today } from '../../platform/today.ts';
import { type OnView, type TableView, tableSearch } from './table-view.ts';
import { useTableView } from './use-table-view.ts';

type ScreenProps = { view: TableView; onView: OnView; today: string };

/** A page whose search parameters are the view of a table with these filters. */
export const tableRoute = <const P extends string, const F extends string>(
  path: P,
  filters: readonly F[],
  Screen: AsyncRouteComponent<ResolveParams<P> & ScreenProps>,
) => {
  const parse = tableSearch(...filters);
  const Page = () =>
    createElement(Screen as ComponentType<ScreenProps>, {
      ...(useParams({ strict: false }) as object),
      ...useTableView(parse),
      today: today(),
    });
  return screenRoute(path, Object.assign(Page, { preload: () => Screen.preload?.() }), parse);
};
