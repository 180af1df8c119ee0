import type { Finding } from '@sitewright/domain/email-templates/lint';
import { type Ref, useMemo } from 'react';
import { cn } from '../../ui/cn.ts';
import { type Bound, Field } from '../../ui/fields/field.tsx';

type Props = Bound & {
  label: string;
  help: string;
  findings: readonly Finding[];
  box: Ref<HTMLTextAreaElement>;
};

/** The box and what lies under it break their lines alike. */
const paper =
  'col-start-1 row-start-1 block min-h-80 w-full min-w-0 rounded-control border px-2.5 py-2 font-mono text-[13px] leading-5 whitespace-pre-wrap [overflow-wrap:anywhere] max-md:px-3 max-md:text-[16px] max-md:leading-6';

/** Words with their variables and tags marked; the box grows with what is in it. */
export const CodeField = ({ label, help, findings, box, error, value, name, onChange }: Props) => (
  <Field label={label} help={help} error={error}>
    {(wiring) => (
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <Marked text={value} findings={findings} />
        <textarea
          ref={box}
          name={name}
          value={value}
          {...wiring}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          className={cn(
            paper,
            'z-1 resize-none overflow-hidden border-control bg-transparent text-text aria-invalid:border-bad aria-invalid:inset-ring-1 aria-invalid:inset-ring-bad',
          )}
        />
      </div>
    )}
  </Field>
);

/** An invisible copy of the text under the box, so that only its highlights show. */
function Marked({ text, findings }: { text: string; findings: readonly Finding[] }) {
  const lines = useMemo(() => new Set(findings.map(({ line }) => line)), [findings]);
  return (
    <div
      aria-hidden="true"
      className={cn(paper, 'border-transparent bg-surface text-transparent select-none')}
    >
      {text.split('\n').map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={place} className={cn('min-h-5', lines.has(place + 1) && 'bg-bad-soft')}>
          {piecesOf(line).map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
            <span key={at} className={lookOf(piece)}>
              {piece}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

const piecesOf = (line: string): string[] => line.split(/(\{\{[^{}]*\}\}|<[^<>]*>)/);

const lookOf = (piece: string): string | undefined =>
  piece.startsWith('{{')
    ? 'rounded-[3px] bg-info-soft'
    : piece.startsWith('<')
      ? 'bg-sunken'
      : undefined;
