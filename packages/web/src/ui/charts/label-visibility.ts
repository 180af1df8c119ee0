/** The least room between the margins of a chart: on a phone, and from two widths of its panel on. */
const rooms = [270, 470, 660] as const;

const shown = ['', '@xl:block', '@3xl:block'] as const;
const hidden = ['hidden', '@xl:hidden', '@3xl:hidden'] as const;

/** Of words of that many letters in 12 pixels, and the gap to the next. */
const widthOf = (letters: number): number => letters * 7 + 8;

const where = (isShown: (room: number) => boolean): string =>
  rooms.map((room, place) => (isShown(room) ? shown : hidden)[place]).join(' ');

/** The classes that show a name wherever there is room for it among its neighbours. */
export const classesForEveryNth = (place: number, count: number, letters: number): string =>
  where((room) => isNamed(place, count, Math.floor(room / widthOf(letters))));

/** The classes that show words beside each other only where there is room for all of them. */
export const classesForAllOrNone = (count: number, letters: number): string =>
  where((room) => count * widthOf(letters) <= room);

/** Every nth, counted from the last, so that at most so many are left. */
const isNamed = (place: number, count: number, most: number): boolean =>
  (count - 1 - place) % Math.ceil(count / Math.max(1, most)) === 0;
