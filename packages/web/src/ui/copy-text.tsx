import { useState } from 'react';
import { LinkButton } from './link-button.tsx';

type Props = { label: string; doneMessage: string; text: () => string };

/** Needs no toast provider; renders nothing without a clipboard, as on an insecure connection. */
export function CopyText({ label, doneMessage, text }: Props) {
  const [isCopied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = () =>
    void navigator.clipboard.writeText(text()).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <LinkButton onClick={copy}>
      <span aria-live="polite">{isCopied ? doneMessage : label}</span>
    </LinkButton>
  );
}
