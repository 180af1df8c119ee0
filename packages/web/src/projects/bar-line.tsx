import { cn } from '../ui/cn.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';

type Props = {
  label: string;
  value: number;
  text: string;
  isWarning: boolean;
  tick?: { at: number; label: string } | undefined;
};

const Bar = ({ label, value, isWarning, tick }: Props) => (
  <ProgressBar
    label={label}
    value={value}
    {...(tick && { tick })}
    {...(isWarning && { warnFrom: 0 })}
  />
);

/** The bars of a column begin and end below each other, whatever their figures. */
export const BarCell = (props: Props) => (
  <div className="flex items-center gap-2">
    <div className="w-16 flex-none">
      <Bar {...props} />
    </div>
    <span
      aria-hidden="true"
      className={cn('w-14 text-right', props.isWarning && 'text-on-warn-soft')}
    >
      {props.text}
    </span>
  </div>
);

/** As wide as the card; `of` says what the figure is of. */
export const BarLine = ({ of, ...props }: Props & { of: string }) => (
  <div className="flex items-center gap-3 text-sm">
    <div className="flex-1">
      <Bar {...props} />
    </div>
    <span aria-hidden="true" className="text-text-2 tabular-nums">
      <b className={cn('font-semibold', props.isWarning ? 'text-on-warn-soft' : 'text-text')}>
        {props.text}
      </b>{' '}
      {of}
    </span>
  </div>
);
