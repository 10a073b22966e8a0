/** The dome of the sky over a field: arcs of the sun today and at the solstices, the sun, points of the compass. */
import { ARC_POINTS, ARCS } from '../../../../engine/environmental-science/sun-position';
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext, TypeSizes } from '../../contract';
import { roundGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';
import { type DomeView, onDome, seen, SIN_UP } from './dome-view';

export interface SkyDome {
  /** The ground and the shell of the dome; then arcs, names and letters. */
  readonly ground: Container;
  readonly back: Container;
  /** The sun, in front of what stands on the field. */
  readonly front: Container;
  lay(view: DomeView, corner: Point, type: TypeSizes): void;
  /** Arcs as the model gives them: height and azimuth of each quarter of an hour. */
  arcs(values: Float32Array, key: string): void;
  sun(height: number, azimuth: number): void;
  /** Where the sun is drawn, stage units. */
  readonly at: Point;
  /** The hour of the arc of today that is nearest to a point of the stage. */
  nearest(point: Point): number;
}

const LETTERS = ['N', 'E', 'S', 'W'] as const;
const LETTERS_OUT = 1.0;

/** Of the arcs of today and of the solstices. */
type ArcColours = readonly [today: number, june: number, december: number];

const arcColours = ({ name }: StageTheme): ArcColours =>
  name === 'dark' ? [0xffd25e, 0x3fd0a5, 0x7ba4ff] : [0xb45309, 0x00795c, 0x2b4fc4];

/** The ground, the outline of the dome, and its rounds of equal height. */
function drawShell(shell: Graphics, view: DomeView, theme: StageTheme): void {
  const dark = theme.name === 'dark';
  const { centre, radius } = view;
  shell
    .clear()
    .ellipse(centre.x, centre.y, radius, radius * SIN_UP)
    .fill({ color: dark ? 0x1d3524 : 0x8fb26e, alpha: dark ? 0.75 : 0.6 })
    .ellipse(centre.x, centre.y, radius, radius * SIN_UP)
    .stroke({ width: 1.6, color: theme.ink, alpha: 0.55 })
    .moveTo(centre.x - radius, centre.y)
    .arc(centre.x, centre.y, radius, Math.PI, 2 * Math.PI)
    .stroke({ width: 1.2, color: theme.ink, alpha: 0.3 });
  for (const height of [30, 60]) {
    const round = Math.cos((height * Math.PI) / 180) * radius;
    const { y } = seen(view, 0, 0, Math.sin((height * Math.PI) / 180));
    shell.ellipse(centre.x, y, round, round * SIN_UP).stroke({ width: 0.8, color: theme.ink, alpha: 0.16 });
  }
}

/** Height and azimuth of the sun at each quarter of an hour. */
function drawArcs(lines: Graphics, view: DomeView, values: Float32Array, colours: ArcColours): readonly Point[] {
  const today: Point[] = [];
  lines.clear();
  for (let arc = ARCS - 1; arc >= 0; arc--) {
    let down = true;
    for (let n = 0; n < ARC_POINTS; n++) {
      const place = 2 * (arc * ARC_POINTS + n);
      const [height = 0, azimuth = 0] = values.subarray(place, place + 2);
      const at = seen(view, ...onDome(height, azimuth));
      if (arc === 0) today.push(at);
      const up = height >= 0;
      if (up && !down) lines.lineTo(at.x, at.y);
      else if (up) lines.moveTo(at.x, at.y);
      down = !up;
    }
    lines.stroke({ width: arc === 0 ? 3 : 1.6, color: colours[arc] ?? 0xffffff, alpha: arc === 0 ? 1 : 0.75 });
  }
  // The night's part of today, and a dot for each hour.
  let dots = 0;
  today.forEach((at, n) => {
    const height = values[2 * n] ?? 0;
    if (n % 4 !== 0 && !(height < 0 && n % 2 === 0)) return;
    lines.circle(at.x, at.y, height < 0 ? 1.4 : n % 24 === 0 ? 4.4 : 2.8);
    dots++;
  });
  if (dots > 0) lines.fill(colours[0]);
  return today;
}

function createCompass(context: StageContext) {
  const { paper, paperInk } = context.theme;
  const root = new Container({ label: 'compass' });
  const letters = LETTERS.map((text) => {
    const sign = new Container({ label: text });
    const disc = new Graphics();
    const letter = context.text({ text, size: 12, weight: '700', colour: paperInk, anchor: [0.5, 0.5] });
    sign.addChild(disc, letter);
    root.addChild(sign);
    return { sign, disc, letter };
  });
  return {
    root,
    lay(view: DomeView, small: number) {
      letters.forEach(({ sign, disc, letter }, n) => {
        const angle = (n * Math.PI) / 2;
        const at = seen(view, LETTERS_OUT * Math.sin(angle), LETTERS_OUT * Math.cos(angle), 0);
        sign.position.set(at.x, at.y);
        letter.style.fontSize = small;
        const r = small * 0.95;
        disc.clear().circle(0, 0, r).fill(paper).circle(0, 0, r).stroke({ width: 1, color: paperInk, alpha: 0.5 });
        asPanel(disc, { x: -r, y: -r, width: 2 * r, height: 2 * r });
      });
    },
  };
}

function createLegend(context: StageContext) {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'legend' });
  const legend = new Graphics();
  const names = ['today', '21 June', '21 Dec'].map((text) =>
    context.text({ text, size: 12, weight: '600', colour: dark ? theme.ink : theme.paperInk, anchor: [0, 0.5] }),
  );
  root.addChild(legend, ...names);
  return {
    root,
    lay({ x, y }: Point, small: number) {
      for (const text of names) text.style.fontSize = small;
      const wide = Math.max(...names.map(({ width }) => width)) + 3.6 * small;
      legend
        .clear()
        .roundRect(x, y, wide, 4.6 * small, 5)
        .fill({ color: dark ? theme.backdropBottom : theme.paper, alpha: 0.96 });
      names.forEach((text, n) => {
        const row = y + small * (0.95 + 1.35 * n);
        text.position.set(x + 2.6 * small, row);
        legend
          .moveTo(x + 0.6 * small, row)
          .lineTo(x + 2.1 * small, row)
          .stroke({ width: n === 0 ? 3 : 2, color: arcColours(theme)[n] ?? 0 });
      });
      asPanel(legend, { x, y, width: wide, height: 4.6 * small });
    },
  };
}

/** The sun, and the grey disc in its place while it is below the horizon. */
function createSun() {
  const root = new Container();
  const glow = new Graphics().circle(0, 0, 62).fill(
    roundGradient([
      [0, 0xfff6cf, 0.95],
      [0.28, 0xffe08a, 0.5],
      [1, 0xffd25e, 0],
    ]),
  );
  const disc = new Graphics().circle(0, 0, 15).fill(
    roundGradient(
      [
        [0, 0xfffbe6],
        [0.6, 0xffe27a],
        [1, 0xf7b733],
      ],
      { x: 0.4, y: 0.4 },
    ),
  );
  const set = new Graphics().circle(0, 0, 12).fill({ color: 0x8b93a5, alpha: 0.75 }).circle(0, 0, 12).stroke({
    width: 1.2,
    color: 0xffffff,
    alpha: 0.6,
  });
  root.addChild(glow, disc, set);
  return {
    root,
    /** Degrees over the horizon. */
    rise(height: number) {
      const up = height > 0;
      glow.visible = disc.visible = up;
      set.visible = !up;
      glow.alpha = Math.min(1, 0.35 + height / 40);
    },
  };
}

export function createSkyDome(context: StageContext): SkyDome {
  const { theme } = context;
  const back = new Container({ label: 'dome' });
  const front = new Container({ label: 'sun' });
  const shell = new Graphics();
  const lines = new Graphics();
  const compass = createCompass(context);
  const legend = createLegend(context);
  back.addChild(lines, legend.root, compass.root);
  const sun = createSun();
  front.addChild(sun.root);
  let view: DomeView = { centre: { x: 0, y: 0 }, radius: 1, ahead: [0, 1] };
  let drawn = '';
  let today: readonly Point[] = [];
  return {
    ground: shell,
    back,
    front,
    get at() {
      return sun.root.position;
    },
    lay(next, corner, { small }) {
      view = next;
      drawn = '';
      drawShell(shell, view, theme);
      compass.lay(view, small);
      legend.lay(corner, small);
      sun.root.scale.set(Math.max(0.75, view.radius / 280));
    },
    arcs(values, key) {
      if (key === drawn) return;
      drawn = key;
      today = drawArcs(lines, view, values, arcColours(theme));
    },
    sun(height, azimuth) {
      const { x, y } = seen(view, ...onDome(height, azimuth));
      sun.root.position.set(x, y);
      sun.rise(height);
    },
    nearest(point) {
      let [best, least] = [0, Number.POSITIVE_INFINITY];
      today.forEach(({ x, y }, n) => {
        const far = (x - point.x) ** 2 + (y - point.y) ** 2;
        if (far < least) [best, least] = [n, far];
      });
      return best / 4;
    },
  };
}
