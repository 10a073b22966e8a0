const MOST_SECONDS = 9999 * 3600 + 59 * 60 + 59.99;

/** A length of time as SCORM 1.2 wants it: `HHHH:MM:SS.SS`. */
export function timespan(seconds: number): string {
  const hundredths = Math.round(Math.min(MOST_SECONDS, Math.max(0, seconds)) * 100);
  const part = (value: number, digits: number): string => String(Math.trunc(value)).padStart(digits, '0');
  const whole = Math.trunc(hundredths / 100);
  return `${part(whole / 3600, 4)}:${part((whole / 60) % 60, 2)}:${part(whole % 60, 2)}.${part(hundredths % 100, 2)}`;
}
