import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { makeRouter } from './app/router.tsx';
import { withoutSignal } from './platform/call.ts';
import { makeQueryClient } from './platform/query-client.ts';
import { userKey } from './platform/session.ts';
import './styles.css';

withoutSignal.load = () => import('./app/without-signal.ts');
const client = makeQueryClient();
const router = makeRouter();
// The page for browsers without a session says so; else the session is requested while the screen is still loading.
if (document.querySelector('[data-visitor]')) client.setQueryData(userKey, null);
else client.prefetchQuery({ queryKey: userKey });

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Providers client={client} router={router} />
    </StrictMode>,
  );
}
