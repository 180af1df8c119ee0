const lines = [
  { label: 'Actual', stroke: 'var(--c-labour)', dashes: undefined },
  { label: 'Forecast', stroke: 'var(--c-labour)', dashes: '6 4' },
  { label: 'Budget', stroke: 'var(--control)', dashes: '3 3' },
];

/** Solid, dashed and dotted, so that the colour is never alone. */
export const LineLegend = () => (
  <ul className="flex flex-wrap gap-x-4 text-xs tracking-normal text-text-2 max-md:hidden">
    {lines.map(({ label, stroke, dashes }) => (
      <li key={label} className="flex items-center gap-1.5">
        <svg aria-hidden="true" width="18" height="2" className="overflow-visible">
          <line x2="18" y1="1" y2="1" strokeWidth="2" stroke={stroke} strokeDasharray={dashes} />
        </svg>
        {label}
      </li>
    ))}
  </ul>
);
