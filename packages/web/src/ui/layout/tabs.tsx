import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react';
import { cn } from '../cn.ts';

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  /** Called when the pointer or the focus is on a tab, to preload its panel. */
  onApproach?: ((value: T) => void) | undefined;
  /** Whether the tabs fill the width. */
  isWide?: boolean;
  /** The panels: one `TabPanel` for each option. */
  children: ReactNode;
};

/** The prefix of the ids that connect tabs and panels. */
const Family = createContext('');

/** A segmented control with its panels; arrow keys choose, Tab moves to the panel. */
export function Tabs<T extends string>(props: Props<T>) {
  const { label, value, options, onChange, onApproach, isWide = false, children } = props;
  const family = useId();

  return (
    <Family value={family}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={walk}
        className={cn(
          'scroll-hint rounded-[8px] border border-line-2 p-0.5 [--edge:var(--sunken)]',
          isWide ? 'grid auto-cols-[minmax(max-content,1fr)] grid-flow-col' : 'inline-flex',
        )}
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="tab"
            id={`${family}-tab-${option.value}`}
            aria-selected={option.value === value}
            aria-controls={`${family}-panel-${option.value}`}
            tabIndex={option.value === value ? 0 : -1}
            onClick={() => onChange(option.value)}
            onFocus={() => onApproach?.(option.value)}
            onPointerEnter={() => onApproach?.(option.value)}
            className={cn(tab, isWide ? 'h-9 max-md:h-11' : 'h-7 max-md:h-11 max-md:min-w-11')}
          >
            {option.label}
          </button>
        ))}
      </div>
      {children}
    </Family>
  );
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A tab that is reached by an arrow key is chosen at once. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const step = steps[event.key];
  const next = step && tabs[step(tabs.indexOf(event.target as HTMLElement), tabs.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

type PanelProps = { value: string; isShown: boolean; children: ReactNode };

/** Mounted when first shown, and stays mounted while hidden, so that input in it is not lost. */
export function TabPanel({ value, isShown, children }: PanelProps) {
  const family = useContext(Family);
  const [isFilled, setFilled] = useState(isShown);
  if (isShown && !isFilled) setFilled(true);

  return (
    <div
      role="tabpanel"
      id={`${family}-panel-${value}`}
      aria-labelledby={`${family}-tab-${value}`}
      hidden={!isShown}
    >
      {isFilled && children}
    </div>
  );
}

const tab =
  'inline-flex items-center justify-center gap-1.5 rounded-control px-2.5 text-button font-medium text-text-2 hover:text-text max-[359px]:px-1.5 aria-selected:bg-selected aria-selected:font-semibold aria-selected:text-text aria-selected:shadow-[0_0_0_1px_var(--line),0_1px_2px_rgb(22_23_28/6%)]';
