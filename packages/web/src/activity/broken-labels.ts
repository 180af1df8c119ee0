import type { Break, Verification } from '@sitewright/domain/activity/activity-log';

const sentences: Record<Break, (entry: string) => string> = {
  changed: (entry) => `${entry} is not as it was written.`,
  missing: (entry) => `${entry} has been deleted.`,
  order: (entry) => `${entry} is not where it was, or what it changed has been edited.`,
  foreign: (entry) => `${entry} was not written by this server.`,
  end: (entry) => `The end of the log has been changed, at or after ${entry}.`,
  anchor: (entry) =>
    `The log is shorter than, or differs from, what was written down outside the database. It now ends with ${entry}.`,
};

/** The first that is broken, and what is wrong with it. */
export function brokenMessage({ broken, verified }: Verification): string {
  if (!broken) return '';
  const entry = broken.activityLogId === null ? 'no entry' : `entry ${broken.activityLogId}`;
  const sentence = sentences[broken.why](entry);
  const before = `The ${verified} before it are whole.`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} ${broken.position ? before : ''}`.trim();
}
