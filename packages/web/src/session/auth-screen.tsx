import { isRegisterTabShown } from '@sitewright/domain/session/rules';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { lazyScreen } from '../platform/preload.ts';
import { TabPanel, Tabs } from '../ui/layout/tabs.tsx';
import { WindowTitle } from '../ui/layout/window-title.tsx';
import { AboutPanel } from './about-panel.tsx';
import type { AuthSearch, AuthTab } from './auth-search.ts';
import { BrandMark } from './brand-mark.tsx';
import { LoginForm } from './login-form.tsx';
import { RetryBoundary } from './retry-boundary.tsx';

const RegisterTab = lazyScreen(() => import('./register-tab.tsx'), 'RegisterTab');
const RequestAccess = lazyScreen(() => import('./request-access-form.tsx'), 'RequestAccess');

type Props = {
  search: AuthSearch;
  user: SessionUser | null;
  /** Changes the address. */
  onSearch: (change: Partial<AuthSearch>) => Promise<unknown>;
  onSignedIn: (user: SessionUser) => void;
};

/** Tabs whose code is loaded when they are hovered over or opened. */
const late: Partial<Record<AuthTab, { preload?: () => unknown }>> = {
  register: RegisterTab,
  request: RequestAccess,
};

const tabs = {
  login: {
    label: 'Login',
    title: 'Log in',
    heading: 'Welcome back',
    text: 'Use the email address you were invited with.',
  },
  register: {
    label: 'Register',
    title: 'Register',
    heading: 'Create an account',
    text: 'Create a company or accept an invitation.',
  },
  request: {
    label: 'Request Access',
    title: 'Request access',
    heading: 'Request access',
    text: 'We review every request within 24 hours.',
  },
};

const invited = { heading: 'Accept your invitation', text: 'Join the company that invited you.' };

export function AuthScreen({ search, user, onSearch, onSignedIn }: Props) {
  const { tab: chosenTab = 'login', admin, invitation } = search;
  const mayRegister = isRegisterTabShown(admin?.toString(), user);
  const tab = chosenTab === 'register' && !mayRegister ? 'login' : chosenTab;
  const { title, heading, text } = tabs[tab];
  const shown: AuthTab[] = mayRegister ? ['login', 'register', 'request'] : ['login', 'request'];

  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] lg:grid-rows-none lg:grid-cols-[minmax(0,1fr)_480px] xl:grid-cols-[minmax(0,1fr)_560px]">
      <WindowTitle heading={title} />
      <main className="grid content-start justify-items-center bg-surface px-4 pt-5 pb-7 md:p-10 lg:content-center">
        <div className="w-full md:max-w-[400px]">
          <Welcome {...(invitation ? invited : { heading, text })} />
          <Tabs
            label="Account"
            value={tab}
            options={shown.map((value) => ({ value, label: tabs[value].label }))}
            onChange={(next) => onSearch({ tab: next })}
            onApproach={(near) => late[near]?.preload?.()}
            isWide
          >
            <div className="mt-6">
              <TabPanel value="login" isShown={tab === 'login'}>
                <LoginForm onSignedIn={onSignedIn} />
                <p className="mt-6 hidden text-xs tracking-normal text-pretty text-text-2 md:block">
                  Trouble signing in? Ask your company administrator, or request access.
                </p>
              </TabPanel>
              {mayRegister && (
                <TabPanel value="register" isShown={tab === 'register'}>
                  <RetryBoundary part={RegisterTab} className={place}>
                    <RegisterTab
                      invitation={invitation}
                      onSearch={onSearch}
                      onSignedIn={onSignedIn}
                    />
                  </RetryBoundary>
                </TabPanel>
              )}
              <TabPanel value="request" isShown={tab === 'request'}>
                <RetryBoundary part={RequestAccess} className={place}>
                  <RequestAccess />
                </RetryBoundary>
              </TabPanel>
            </div>
          </Tabs>
        </div>
      </main>
      <AboutPanel />
    </div>
  );
}

/** On a phone the product, on a desk the purpose of the form; the heading is there on both. */
const Welcome = ({ heading, text }: { heading: string; text: string }) => (
  <>
    <div className="mb-4 flex items-center gap-3 md:mb-6 lg:hidden">
      <BrandMark ground="var(--brand)" ink="var(--on-brand)" />
      <span className="min-w-0">
        <b className="block text-[18px] leading-[22px] font-semibold">Sitewright</b>
        <span className="block text-[14px] leading-5 text-text-2">
          Construction Site Management Platform
        </span>
      </span>
    </div>
    <div className="max-md:sr-only md:mb-6">
      <h1>{heading}</h1>
      <p className="text-sm text-text-2">{text}</p>
    </div>
  </>
);

/** About as high as the forms, so that the card does not move when they load. */
const place = 'grid min-h-[572px] content-center md:min-h-[448px] justify-items-center gap-4';
