import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LinkFrame } from './app/link-frame.tsx';
import './styles.css';

/** The page of `/link/{token}`: no router, no session, nothing of the application beyond the record. */
const place = document.getElementById('root');
const token = location.pathname.split('/')[2] ?? '';
if (place) {
  createRoot(place).render(
    <StrictMode>
      <LinkFrame token={token} />
    </StrictMode>,
  );
}
