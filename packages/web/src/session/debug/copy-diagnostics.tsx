import type { SessionUser } from '@sitewright/domain/session/session-user';
import { useState } from 'react';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Check } from './checks.ts';
import { diagnosticsOf, type Fact } from './facts.ts';

type Props = { user: SessionUser; checks: readonly Check[]; facts: Fact[] };

/** For whoever is asked what happened; browsers lend the clipboard to safe connections only. */
export function CopyDiagnostics({ user, checks, facts }: Props) {
  const [isCopied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const text = () => diagnosticsOf(user, checks, facts);
  return (
    <LinkButton onClick={() => navigator.clipboard.writeText(text()).then(() => setCopied(true))}>
      <span aria-live="polite">{isCopied ? 'Diagnostics copied' : 'Copy diagnostics'}</span>
    </LinkButton>
  );
}
