/** Time against size for all that grows, on logarithmic axes, as SVG. */
import { scaleLog } from 'd3-scale';
import type { Grown } from './growth';

const [WIDTH, HEIGHT] = [760, 460];
const PLOT = { left: 70, right: 500, top: 20, bottom: 400 };
const COLOURS = ['#1f6fb4', '#c2410c', '#2f855a', '#9333ea', '#b7791f', '#0e7490', '#be185d', '#475569'];

const decades = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => 10 ** (from + n));

const power = (value: number): string => (value >= 0.01 && value <= 1000 ? String(value) : value.toExponential(0));

/** Sizes count from the smallest of each, so that all begin at one place and n and n² are the same lines for all. */
export function growthPicture(grown: readonly Grown[]): string {
  const most = Math.max(...grown.flatMap(({ sizes }) => sizes.map((size) => size / (sizes[0] ?? size))));
  const times = grown.flatMap(({ milliseconds }) => milliseconds);
  const [low, high] = [Math.floor(Math.log10(Math.min(...times))), Math.ceil(Math.log10(Math.max(...times)))];
  const x = scaleLog([1, most], [PLOT.left, PLOT.right]);
  const y = scaleLog([10 ** low, 10 ** high], [PLOT.bottom, PLOT.top]);
  const at = (size: number, ms: number): string => `${x(size).toFixed(1)},${y(ms).toFixed(1)}`;
  const grid = [
    ...decades(low, high).map(
      (ms) =>
        `<path d="M${PLOT.left} ${y(ms)}H${PLOT.right}" stroke="#ddd"/><text x="${PLOT.left - 8}" y="${y(ms) + 4}" text-anchor="end">${power(ms)}</text>`,
    ),
    ...decades(0, Math.floor(Math.log10(most))).map(
      (times_) =>
        `<path d="M${x(times_)} ${PLOT.top}V${PLOT.bottom}" stroke="#ddd"/><text x="${x(times_)}" y="${PLOT.bottom + 20}" text-anchor="middle">${times_}</text>`,
    ),
  ];
  const lines = grown.map(({ name, of, sizes, milliseconds, exponent }, n) => {
    const colour = COLOURS[n % COLOURS.length] ?? '';
    const places = sizes.map((size, k) => at(size / (sizes[0] ?? size), milliseconds[k] ?? 1));
    const beside = PLOT.top + 14 + n * 44;
    return [
      `<polyline points="${places.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      ...places.map(
        (place) => `<circle cx="${place.split(',')[0]}" cy="${place.split(',')[1]}" r="3.5" fill="${colour}"/>`,
      ),
      `<rect x="${PLOT.right + 20}" y="${beside - 9}" width="12" height="12" fill="${colour}"/>`,
      `<text x="${PLOT.right + 40}" y="${beside + 1}">${name}</text>`,
      `<text x="${PLOT.right + 40}" y="${beside + 17}" fill="#666">from ${sizes[0]} ${of}, power ${exponent.toFixed(2)}</text>`,
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img" aria-label="Time against size, both on logarithmic axes">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${grid.join('\n')}
<text x="${(PLOT.left + PLOT.right) / 2}" y="${HEIGHT - 18}" text-anchor="middle">so many times the smallest size</text>
<text transform="translate(18 ${(PLOT.top + PLOT.bottom) / 2}) rotate(-90)" text-anchor="middle">ms</text>
${lines.join('\n')}
</svg>
`;
}
