/** Stands for a figure that does not exist. */
const NONE = '–';

/** Milliseconds as `m:ss.mmm`, from an hour on `h:mm:ss.mmm`; parts of a millisecond are cut off. `–` for no time. */
export function formatDuration(ms: number): string {
  if (!Number.isFinite(ms) || ms < 0) return NONE;
  const whole = Math.floor(ms);
  const hours = Math.floor(whole / 3_600_000);
  const minutes = Math.floor(whole / 60_000) % 60;
  const seconds = Math.floor(whole / 1000) % 60;
  const tail = `${pad(seconds, 2)}.${pad(whole % 1000, 3)}`;
  return hours > 0 ? `${hours}:${pad(minutes, 2)}:${tail}` : `${minutes}:${tail}`;
}

const formats = new Map<string, Intl.NumberFormat>();

/** A number with the thousands marks of `language`; `–` for none. */
export function formatCount(n: number, language: string): string {
  if (!Number.isFinite(n)) return NONE;
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format.format(n);
}

const pad = (n: number, digits: number): string => String(n).padStart(digits, '0');
