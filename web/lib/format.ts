import type { Language } from '../../shared/vocabulary.ts';

/** To the tenth first, as lengths are stored: the exact one and the stored one are shown as the same. */
export const wholeSeconds = (seconds: number): number => Math.round(Math.round(seconds * 10) / 10);

/** Seconds as a clock shows them: `4:54`, `1:00:00`. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, wholeSeconds(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const dayMs = 24 * 3600 * 1000;

/** Made when it is wanted first, and once: building a format is slow, and a page needs few of them. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function formatsFor(language: string) {
  const numbers = (options?: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(language, options));
  const dates = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(language, options));
  const number = numbers();
  const signed = numbers({ signDisplay: 'exceptZero' });
  const minutes = numbers({ style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const seconds = numbers({ style: 'unit', unit: 'second', unitDisplay: 'long' });
  const hours = numbers({ style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const minutesShort = numbers({ style: 'unit', unit: 'minute', unitDisplay: 'short' });
  const kilobytes = numbers({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const megabytes = numbers({ style: 'unit', unit: 'megabyte', maximumSignificantDigits: 3 });
  const money = numbers({ style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' });
  const percent = numbers({ style: 'percent', maximumFractionDigits: 0 });
  // The specification's sample: US dollars in English, euros elsewhere.
  const sample = numbers({ style: 'currency', currency: language === 'en' ? 'USD' : 'EUR' });
  const dollars = numbers({ style: 'currency', currency: 'USD', maximumFractionDigits: 4 });
  const day = dates({ day: 'numeric', month: 'short' });
  const date = dates({ dateStyle: 'long' });
  const moment = dates({ dateStyle: 'medium', timeStyle: 'short' });
  const time = dates({ timeStyle: 'short' });
  const relative = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const languages = once(() => new Intl.DisplayNames(language, { type: 'language' }));
  const list = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  return {
    number: (value: number): string => number().format(value),
    /** With a true minus sign, which some languages' data lack. */
    signed: (value: number): string => signed().format(value).replace('-', '−'),
    minutes: (value: number): string => minutes().format(value),
    seconds: (value: number): string => seconds().format(value),
    /** How long to wait, rounded up: whoever comes back then does not come too early. */
    wait: (duration: number): string =>
      duration <= 90
        ? seconds().format(Math.ceil(duration))
        : duration <= 5400
          ? minutes().format(Math.ceil(duration / 60))
          : hours().format(Math.ceil(duration / 3600)),
    minutesShort: (value: number): string => minutesShort().format(value),
    /** Thousands of bytes, or millions; a few bytes are one thousand. */
    bytes: (value: number): string =>
      value < 1e6 ? kilobytes().format(Math.ceil(value / 1000)) : megabytes().format(value / 1e6),
    /** US dollars, to a hundredth of a cent. */
    dollars: (value: number): string => dollars().format(value),
    sampleCurrency: (value: number): string => sample().format(value),
    /** Euros, from cents; whole euros without cents. */
    money: (cents: number): string => money().format(cents / 100),
    percent: (share: number): string => percent().format(share),
    /** The day, with its year unless that is the present one. */
    day: (iso: string): string => {
      const at = new Date(iso);
      return at.getFullYear() === new Date().getFullYear() ? day().format(at) : date().format(at);
    },
    /** Today and yesterday by name, any other day as `day` does. */
    recentDay(iso: string): string {
      const days = [0, 1].find((ago) => new Date(Date.now() - ago * dayMs).toDateString() === new Date(iso).toDateString());
      return days === undefined ? this.day(iso) : capital(relative().format(-days, 'day'));
    },
    date: (iso: string): string => date().format(new Date(iso)),
    moment: (iso: string): string => moment().format(new Date(iso)),
    time: (at: Date): string => time().format(at),
    language: (code: Language): string => capital(languages().of(code) ?? code),
    list: (parts: readonly string[]): string => list().format(parts),
  };
}

export type Formats = ReturnType<typeof formatsFor>;

const known = new Map<string, Formats>();

export function formatsOf(language: string): Formats {
  const formats = known.get(language) ?? formatsFor(language);
  known.set(language, formats);
  return formats;
}
