import { initialsOf } from '@sitewright/domain/kernel/initials';
import { isBrandChosen } from '@sitewright/domain/organizations/brand';
import type { CSSProperties, ReactNode } from 'react';
import { brandContrast, brandVariables } from '../../ui/theme/brand-color.ts';

type Props = { color: string | undefined; company: string; logo?: string | null };

/** The header, an order and an email in a colour, adjusted for contrast. */
export function BrandPreview({ color = '', company, logo = null }: Props) {
  const own = color.trim().toLowerCase();
  const variables = brandVariables(color);
  const [brand = '', on = ''] = [variables['--company-brand'], variables['--company-on-brand']];
  const isOwn = /^#[\da-f]{6}$/.test(own);
  const hint = !isOwn
    ? 'Not a valid colour yet. The preview shows slate.'
    : brand === own
      ? 'Good contrast.'
      : 'We darkened your colour so that white text stays readable.';
  return (
    <figure className="grid gap-3" style={{ '--own': brand, '--on': on } as CSSProperties}>
      {isBrandChosen(color) && (
        <figcaption className="text-sm text-text-2">
          Text contrast: {brandContrast(color).toFixed(1)} to 1. {hint}
        </figcaption>
      )}
      <div className="grid gap-3 sm:grid-cols-3">
        <Sample title="Header">
          <HeaderSample company={company} logo={logo} />
        </Sample>
        <Sample title="Purchase order">
          <PaperSample company={company} />
        </Sample>
        <Sample title="Email">
          <LetterSample company={company} />
        </Sample>
      </div>
    </figure>
  );
}

const Sample = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid content-start gap-1">
    <p className="text-xs text-text-2">{title}</p>
    <div className="overflow-hidden rounded-control border border-line">{children}</div>
  </div>
);

type Shown = { company: string; logo?: string | null };

const HeaderSample = ({ company, logo }: Shown) => (
  <div className="flex h-24 items-start bg-sunken">
    <div className="flex w-full items-center gap-2 bg-(--own) p-2 text-(--on)">
      <span className="grid size-7 flex-none place-items-center overflow-hidden rounded-[6px] bg-(--on) text-xs font-bold text-(--own)">
        {logo ? <img src={logo} alt="" className="size-full object-cover" /> : initialsOf(company)}
      </span>
      <span className="min-w-0 truncate text-xs font-semibold">{company}</span>
    </div>
  </div>
);

/** Paper is white in every theme. */
const paper = { background: 'white', color: 'black' };

const PaperSample = ({ company }: Shown) => (
  <div className="h-24 p-2.5" style={paper}>
    <p className="truncate text-xs font-bold">{company}</p>
    <div className="mt-1 mb-2 h-0.5 bg-(--own)" />
    <p className="text-xs font-semibold">Purchase order</p>
    <p className="text-[11px]">PO-0042</p>
  </div>
);

const LetterSample = ({ company }: Shown) => (
  <div className="grid h-24 content-start gap-1.5 p-2.5 text-[11px]" style={paper}>
    <p>Please acknowledge the order.</p>
    <p className="w-fit rounded-[4px] bg-(--own) px-2 py-1 font-semibold text-(--on)">View order</p>
    <p className="truncate">{company}</p>
  </div>
);
