import { logError } from './fault.ts';

/** The reporter is fetched when there is something to report; should it not come, the console has it. */
export const report = (action: (reporter: typeof import('./error-reporter.ts')) => void): void =>
  void import('./error-reporter.ts').then(action).catch(logError);
