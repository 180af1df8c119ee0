import { useQueryClient } from '@tanstack/react-query';
import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../platform/parent-routes.ts';
import { setSessionUser, useSessionUser } from '../platform/session.ts';
import { AuthScreen } from './auth-screen.tsx';
import { authSearch } from './auth-search.ts';

/** After sign-in the root route leads to the contracts. */
export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  validateSearch: authSearch,
  component: function AuthRoute() {
    const search = authRoute.useSearch();
    const navigate = authRoute.useNavigate();
    const queryClient = useQueryClient();
    const { user } = useSessionUser();
    return (
      <AuthScreen
        search={search}
        user={user}
        onSearch={(change) => navigate({ search: { ...search, ...change }, replace: true })}
        onSignedIn={(signedIn) => {
          // The page already contains the outline of the sign-in, and would show it again.
          document.getElementById('outline')?.remove();
          setSessionUser(queryClient, signedIn);
        }}
      />
    );
  },
});
