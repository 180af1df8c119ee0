import { useEffect, useState } from 'react';
import { type Fact, yesOrNo } from './facts.ts';

/** Whether a service worker serves this page, and what this browser keeps for later. */
export function useWorkerFacts(): Fact[] {
  const [state, setState] = useState('none');
  useEffect(() => {
    let isGone = false;
    void navigator.serviceWorker?.getRegistration().then((found) => {
      const worker = found?.active ?? found?.waiting ?? found?.installing;
      if (!isGone && worker) setState(worker.state);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return [
    ['Service worker', state],
    ['Serves this page', yesOrNo(!!navigator.serviceWorker?.controller)],
    ['Waiting to be sent', 'nothing'],
    ['Drafts kept here', String(savedDraftCount())],
    ['Signal', navigator.onLine ? 'yes' : 'no'],
  ];
}

function savedDraftCount(): number {
  try {
    return Object.keys(localStorage).filter((key) => key.includes('-draft.')).length;
  } catch {
    return 0;
  }
}
