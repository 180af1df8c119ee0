import { encode } from 'uqr';
import { cn } from './cn.ts';

type Props = { text: string; label: string; className?: string };

/** Black on white in every theme, with the margin that scanners ask for. */
export function QrCode({ text, label, className = 'size-[42mm]' }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cn('bg-[white] fill-[black]', className)}
    >
      <path d={dots.join('')} />
    </svg>
  );
}
