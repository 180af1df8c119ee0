/** The set square of Sitewright. */
export const BrandMark = ({ ground, ink }: { ground: string; ink: string }) => (
  <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true" className="flex-none">
    <rect width="36" height="36" rx="8" fill={ground} />
    <path d="M10 8v20h18L10 8z" fill="none" stroke={ink} strokeWidth="2.6" strokeLinejoin="round" />
    <path d="M15 20v4h4z" fill={ink} />
  </svg>
);
