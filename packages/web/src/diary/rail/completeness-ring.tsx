import { cn } from '../../ui/cn.ts';

type Props = { done: number; of: number };

const radius = 18;
const circumference = 2 * Math.PI * radius;

/** How much of the day is written, as a ring that closes. */
export const CompletenessRing = ({ done, of }: Props) => (
  <svg
    width="44"
    height="44"
    viewBox="0 0 44 44"
    role="img"
    aria-label={`Day ${Math.round((done / of) * 100)} % complete`}
    className={cn('flex-none', done === of ? 'text-ok' : 'text-warn')}
  >
    <circle cx="22" cy="22" r={radius} fill="none" strokeWidth="5" className="stroke-track" />
    <circle
      cx="22"
      cy="22"
      r={radius}
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray={`${(done / of) * circumference} ${circumference}`}
      transform="rotate(-90 22 22)"
    />
  </svg>
);
