import { useState } from 'react';
import { asError, here } from '../platform/fault.ts';
import { LinkButton } from '../ui/link-button.tsx';

/** For whoever is asked what happened; browsers lend the clipboard to safe connections only. */
export function CopyDetails({ error }: { error: unknown }) {
  const [isCopied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = () => navigator.clipboard.writeText(detailsOf(error)).then(() => setCopied(true));
  return (
    <LinkButton onClick={copy}>
      <span aria-live="polite">{isCopied ? 'Details copied' : 'Copy details'}</span>
    </LinkButton>
  );
}

function detailsOf(thrown: unknown): string {
  const { message, stack } = asError(thrown);
  return [message, here(), new Date().toISOString(), navigator.userAgent, stack].join('\n');
}
