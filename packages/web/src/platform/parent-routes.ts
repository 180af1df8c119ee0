import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';

/** The context that the router gives every route: `grow` loads the routes after the sign-in. */
export type Context = { grow: () => Promise<boolean> };

/** The parents of every feature's routes; `app/` says what they show. */
export const rootRoute = createRootRouteWithContext<Context>()({});

/** Every route below it needs a signed-in user, also when they sign out later. */
export const signedInRoute = createRoute({ getParentRoute: () => rootRoute, id: 'signed-in' });
