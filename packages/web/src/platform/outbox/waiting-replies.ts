/** The toast instead of the success message. */
export const savedOnThisPhone = 'Saved on this phone. It will be sent when you have signal.';

const replies = new WeakSet<object>();

/** Marks a reply that the phone made up, because the server has not answered yet. */
export function markWaiting<R>(reply: R): R {
  if (typeof reply === 'object' && reply !== null) replies.add(reply);
  return reply;
}

export const isWaiting = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && replies.has(reply);

/** The sentence of success, or that it waits on this phone. */
export const doneText = (reply: unknown, text: string): string =>
  isWaiting(reply) ? savedOnThisPhone : text;
