import { formatDate } from '@sitewright/domain/kernel/calendar';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { cardTypes } from '@sitewright/domain/workforce/worker-values';
import { cn } from '../ui/cn.ts';
import { capitalised } from '../ui/format/labels.ts';
import { WrappedText } from '../ui/table/wrapped-text.tsx';

type Card = Pick<Worker, 'cscsSchemeId' | 'cscsCardType' | 'cscsCardExpiry'>;
type Colour = Exclude<(typeof cardTypes)[number]['colour'], 'none'>;

/** The colour of a card of CSCS itself; other schemes name their own. */
export function colourOf(cardType: string | null): Colour | undefined {
  const knownType = cardTypes.find(({ type }) => type.toLowerCase() === cardType?.toLowerCase());
  return knownType?.colour === 'none' ? undefined : knownType?.colour;
}

/** A black card stays black, and a white one white, whatever the theme. */
const fills: Record<Colour, string> = {
  green: 'bg-ok',
  red: 'bg-bad',
  blue: 'bg-info',
  gold: 'bg-warn',
  black: 'bg-[black]',
  white: 'bg-[white]',
};

export const cardFill = (cardType: string | null): string => {
  const colour = colourOf(cardType);
  return colour ? fills[colour] : 'bg-sunken';
};

export const hasCard = ({ cscsCardType, cscsCardExpiry }: Card): boolean =>
  cscsCardType !== null || cscsCardExpiry !== null;

/** 'Blue Skilled Worker', or what another scheme calls it. */
export function cardText(card: Card): string {
  if (!hasCard(card)) return 'No card';
  const colour = colourOf(card.cscsCardType);
  const first = colour ? capitalised(colour) : card.cscsSchemeId;
  return [first, card.cscsCardType].filter(Boolean).join(' ') || 'Card';
}

/** A card in its colour, which the words name as well. */
export const CardChip = ({ card }: { card: Card }) => (
  <span className="inline-flex min-w-0 items-center gap-2 text-sm">
    <span
      aria-hidden="true"
      className={cn(
        'h-3 w-4.5 flex-none rounded-[2px] border border-control',
        cardFill(card.cscsCardType),
      )}
    />
    <WrappedText text={cardText(card)} className={cn('md:w-28', !hasCard(card) && 'text-text-2')} />
  </span>
);

export const expiryText = ({ cscsCardExpiry }: Card): string =>
  cscsCardExpiry ? formatDate(cscsCardExpiry) : '';
