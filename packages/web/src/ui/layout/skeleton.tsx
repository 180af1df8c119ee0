import { cn } from '../cn.ts';
import { useElapsed } from '../use-elapsed.ts';

type Props = {
  /** The plural of the records, such as 'contracts'. */
  what: string;
  shape?: keyof typeof shapes;
  /** As many rows as last time. */
  count?: number;
};

/** The outline of loading content, announced once and politely. */
export function Skeleton({ what, shape = 'rows', count = 8 }: Props) {
  const isLate = useElapsed(100);
  const Shape = shapes[shape];
  return (
    <div aria-busy="true">
      <output className="sr-only">{isLate && `Loading ${what}`}</output>
      {isLate && (
        <div aria-hidden="true">
          <Shape places={Array.from({ length: count }, (_, place) => place)} />
        </div>
      )}
    </div>
  );
}

type ShapeProps = { places: number[] };

const Rows = ({ places }: ShapeProps) => (
  <div className={cn(card, 'divide-y divide-line-2 overflow-hidden')}>
    <div className="flex h-12 items-center justify-between px-4">
      <Bone className="h-4 w-36" />
      <Bone className="h-4 w-18" />
    </div>
    {places.map((place) => (
      <div key={place} className="flex h-row items-center gap-3 px-4 site:h-16">
        <Bone className="w-12" />
        <span className="flex-1">
          <Bone className={widthAt(place)} />
        </span>
        <Bone className="h-[18px] w-14" />
        <Bone className="w-12 max-md:hidden" />
      </div>
    ))}
  </div>
);

const Cards = ({ places }: ShapeProps) => (
  <div className="grid gap-3 md:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
    {places.map((place) => (
      <div key={place} className={cn(card, 'grid gap-3 p-4')}>
        <Bone className={cn('h-4', widthAt(place))} />
        <Bone className="w-1/3" />
        <Bone className="h-[18px] w-20" />
      </div>
    ))}
  </div>
);

const Lines = ({ places }: ShapeProps) => (
  <div className="grid gap-3">
    {places.map((place) => (
      <Bone key={place} className={widthAt(place)} />
    ))}
  </div>
);

const Bone = ({ className }: { className: string | undefined }) => (
  <span className={cn('block min-h-3 animate-pulse rounded-[4px] bg-track', className)} />
);

const card = 'rounded-card border border-line bg-surface';
const widths = ['w-3/5', 'w-1/2', 'w-2/3', 'w-11/20', 'w-7/12'];
const widthAt = (place: number) => widths[place % widths.length];
const shapes = { rows: Rows, cards: Cards, lines: Lines };
