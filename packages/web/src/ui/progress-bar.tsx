import { cn } from './cn.ts';

type Props = {
  label: string;
  /** In per cent; more than 100 fills the bar. */
  value: number;
  /** The figure beside the bar, such as '55.7%'. */
  text?: string;
  /** A second figure on the same bar, such as the elapsed time. */
  tick?: { at: number; label: string };
  /** The thresholds of a warning and of an alarm. */
  warnFrom?: number;
  badFrom?: number;
  /** For running work: shows the label and a step, such as 'Step 2 of 5'. */
  step?: string;
  /** Below it, such as 'You can leave this page'. */
  note?: string;
};

export function ProgressBar({ label, value, text, tick, step, note, ...limits }: Props) {
  const look = lookOf(value, limits);
  return (
    <div className="grid gap-1.5">
      {step && (
        <p className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="font-medium">{label}</span>
          <span className="text-text-2 tabular-nums">{step}</span>
        </p>
      )}
      <div className="flex items-center gap-3">
        <div
          role="progressbar"
          aria-label={label}
          aria-valuenow={Math.round(within(value))}
          aria-valuetext={accessibleText(text ?? `${Math.round(value)}%`, tick)}
          className="relative h-1.5 min-w-10 flex-1 rounded-full bg-track"
        >
          <span
            className={cn('absolute inset-y-0 left-0 rounded-full', look.fill)}
            style={{ width: `${within(value)}%` }}
          />
          {tick && <Tick at={within(tick.at)} />}
        </div>
        {text && (
          <span aria-hidden="true" className={cn('text-sm tabular-nums', look.ink)}>
            {text}
          </span>
        )}
      </div>
      {note && <p className="text-xs text-text-2">{note}</p>}
    </div>
  );
}

const Tick = ({ at }: { at: number }) => (
  <span
    className="absolute -inset-y-[3px] -ml-px w-0.5 rounded-full bg-text ring-[1.5px] ring-surface"
    style={{ left: `${at}%` }}
  />
);

const within = (value: number) => Math.min(Math.max(value, 0), 100);

const accessibleText = (text: string, tick: Props['tick']) =>
  tick ? `${text}, ${tick.label} ${tick.at}%` : text;

const looks = {
  plain: { fill: 'bg-brand-text', ink: undefined },
  warn: { fill: 'bg-warn', ink: 'text-on-warn-soft' },
  bad: { fill: 'bg-bad', ink: 'text-on-bad-soft' },
};

const lookOf = (value: number, { warnFrom = Infinity, badFrom = Infinity }: Limits) =>
  looks[value >= badFrom ? 'bad' : value >= warnFrom ? 'warn' : 'plain'];

type Limits = Pick<Props, 'warnFrom' | 'badFrom'>;
