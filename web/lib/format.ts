import type { Language } from '../../shared/vocabulary.ts';

/** Seconds as a clock shows them: `4:54`, `1:00:00`. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Formats of one language; made once, as building them is slow. */
function formatsFor(language: string) {
  const number = new Intl.NumberFormat(language);
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const minutesShort = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  return {
    number: (value: number): string => number.format(value),
    /** With a true minus sign, which some languages' data lack. */
    signed: (value: number): string => signed.format(value).replace('-', '−'),
    minutes: (value: number): string => minutes.format(value),
    minutesShort: (value: number): string => minutesShort.format(value),
    percent: (share: number): string => percent.format(share),
    /** The day, with its year unless that is the present one. */
    day: (iso: string): string => {
      const at = new Date(iso);
      return at.getFullYear() === new Date().getFullYear() ? day.format(at) : date.format(at);
    },
    date: (iso: string): string => date.format(new Date(iso)),
    moment: (iso: string): string => moment.format(new Date(iso)),
    time: (at: Date): string => time.format(at),
    language: (code: Language): string => capital(languages.of(code) ?? code),
    list: (parts: readonly string[]): string => list.format(parts),
  };
}

export type Formats = ReturnType<typeof formatsFor>;

const known = new Map<string, Formats>();

export function formatsOf(language: string): Formats {
  const formats = known.get(language) ?? formatsFor(language);
  known.set(language, formats);
  return formats;
}
