import type { Finding } from '@sitewright/domain/email-templates/lint';
import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { LinkButton } from '../../ui/link-button.tsx';
import { partLabels } from '../labels.ts';

type Props = { findings: readonly Finding[]; onPick?: (finding: Finding) => void };

/** Problems that prevent use, and suggestions; selecting one leads to its line. */
export const FindingsList = ({ findings, onPick }: Props) => (
  <section aria-label="Problems" aria-live="polite" className="grid gap-1 text-sm">
    {findings.length === 0 ? (
      <p className="flex items-center gap-1.5 text-text-2">
        <CircleCheck aria-hidden="true" className="size-4 text-on-ok-soft" />
        No problems found.
      </p>
    ) : (
      <ul className="grid gap-1">
        {findings.map((finding) => (
          <Found
            key={`${finding.part} ${finding.line} ${finding.message}`}
            finding={finding}
            onPick={onPick}
          />
        ))}
      </ul>
    )}
  </section>
);

function Found({ finding, onPick }: { finding: Finding; onPick: Props['onPick'] }) {
  const { part, line, message, isWarning } = finding;
  const Icon = isWarning ? TriangleAlert : OctagonAlert;
  const where = `${partLabels[part]}, line ${line}`;
  return (
    <li
      className={`flex items-start gap-1.5 ${isWarning ? 'text-on-warn-soft' : 'text-on-bad-soft'}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span className="[overflow-wrap:anywhere]">
        {message}{' '}
        {onPick ? (
          <LinkButton onClick={() => onPick(finding)}>{where}</LinkButton>
        ) : (
          <span className="text-text-2">{where}</span>
        )}
      </span>
    </li>
  );
}
