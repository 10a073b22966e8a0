/** Draws a plot as SVG text. Pure: widths of text are estimated, since there is no page to measure on. */
import { type Face, type Painter, TEXT_PX, type TextStyle } from './painter';
import { escaped } from '../../content/escape';

/** Mean width of a character, as a share of its height. */
const WIDTH: Readonly<Record<Face, number>> = { text: 0.54, bold: 0.6, mono: 0.602 };
const FAMILY: Readonly<Record<Face, string>> = {
  text: 'font-family="system-ui, sans-serif"',
  bold: 'font-family="system-ui, sans-serif" font-weight="600"',
  mono: 'font-family="ui-monospace, monospace"',
};
const ANCHOR = { left: 'start', center: 'middle', right: 'end' } as const;

/** The five characters with a meaning of their own; others that XML does not allow are left out. */
/** Hundredths of a px are fine enough, and keep the file small. */
const short = (value: number): string => String(Math.round(value * 100) / 100);

/** From so many on, discs of one look are one element: a browser takes long over thousands of them. */
const MANY = 100;

/** Discs that were drawn one after another with the same radius, ground and edge. */
interface Discs {
  readonly is: 'discs';
  readonly look: string;
  readonly radius: number;
  readonly places: string[];
  /** As they stand one by one. */
  readonly single: string[];
}

interface Stroke {
  readonly is: 'stroke';
  readonly stroke: string;
  readonly path: string[];
}

type Part = Discs | Stroke | { readonly is: 'text'; readonly text: string };

function circleText(x: number, y: number, radius: number): string {
  const [r, d] = [short(radius), short(2 * radius)];
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0Z`;
}

function strokeOf(colour: string, width: number, dash: readonly number[] = []): string {
  const dashes = dash.length > 0 ? ` stroke-dasharray="${dash.join(' ')}"` : '';
  return `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${dashes}`;
}

const stroked = (path: string, stroke: string): string => `<path d="${path}" fill="none" ${stroke}/>`;

const filled = (path: string, colour: string, opacity = 1): string =>
  `<path d="${path}" fill="${colour}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;

function discsText({ look, radius, places, single }: Discs, id: string): string {
  if (places.length < MANY) return single.join('\n');
  const marker = `<marker id="${id}" markerUnits="userSpaceOnUse" overflow="visible"><circle r="${short(radius)}" ${look}/></marker>`;
  const by = `marker-start="url(#${id})" marker-mid="url(#${id})" marker-end="url(#${id})"`;
  return `${marker}\n<path d="M${places.join('L')}" fill="none" ${by}/>`;
}

function partText(part: Part, index: number): string {
  switch (part.is) {
    case 'text':
      return part.text;
    case 'stroke':
      return stroked(part.path.join(''), part.stroke);
    case 'discs':
      return discsText(part, `discs${index}`);
  }
}

export interface SvgPainter extends Painter {
  readonly finish: (width: number, height: number, ground: string, title: string) => string;
}

export function svgPainter(): SvgPainter {
  const parts: Part[] = [];
  const write = (...lines: readonly string[]): number => parts.push({ is: 'text', text: lines.join('\n') });
  let path: string[] = [];
  let clips = 0;
  const sizeOf = (face: Face): number => (face === 'bold' ? TEXT_PX + 1 : TEXT_PX);
  const measure = (text: string, face: Face): number => [...text].length * WIDTH[face] * sizeOf(face);
  return {
    begin: () => {
      path = [];
    },
    moveTo: (x, y) => path.push(`M${short(x)} ${short(y)}`),
    lineTo: (x, y) => path.push(`L${short(x)} ${short(y)}`),
    circle(x, y, radius) {
      path.push(circleText(x, y, radius));
    },
    disc({ x, y, radius, ground, edge, width }) {
      const look = `fill="${ground}" stroke="${edge}" stroke-width="${width}"`;
      const last = parts.at(-1);
      const goesOn = last?.is === 'discs' && last.look === look && last.radius === radius;
      const discs: Discs = goesOn ? last : { is: 'discs', look, radius, places: [], single: [] };
      if (!goesOn) parts.push(discs);
      discs.places.push(`${short(x)} ${short(y)}`);
      const outline = circleText(x, y, radius);
      discs.single.push(filled(outline, ground), stroked(outline, strokeOf(edge, width)));
    },
    rect: (x, y, width, height) =>
      path.push(`M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`),
    close: () => path.push('Z'),
    stroke(colour, width, dash = []) {
      if (path.length === 0) return;
      const stroke = strokeOf(colour, width, dash);
      const last = parts.at(-1);
      // Strokes of one look one after another are one, where no dash begins anew with each.
      if (last?.is === 'stroke' && last.stroke === stroke && dash.length === 0) last.path.push(...path);
      else parts.push({ is: 'stroke', stroke, path });
    },
    fill(colour, opacity = 1) {
      if (path.length > 0) write(filled(path.join(''), colour, opacity));
    },
    text(text, x, y, { colour, face = 'text', align = 'left', maxWidth }: TextStyle) {
      const narrow =
        maxWidth !== undefined && measure(text, face) > maxWidth
          ? ` textLength="${short(maxWidth)}" lengthAdjust="spacingAndGlyphs"`
          : '';
      write(
        `<text x="${short(x)}" y="${short(y)}" dy="0.35em" ${FAMILY[face]} font-size="${sizeOf(face)}" fill="${colour}" text-anchor="${ANCHOR[align]}"${narrow}>${escaped(text)}</text>`,
      );
    },
    measure,
    clipped({ left, right, top, bottom }, paint) {
      const id = `clip${clips++}`;
      const [width, height] = [short(right - left), short(bottom - top)];
      write(
        `<clipPath id="${id}"><rect x="${short(left)}" y="${short(top)}" width="${width}" height="${height}"/></clipPath>`,
        `<g clip-path="url(#${id})">`,
      );
      paint();
      write('</g>');
    },
    finish: (width, height, ground, title) =>
      [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
        `<title>${escaped(title)}</title>`,
        `<rect width="${width}" height="${height}" fill="${ground}"/>`,
        ...parts.map(partText),
        '</svg>',
      ].join('\n'),
  };
}
