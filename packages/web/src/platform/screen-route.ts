import {
  type AsyncRouteComponent,
  createRoute,
  type ResolveParams,
  useParams,
  useSearch,
} from '@tanstack/react-router';
import { type ComponentType, createElement } from 'react';
import { signedInRoute } from './parent-routes.ts';
import { today } from './today.ts';

type ScreenProps<P extends string, S> = ResolveParams<P> & S & { today: string };

/** A page for a signed-in user; its screen gets the parameters of the path and of the search. */
export const screenRoute = <const P extends string, S extends object = object>(
  path: P,
  Screen: AsyncRouteComponent<ScreenProps<P, NoInfer<S>>>,
  validateSearch: (search: Record<string, unknown>) => S = parsedByScreen(),
) => {
  const Page = () => {
    // An address must not set React's own props.
    const {
      key: _key,
      ref: _ref,
      ...search
    } = useSearch({ strict: false }) as Record<string, unknown>;
    return createElement(Screen as ComponentType<{ today: string }>, {
      ...search,
      ...(useParams({ strict: false }) as object),
      today: today(),
    });
  };
  return createRoute({
    getParentRoute: () => signedInRoute,
    path,
    validateSearch,
    component: Object.assign(Page, { preload: () => Screen.preload?.() }),
  });
};

/** For a screen that drops what it does not understand: the parser is loaded with it, not with every page. */
export const parsedByScreen =
  <S extends object>() =>
  (search: Record<string, unknown>): S =>
    search as S;
