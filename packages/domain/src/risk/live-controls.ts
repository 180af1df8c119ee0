import * as z from 'zod';
import type { CertificateState, CertificateStatus } from '../certificates/certificate-values.ts';
import { stateOf } from '../certificates/state.ts';
import { formatDate, londonTime } from '../kernel/calendar.ts';
import { maxId } from '../kernel/id.ts';
import { requiredLine } from '../kernel/text.ts';
import type { WindLimit } from '../weather/limits.ts';
import type { StrongestWind } from '../weather/site-wind.ts';
import { toMph } from '../weather/units.ts';
import type { RamsStatus } from './risk-values.ts';

const paper = 'Please choose a certificate';
const wind = 'Wind must be a whole number of mph from 1 to 150';

/** What a control depends on: a certificate, a card or ticket, or low wind. */
export const Dependence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('certificate'),
    // An invalid id would be stored and then break every list of statements.
    certificateId: z.int(paper).positive(paper).max(maxId, paper),
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

type CertificateFacts = {
  name: string;
  status: CertificateStatus;
  expiryDate: string | null;
};

/** The facts that today's controls of one statement depend on. */
export type ControlFacts = {
  /** By the id that a control names: the one that renews it, where it was renewed. */
  certificates: ReadonlyMap<number, CertificateFacts>;
  /** Valid cards and tickets of the people who have signed, in lower case. */
  cards: ReadonlySet<string>;
  /** Today's on site. */
  wind: StrongestWind | null;
  today: string;
};

type Controlled = {
  status: RamsStatus;
  content: {
    hazards: readonly { controls: readonly { text: string; dependsOn?: Dependence }[] }[];
  };
};

/** Controls that are not in place; finished statements have none. */
export function lapsesOf({ status, content }: Controlled, facts: ControlFacts): Lapse[] {
  if (status === 'superseded' || status === 'withdrawn') return [];
  return content.hazards.flatMap(({ controls }) =>
    controls.flatMap(({ text: control, dependsOn }) => {
      const why = dependsOn && whyNot(dependsOn, status, facts);
      return why ? [{ control, why }] : [];
    }),
  );
}

/** Certificates are checked for drafts too; cards and wind once the statement is issued. */
function whyNot(needed: Dependence, status: RamsStatus, facts: ControlFacts): string | undefined {
  if (needed.kind === 'certificate')
    return whyNotCertified(facts.certificates.get(needed.certificateId), facts.today);
  if (status !== 'issued') return;
  if (needed.kind === 'card')
    return facts.cards.has(needed.card.toLowerCase())
      ? undefined
      : `No one who has signed holds a valid ${needed.card}`;
  return facts.wind ? whyTooWindy(facts.wind, needed.mostMph) : undefined;
}

function whyTooWindy({ speed, at }: StrongestWind, mostMph: number): string | undefined {
  const mph = toMph(speed);
  const time = at ? ` at ${londonTime(new Date(at))}` : '';
  return mph > mostMph
    ? `Strongest gust today ${mph} mph${time}, over the ${mostMph} mph limit`
    : undefined;
}

const broken: Partial<Record<CertificateState, (certificate: CertificateFacts) => string>> = {
  expired: ({ name, expiryDate }) => `${name} expired on ${formatDate(expiryDate ?? '')}`,
  failed: ({ name }) => `${name} failed`,
  revoked: ({ name }) => `${name} was revoked`,
};

const whyNotCertified = (
  certificate: CertificateFacts | undefined,
  today: string,
): string | undefined =>
  certificate
    ? broken[stateOf(certificate, today)]?.(certificate)
    : 'The certificate is no longer on file';

/** The dependency of a control, as text. */
export function dependenceText(needed: Dependence): string {
  if (needed.kind === 'certificate') return 'Needs a valid certificate';
  if (needed.kind === 'card') return `Needs someone with a valid ${needed.card}`;
  return `Wind limit ${needed.mostMph} mph`;
}

/** The speed in a line such as 'Mobile crane: stop at 9.8 m/s (22 mph)'. */
const speedIn = (line: string): number | undefined => {
  const [, mph] = /(\d+)\s*mph/i.exec(line) ?? [];
  return mph ? Number(mph) : undefined;
};

type WithLimits = {
  reference: string;
  activity: string;
  content: Controlled['content'] & { weatherLimits: readonly string[] };
};

/** The limits of wind that a statement sets: in its controls, and in its lines about the weather. */
export function windLimitsOf({ reference, activity, content }: WithLimits): WindLimit[] {
  const controls = content.hazards.flatMap((hazard) => hazard.controls);
  const limits = [
    ...controls.flatMap(({ text, dependsOn }) =>
      dependsOn?.kind === 'wind' ? [{ text, stopMph: dependsOn.mostMph + 1 }] : [],
    ),
    ...content.weatherLimits.map((text) => ({ text, stopMph: speedIn(text) })),
  ];
  return limits.flatMap(({ text, stopMph }) =>
    stopMph ? [{ reference, activity, text, stopMph }] : [],
  );
}
