const form = /^(?<hours>\d{1,2})(?:[:.h]?(?<minutes>\d{2}))?h?\s*(?:(?<half>[ap])m?)?$/;
const minutesADay = 24 * 60;

/** The typed text as `HH:MM`; undefined if there is no such time. */
export function readTime(text: string): string | undefined {
  const typed = form.exec(text.trim().toLowerCase())?.groups;
  const hours = onTheClock(Number(typed?.hours), typed?.half);
  const minutes = Number(typed?.minutes ?? 0);
  return hours < 24 && minutes < 60 ? clock(hours * 60 + minutes) : undefined;
}

/** 12am is midnight, 12pm noon, and there is no 13pm. */
const onTheClock = (hours: number, half: string | undefined): number => {
  if (!half) return hours;
  return hours >= 1 && hours <= 12 ? (hours % 12) + (half === 'p' ? 12 : 0) : Number.NaN;
};

/** May cross midnight: a night shift ends the next day. */
export function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return clock((hour * 60 + minute + minutes + minutesADay) % minutesADay);
}

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
