import type { SessionUser } from '@sitewright/domain/session/session-user';
import { useQueryClient } from '@tanstack/react-query';
import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../app/root.tsx';
import { setSessionUser, useSessionUser } from '../platform/session.ts';
import { AuthScreen } from './auth-screen.tsx';
import { authSearch } from './auth-search.ts';

/** Whoever signs in here is taken to the contracts by the root route. */
export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  validateSearch: authSearch,
  component: function AuthRoute() {
    const search = authRoute.useSearch();
    const navigate = authRoute.useNavigate();
    const queryClient = useQueryClient();
    const { user } = useSessionUser();
    const signIn = (signedIn: SessionUser) => setSessionUser(queryClient, signedIn);
    return (
      <AuthScreen
        {...{ search, user }}
        onTab={(tab) => navigate({ search: { ...search, tab }, replace: true })}
        onSignedIn={signIn}
        // First without the invitation, or the root route would offer to accept it.
        onJoined={(joined) =>
          navigate({ search: { ...search, invitation: undefined }, replace: true }).then(() =>
            signIn(joined),
          )
        }
      />
    );
  },
});
