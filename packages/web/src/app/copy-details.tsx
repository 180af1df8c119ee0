import { asError, currentUrl } from '../platform/fault.ts';
import { CopyText } from '../ui/copy-text.tsx';

/** For the person who is asked what happened. */
export const CopyDetails = ({ error }: { error: unknown }) => (
  <CopyText label="Copy details" doneMessage="Details copied" text={() => detailsOf(error)} />
);

function detailsOf(thrown: unknown): string {
  const { message, stack } = asError(thrown);
  return [message, currentUrl(), new Date().toISOString(), navigator.userAgent, stack].join('\n');
}
