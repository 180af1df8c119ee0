import { encode } from 'uqr';

type Props = { text: string; label: string };

/** Black on white in every theme, with the margin that scanners ask for. */
export function QrCode({ text, label }: Props) {
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
      className="size-[42mm] bg-[white] fill-[black]"
    >
      <path d={dots.join('')} />
    </svg>
  );
}
