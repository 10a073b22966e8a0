/** A blood smear on its slide: label, thick end, body, feathered edge; a ring shows where the lens looks and how the track runs there. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { SmearArea } from '../../../../engine/data/white-cells';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import { fitted, type Size } from '../../kit/layout/layout';
import { acrossGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export interface SmearSlide extends Part {
  least(type: TypeSizes): Size;
  set(area: SmearArea, label: string): void;
  /** The area that lies at a point of the parent. */
  areaAt(point: Point): SmearArea;
  /** Of the film. */
  film(): Box;
}

/** In mm ×10. */
const GLASS = { width: 760, height: 250 } as const;
const PAPER = 180;
const FILM = { from: 215, to: 690, middle: 125, half: 88 } as const;
/** Where the areas begin and end along the slide, from the thick end. */
const AREAS: readonly (readonly [SmearArea, from: number, to: number])[] = [
  ['Thick end', 215, 385],
  ['Monolayer', 385, 590],
  ['Feathered edge', 590, 720],
];
const STAIN = 0xb0568a;

function drawGlass(theme: StageTheme): Graphics {
  return new Graphics()
    .roundRect(5, 8, GLASS.width, GLASS.height, 6)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
    .roundRect(0, 0, GLASS.width, GLASS.height, 6)
    .fill(theme.name === 'dark' ? 0xb9c9d6 : 0xeaf2f7)
    .roundRect(2, 2, GLASS.width - 4, GLASS.height - 4, 5)
    .stroke({ width: 4, color: 0xffffff, alpha: 0.85 });
}

function drawFilm(): Graphics {
  return (
    new Graphics()
      .moveTo(FILM.from, FILM.middle - FILM.half * 0.72)
      .bezierCurveTo(
        FILM.from + 40,
        FILM.middle - FILM.half,
        420,
        FILM.middle - FILM.half,
        560,
        FILM.middle - FILM.half,
      )
      // The edge is torn into feathers.
      .lineTo(FILM.to - 26, FILM.middle - 76)
      .lineTo(FILM.to - 46, FILM.middle - 52)
      .lineTo(FILM.to - 4, FILM.middle - 40)
      .lineTo(FILM.to - 34, FILM.middle - 16)
      .lineTo(FILM.to, FILM.middle + 2)
      .lineTo(FILM.to - 32, FILM.middle + 22)
      .lineTo(FILM.to - 6, FILM.middle + 44)
      .lineTo(FILM.to - 44, FILM.middle + 56)
      .lineTo(FILM.to - 28, FILM.middle + 78)
      .lineTo(560, FILM.middle + FILM.half)
      .bezierCurveTo(
        420,
        FILM.middle + FILM.half,
        FILM.from + 40,
        FILM.middle + FILM.half,
        FILM.from,
        FILM.middle + FILM.half * 0.72,
      )
      .closePath()
      .fill(
        acrossGradient([
          [0, STAIN, 0.96],
          [0.34, STAIN, 0.72],
          [0.6, STAIN, 0.4],
          [0.85, STAIN, 0.26],
          [1, STAIN, 0.12],
        ]),
      )
  );
}

function drawTrack(track: Graphics, ring: Graphics, area: SmearArea): void {
  const [, from, to] = AREAS.find(([name]) => name === area) ?? AREAS[1]!;
  const middle = (from + to) / 2;
  track.clear();
  // Up and down as along the top of a battlement.
  for (let n = 0; n < 4; n++) {
    const x = middle - 36 + n * 18;
    const [top, foot] = n % 2 === 0 ? [FILM.middle + 44, FILM.middle - 44] : [FILM.middle - 44, FILM.middle + 44];
    if (n === 0) track.moveTo(x, top);
    track.lineTo(x, top).lineTo(x, foot);
    if (n < 3) track.lineTo(x + 18, foot);
  }
  track.stroke({ width: 4, color: 0x1d2836, alpha: 0.75 });
  ring
    .clear()
    .circle(middle, FILM.middle, 66)
    .stroke({ width: 9, color: 0x0b6b62 })
    .circle(middle, FILM.middle, 66)
    .stroke({ width: 3, color: 0xffffff, alpha: 0.8 });
}

/** Each below the middle of its area, or as near to it as its neighbour on the right and the end of the room allow. */
function spreadNames(names: readonly Text[], middles: readonly number[], end: number, gap: number): void {
  let most = end;
  for (const [n, text] of [...names.entries()].reverse()) {
    text.x = Math.min(middles[n] ?? 0, most - text.width / 2);
    most = text.x - text.width / 2 - gap;
  }
}

export function createSmearSlide(context: StageContext): SmearSlide {
  const { theme } = context;
  const root = new Container({ label: 'slide' });
  const drawn = new Container();
  const glass = drawGlass(theme);
  const paper = new Graphics().rect(4, 4, PAPER, GLASS.height - 8).fill(0xf6f3ea);
  const film = drawFilm();
  const track = new Graphics({ label: 'track' });
  const ring = new Graphics({ label: 'where the lens looks' });
  drawn.addChild(glass, paper, film, track, ring);
  const label = context.text({ size: 12, weight: '600', colour: 0x17202c, anchor: [0.5, 0.5], align: 'center' });
  const names = AREAS.map(([area]) => context.text({ text: area, size: 12, colour: theme.ink, anchor: [0.5, 0] }));
  const short = context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 0] });
  root.addChild(drawn, label, ...names, short);
  let scale = 1;
  let at: Point = { x: 0, y: 0 };
  let looked: SmearArea | null = null;
  let said = '';
  let below: { readonly box: Box; readonly middle: number; readonly small: number } | null = null;

  function look(area: SmearArea): void {
    drawTrack(track, ring, area);
    names.forEach((text, n) => {
      const here = AREAS[n]?.[0] === area;
      text.style.fontWeight = here ? '700' : '400';
      text.style.fill = here ? theme.ink : theme.inkSoft;
    });
  }

  /** Below the slide the names of its areas; where they have no room, what lies under the lens and whose blood it is. */
  function layNames(): void {
    if (!below) return;
    const { box, middle, small } = below;
    for (const text of [label, ...names, short]) text.style.fontSize = small;
    label.text = said;
    const whole = names.reduce((sum, { width }) => sum + width + small, 0);
    const roomy = whole < box.width && label.width < PAPER * scale - 6;
    label.visible = roomy;
    short.visible = !roomy;
    short.text = `${said}: ${looked ?? ''}`;
    if (short.width > box.width) short.text = looked ?? '';
    short.position.set(box.x + box.width / 2, middle);
    for (const text of names) {
      text.visible = roomy;
      text.y = middle;
    }
    const middles = AREAS.map(([, start, end]) => at.x + ((start + end) / 2) * scale);
    spreadNames(names, middles, box.x + box.width, small);
  }

  return {
    root,
    least: ({ small }) => ({ width: 0, height: small * 6.2 }),
    lay(box, { small }) {
      const line = small * 1.5;
      const place = fitted({ ...box, height: box.height - line }, GLASS, 0.5, 1);
      ({ scale } = place);
      at = { x: place.x, y: place.y };
      drawn.position.set(at.x, at.y);
      drawn.scale.set(scale);
      asPanel(glass, { x: 0, y: 0, width: GLASS.width, height: GLASS.height });
      label.position.set(at.x + (4 + PAPER / 2) * scale, at.y + (GLASS.height / 2) * scale);
      below = { box, middle: place.y + place.height + small * 0.25, small };
      layNames();
    },
    set(area, words) {
      if (area === looked && words === said) return;
      looked = area;
      said = words;
      look(area);
      layNames();
    },
    areaAt({ x }) {
      const along = (x - at.x) / scale;
      return AREAS.find(([, , to]) => along < to)?.[0] ?? 'Feathered edge';
    },
    film: () => ({
      x: at.x + FILM.from * scale,
      y: at.y + (FILM.middle - FILM.half) * scale,
      width: (FILM.to - FILM.from) * scale,
      height: 2 * FILM.half * scale,
    }),
  };
}
