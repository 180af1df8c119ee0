import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { call } from './call.ts';
import { asError, currentUrl, logError } from './fault.ts';

const mostKept = 50;
const quietFor = 30 * 60_000;

/** Tells which faults are news: the same one is reported once in half an hour. */
export function makeFingerprints(now: () => number = Date.now) {
  const reported = new Map<string, number>();
  return (error: Error): boolean => {
    const print = fingerprintOf(error);
    if (now() - (reported.get(print) ?? Number.NEGATIVE_INFINITY) < quietFor) return false;
    reported.delete(print);
    reported.set(print, now());
    const [oldest] = reported.keys();
    if (reported.size > mostKept && oldest) reported.delete(oldest);
    return true;
  };
}

const fingerprintOf = ({ message, stack = '' }: Error): string =>
  [message, ...stack.split('\n').slice(0, 3)].join('\n');

const isNews = makeFingerprints();

/** A screen broke while it was drawn. */
export const reportCrash = (thrown: unknown, componentStack: string): void =>
  report(asError(thrown), {
    componentStack,
    severity: 'high',
    source: 'react-error-boundary',
  });

/** A page would not load, however often it was tried. */
export const reportUnloaded = (thrown: unknown, componentName: string): void =>
  report(asError(thrown), {
    componentName,
    severity: 'medium',
    source: 'page-preload',
    errorType: asError(thrown).name,
  });

type Origin = { severity: string; source: string; [detail: string]: string };

function report(error: Error, origin: Origin): void {
  if (!isNews(error)) return;
  const body = {
    message: error.message || error.name,
    stack: error.stack ?? '',
    url: currentUrl(),
    userAgent: navigator.userAgent,
    timestamp: new Date().toISOString(),
    ...origin,
  };
  call(errorReportsApi.report, { body }).catch((failure) =>
    logError('Error report failed', failure),
  );
}
