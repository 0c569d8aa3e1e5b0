/** The player's own calendar date, `YYYY-MM-DD`. */
export function localDate(now: Date = new Date()): string {
  const part = (n: number, digits: number) => String(n).padStart(digits, '0');
  return `${part(now.getFullYear(), 4)}-${part(now.getMonth() + 1, 2)}-${part(now.getDate(), 2)}`;
}

/** How many days in a row have an entry, up to today; up to yesterday while today has none yet. */
export function dayStreak(days: Iterable<string>, today: string): number {
  const played = new Set(days);
  let day = played.has(today) ? today : before(today);
  let streak = 0;
  for (; played.has(day); day = before(day)) streak++;
  return streak;
}

/** A date in words: "30 November", or "30 Nov" where there is little room. */
export function dayName(day: string, language: string, month: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month,
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
}

function before(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
