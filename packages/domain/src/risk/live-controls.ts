import * as z from 'zod';
import type { CertificateState, CertificateStatus } from '../certificates/certificate-values.ts';
import { stateOf } from '../certificates/state.ts';
import { inBritish } from '../kernel/calendar.ts';
import { greatestId } from '../kernel/id.ts';
import { requiredLine } from '../kernel/text.ts';
import { toMph } from '../weather/units.ts';
import type { RamsStatus } from './risk-values.ts';

const paper = 'Please choose a certificate';
const wind = 'Wind must be a whole number of mph from 1 to 150';

/** What a control needs to be in place: a certificate, somebody's card or ticket, or little wind. */
export const Dependence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('certificate'),
    // What no id can be would be kept, and no list of statements could be read any more.
    certificateId: z.int(paper).positive(paper).max(greatestId, paper),
  }),
  z.object({ kind: z.literal('card'), card: requiredLine('Card', 100) }),
  z.object({
    kind: z.literal('wind'),
    mostMph: z.int(wind).min(1, wind).max(150, wind),
  }),
]);

/** A control that is not in place today, and why. */
export const Lapse = z.object({ control: z.string(), why: z.string() });

export type Dependence = z.infer<typeof Dependence>;
export type Lapse = z.infer<typeof Lapse>;

export type KnownCertificate = {
  name: string;
  status: CertificateStatus;
  expiryDate: string | null;
};

/** What there is today for the controls of one statement to stand on. */
export type Known = {
  /** By the id that a control names: the one that renews it, where it was renewed. */
  certificates: ReadonlyMap<number, KnownCertificate>;
  /** Cards and tickets in date of those who have signed, in small letters. */
  cards: ReadonlySet<string>;
  /** The strongest of today on site, in metres per second. */
  wind: number | null;
  today: string;
};

type Controlled = {
  status: RamsStatus;
  content: {
    hazards: readonly { controls: readonly { text: string; dependsOn?: Dependence }[] }[];
  };
};

/** Which controls are not in place; nobody works any more by what is over. */
export function lapsesOf({ status, content }: Controlled, known: Known): Lapse[] {
  if (status === 'superseded' || status === 'withdrawn') return [];
  return content.hazards.flatMap(({ controls }) =>
    controls.flatMap(({ text: control, dependsOn }) => {
      const why = dependsOn && whyNot(dependsOn, status, known);
      return why ? [{ control, why }] : [];
    }),
  );
}

/** A paper counts while the statement is written too; cards and wind once people work by it. */
function whyNot(needed: Dependence, status: RamsStatus, known: Known): string | undefined {
  if (needed.kind === 'certificate')
    return whyNotCertified(known.certificates.get(needed.certificateId), known.today);
  if (status !== 'issued') return;
  if (needed.kind === 'card')
    return known.cards.has(needed.card.toLowerCase())
      ? undefined
      : `Nobody who has signed holds ${needed.card} in date`;
  const mph = toMph(known.wind ?? 0);
  return mph > needed.mostMph
    ? `Wind of ${mph} mph today, and the limit is ${needed.mostMph} mph`
    : undefined;
}

const broken: Partial<Record<CertificateState, (one: KnownCertificate) => string>> = {
  expired: ({ name, expiryDate }) => `${name} expired on ${inBritish(expiryDate ?? '')}`,
  failed: ({ name }) => `${name} failed`,
  revoked: ({ name }) => `${name} was revoked`,
};

const whyNotCertified = (one: KnownCertificate | undefined, today: string): string | undefined =>
  one ? broken[stateOf(one, today)]?.(one) : 'Its certificate is no longer on file';

/** What a control needs, in words. */
export function neededText(needed: Dependence): string {
  if (needed.kind === 'certificate') return 'Needs a certificate in date';
  if (needed.kind === 'card') return `Needs somebody with ${needed.card} in date`;
  return `Needs wind of ${needed.mostMph} mph at most`;
}
