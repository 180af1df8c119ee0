import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { groupBy } from '@sitewright/domain/kernel/group-by';
import { capArea } from '../platform/demo/cap-works.ts';
import { level } from '../platform/demo/frame-works.ts';

/** A quantity in the text of a gang's day. */
export type Done = {
  slug: string;
  date: string;
  does: string;
  place: string;
  part: string;
  amount: number;
};
export type Entry = { slug: string; date: string; text: string };
/** A delivery, or a pour that is ordered. */
export type Load = {
  isHere: boolean;
  slug: string;
  date: string;
  description: string;
  received: number;
  use: string;
};

export const doneOf = (entries: readonly Entry[]): Done[] =>
  entries.flatMap(({ slug, date, text }) =>
    text.split('; ').flatMap((part) => {
      const [, does, place, where = '', amount] =
        /^(.+?) (?:at|to|on|for) ([^:]+), ([^,:]+): (\d+) /.exec(part) ?? [];
      return does && place
        ? [{ slug, date, does: does.toLowerCase(), place, part: where, amount: Number(amount) }]
        : [];
    }),
  );

const sumOf = (all: readonly { amount: number }[]): number =>
  all.reduce((sum, { amount }) => sum + amount, 0);

const groupsOf = (done: readonly Done[]): Done[][] => [
  ...groupBy(done, ({ slug, does, place }) => `${slug} ${does} ${place}`).values(),
];

const poursAt = (loads: readonly Load[], { slug, place }: Done): Load[] =>
  loads.filter((load) => load.slug === slug && load.use.includes(place));

/** The thinnest slab, in metres. */
const thinnest = 0.15;
/** The most metres of joints in a square metre of slab. */
const joints = 0.5;
const trussesOfHome = 18;

/** The whole quantity at one place: a level of the frame, an area of pile caps, a run of three manholes, two homes. */
export const perPlace: readonly (readonly [work: RegExp, all: number])[] = [
  [/^(soffit decked|panels struck and oiled) .*(level|floor)/, level.squareMetres],
  [/^(bottom|top) mat fixed .*(level|floor)/, level.squareMetres],
  [/^slab edge shutters set/, level.metresOfEdge],
  [/^core wall panels set/, level.squareMetresOfWall],
  [/^columns boxed/, level.columns],
  [/^wall cages tied/, level.metresOfWallCage],
  [/^column starters fixed/, level.starters],
  [/^(pile caps dug|cap cages set|pile-cap cages)/, capArea.caps],
  [/^pile-cap shutters/, capArea.capShutters],
  [/^ground-beam/, capArea.metresOfBeam],
  [/^panels set .*car park/, 186],
  [/^manhole rings set mh/i, 14],
  [/^piling mat placed/, 740],
  [/^(mist|second) coat .*plots/, 400],
];

/** How much of a work a place has: undefined where it is not known. */
function capacityOf(one: Done, loads: readonly Load[]): number | undefined {
  const { does, place } = one;
  const known = perPlace.find(([pattern]) => pattern.test(`${does} ${place}`));
  if (known) return known[1];
  const [, first, last] = /(?:pads|plots) (\d+) (?:to|and) (\d+)$/.exec(place) ?? [];
  const pieces = last && Number(last) - Number(first) + 1;
  if (pieces && /^pads? (?!cages)|pad cages|shutters struck/.test(does)) return pieces;
  if (pieces && does.startsWith('holding-down bolts')) return pieces * 4;
  if (pieces && does.startsWith('roof trusses')) return pieces * trussesOfHome;
  const isSlab = /slab|floor of|playground|forecourt|office|car.park/.test(place);
  const squareMetres =
    poursAt(loads, one).reduce((sum, { received }) => sum + received, 0) / thinnest;
  if (isSlab && /mesh|\bmat\b|membrane and/.test(does)) return squareMetres;
  if (isSlab && does.includes('joints')) return squareMetres * joints;
  return;
}

/** Works of which the diary has more at a place than there is. */
export const moreThanThereIs = (done: readonly Done[], loads: readonly Load[]): string[] =>
  groupsOf(done).flatMap((group) => {
    const [one] = group;
    const most = one && capacityOf(one, loads);
    return one && most !== undefined && sumOf(group) > most
      ? [`${one.slug}: ${one.does} ${one.place}: ${sumOf(group)} of ${Math.round(most)}`]
      : [];
  });

/** Works that strike, and the works that set what they strike. */
export const strikes: Record<string, string> = {
  'shutters struck and cleaned': 'pad shutters set',
  'dock wall panels struck': 'dock wall panels set',
  'panels struck and oiled': 'soffit decked',
  'ground-beam shutters struck': 'ground-beam shutters set',
};

/** Works struck before their concrete, or in larger quantity than was set by then. */
export const struckTooEarly = (done: readonly Done[], loads: readonly Load[]): string[] =>
  done.flatMap((one) => {
    const { slug, date, does, place } = one;
    const set = strikes[does];
    if (!set) return [];
    const until = (what: string) =>
      sumOf(
        done.filter(
          (other) =>
            other.slug === slug &&
            other.place === place &&
            other.does === what &&
            other.date <= date,
        ),
      );
    const isPoured = poursAt(loads, one).some((pour) => pour.date < date);
    return isPoured && until(does) <= until(set) ? [] : [`${slug} ${date}: ${does} ${place}`];
  });

const liftOf = ({ place }: Done): number =>
  Number(/(\d+)$/.exec(place)?.[1] ?? Number.POSITIVE_INFINITY);

/** Parts of a scaffold that are struck twice, or below a part that still stands. */
export const struckTwice = (done: readonly Done[]): string[] => {
  const struck = done.filter(({ does }) => does === 'scaffold struck');
  return struck.flatMap((one, i) => {
    const before = struck.slice(0, i).filter(({ slug }) => slug === one.slug);
    const last = before.at(-1);
    const isAgain = last?.place !== one.place && before.some(({ place }) => place === one.place);
    const isBelow = last && liftOf(one) > liftOf(last);
    return isAgain || isBelow ? [`${one.slug} ${one.date}: ${one.place}`] : [];
  });
};

const beforeConcrete =
  /^(pads? (dug|blinded|cages|shutters)|holding-down|ground-slab|dock wall (panels set|cages)|bay shuttered|membrane and|sub-base trimmed|soffit decked|slab edge|column starters)|mat fixed/;
const afterConcrete = /joints cut|^(core wall panels|columns boxed|wall cages)/;

/** Preparation after the concrete of its place, and finishing before it. */
export const outOfStep = (done: readonly Done[], loads: readonly Load[]): string[] =>
  done.flatMap((one) => {
    const pours = poursAt(loads, one)
      .filter(({ use }) => !/core|columns/.test(use))
      .map(({ date }) => date);
    const isLate =
      beforeConcrete.test(one.does) && (pours.at(-1) ?? daysAfter(one.date, 1)) < one.date;
    const isEarly = afterConcrete.test(one.does) && !((pours[0] ?? one.date) < one.date);
    return isLate || isEarly ? [`${one.slug} ${one.date}: ${one.does} ${one.place}`] : [];
  });

/** Cubic metres of blinding concrete for one pad or cap, and for a metre of trench. */
const [blindingOfPad, blindingOfMetre] = [0.65, 0.05];

/** Cubic metres of concrete that a gang placed on the day of a load. */
function placedFor({ slug, date, use }: Load, entries: readonly Entry[]): number {
  const ofDay = entries.filter((entry) => entry.slug === slug && entry.date === date);
  const blinded = doneOf(ofDay).filter(({ does }) => / blinded$/.test(does));
  const blinding = blinded.map(({ does, amount }) => ({
    amount: amount * (does.startsWith('trench') ? blindingOfMetre : blindingOfPad),
  }));
  const poured = ofDay
    .filter(({ text }) => /^Placed/.test(text))
    .flatMap(({ text }) => [...text.matchAll(/([^;]+?) \((\d[\d.]*) m³\)/g)])
    .filter(([, place]) => place?.endsWith(use))
    .map(([, , amount]) => ({ amount: Number(amount) }));
  return sumOf(use ? poured : blinding);
}

/** What a gang may have placed less than came, in cubic metres. */
const leftInMixer = 0.5;

/** Ready-mixed concrete that no gang placed on the day on which it came. */
export const pouredByNone = (entries: readonly Entry[], loads: readonly Load[]): Load[] =>
  loads.filter(
    (load) =>
      load.isHere &&
      /^C\d.* concrete/.test(load.description) &&
      placedFor(load, entries) < load.received - leftInMixer,
  );

const sheet = 4.8 * 2.4;

type Bought = { what: string; does: RegExp; product: RegExp; each: number };

/** Works with the product they use: `each` is the quantity of work that one unit of it is enough for. */
export const bought: Bought[] = [
  { what: 'doors', does: /doors hung/, product: /door set/i, each: 1 },
  { what: 'mesh', does: /mesh/, product: /mesh, 4\.8/, each: sheet },
  { what: 'stone', does: /platform stone|piling mat placed/, product: /6F2/, each: 1 },
  { what: 'bricks', does: /facing brick laid/, product: /facing brick/, each: 1 / 60 },
  { what: 'blocks', does: /blockwork|in block/, product: /^Dense block/, each: 1 / 10 },
  { what: 'pipe', does: /drain laid/, product: /pipe, 6 m/, each: 6 },
  { what: 'bolts', does: /holding-down bolts/, product: /^Holding-down bolt/, each: 1 },
  { what: 'bars for pads', does: /pad cages/, product: /^T\d+ rebar, cut/, each: 2 },
  { what: 'blinding of pads', does: /^pads blinded/, product: /blinding concrete/, each: 8 / 5 },
  {
    what: 'blinding of trenches',
    does: /trench .*blinded/,
    product: /blinding concrete/,
    each: 20,
  },
  { what: 'sub-base', does: /^stone placed/, product: /type 1/, each: 1 },
  { what: 'pipe bed', does: /bed and surround/, product: /20 mm gravel/, each: 1 },
  { what: 'frames', does: /^panels lifted/, product: /Timber frame kit/, each: 24 },
  { what: 'kitchens', does: /worktops/, product: /^Kitchen/, each: 12 },
];

/** Materials of which a site had used more than was delivered, with the first such day. */
export const moreThanCame = (done: readonly Done[], loads: readonly Load[]): string[] =>
  bought.flatMap(({ what, does, product, each }) =>
    [...new Set(done.map(({ slug }) => slug))].flatMap((slug) => {
      const uses = done.filter((one) => one.slug === slug && does.test(one.does));
      const came = loads.filter(
        (load) => load.isHere && load.slug === slug && product.test(load.description),
      );
      const until = (date: string) => ({
        date,
        used: sumOf(uses.filter((one) => one.date <= date)),
        here: came
          .filter((one) => one.date <= date)
          .reduce((sum, { received }) => sum + received * each, 0),
      });
      const days = [...new Set(uses.map(({ date }) => date))].map(until);
      const short = days.find(({ used, here }) => used > here);
      return short
        ? [`${slug} ${short.date}: ${what}, ${short.used} of ${Math.round(short.here)}`]
        : [];
    }),
  );
