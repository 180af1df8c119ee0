import type { SessionUser } from '@sitewright/domain/session/session-user';
import type { AuthSearch } from './auth-search.ts';
import { InvitedForm } from './invited-form.tsx';
import { RegisterForm } from './register-form.tsx';

type Props = {
  invitation: string | undefined;
  onSearch: (change: Partial<AuthSearch>) => Promise<unknown>;
  onSignedIn: (user: SessionUser) => void;
};

/** Both come as one part, for most people need neither. */
export const RegisterTab = ({ invitation, onSearch, onSignedIn }: Props) =>
  invitation ? (
    <InvitedForm
      invitation={invitation}
      // First without the invitation, or the root route would offer to accept it.
      onJoined={(user) => void onSearch({ invitation: undefined }).then(() => onSignedIn(user))}
      onLogIn={() => void onSearch({ tab: 'login' })}
    />
  ) : (
    <RegisterForm onSignedIn={onSignedIn} />
  );
