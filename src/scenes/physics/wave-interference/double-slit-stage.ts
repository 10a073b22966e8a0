/** Young's experiment: laser, slide and screen on a rail, the screen from the front, and the photometer's trace. */
import { Container, Graphics } from 'pixi.js';
import type { LightView } from '../../../../engine/physics/wave-interference';
import type { Box, Frame, Handle, Point, SceneContext, TypeSizes } from '../../contract';
import { createAxis } from '../../kit/charts/axis';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createCallout } from '../../kit/words/callout';
import { createDoubleSlitSlide } from './double-slit-slide';
import { createFringeScreen } from './fringe-screen';
import { createLaser } from './laser';
import { lightColour } from '../../kit/paint/light-colour';
import { createRuler } from './ruler';
import { acrossGradient, contactShadow, metalDown, mix } from '../../kit/paint/shading';
import type { WaveApparatus } from './wave-apparatus';

type WaveFrame = Frame<'wave_interference'>;

const ARRANGEMENT: Arrangements<'rail' | 'fringes' | 'photometer' | 'slide'> = {
  wide: column(
    grow(20, 'rail'),
    grow(30, row(grow(70, column(grow(4, 'fringes'), grow(5, 'photometer'))), grow(21, 'slide'))),
  ),
  tall: column(grow(24, 'rail'), grow(14, 'fringes'), 'photometer', grow(11, 'slide')),
};
const MARGIN = 12;
/** From the laser's aperture back to the end of its body, at scale 1, and to the slide, stage units. */
const LASER = { length: 124, height: 64, gap: 50 } as const;
/** Farthest place of the screen, m, and room beyond it, stage units. */
const RAIL = { metres: 3, beyond: 34 } as const;

const POINTS = 512;
const HALF_WIDTH = 16;
const RULER_MM = 30;
/** The slide is drawn this many stage units to the millimetre. */
const SLIDE_SCALE = 112;
const GREY = 0x9aa7b4;
const EMPTY: Box = { x: 0, y: 0, width: 1, height: 1 };

export function createDoubleSlitStage(context: SceneContext<'wave_interference'>): WaveApparatus {
  const { theme } = context;
  const root = new Container({ label: 'double slit stage' });
  let frame: WaveFrame | null = null;
  let rulerAt: Point = { x: 0, y: 0 };
  let distance = 1;
  /** Where the slide stands on the rail, stage units of 1 m on it, heights of beam and rail, half the height of the screen. */
  let rail = { slideX: 0, metre: 1, beamY: 0, railY: 1, half: 1 };
  let railBox = EMPTY;
  let fringeBox = EMPTY;
  let slideBox = EMPTY;
  /** Stage units of 1 mm on the screen, and where the ruler rests. */
  let mm = 1;
  let rest: Point = { x: 0, y: 0 };

  // ------------------------------------------------------------ parts
  const bar = new Graphics();
  const railScale = createAxis(context, { side: 'bottom', colour: theme.inkSoft, size: 12, unit: 'm' });
  const laser = createLaser(context, 60);
  const fan = new Graphics();
  const holder = new Graphics();
  const carriage = new Container({ label: 'screen on its carriage' });
  const board = new Graphics();
  const spot = new Graphics();
  carriage.addChild(contactShadow(theme, 70, 12), board, spot);
  const fringes = createFringeScreen(context, POINTS);
  const screenCase = createScreenCase(context, { form: 'panel', title: 'Photometer' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Place', short: 'y', unit: 'mm', domain: [-HALF_WIDTH, HALF_WIDTH] },
    y: { label: 'Intensity', short: 'I', domain: [0, 1], bare: true },
    marks: { trace: line({ points: 'changes' }) },
  });
  const photometer = new Container({ label: 'photometer' });
  photometer.addChild(screenCase.root, chart.root);
  const slide = createDoubleSlitSlide(context);
  const slideText = context.text({ size: 13, mono: true, colour: theme.ink, anchor: [0, 0.5] });
  const slideTitle = context.text({
    text: 'Slide, close up',
    size: 13,
    weight: '600',
    colour: theme.ink,
    anchor: [0, 0.5],
  });
  const lightText = context.text({ size: 13, mono: true, colour: theme.ink, anchor: [0.5, 1] });
  const distanceText = context.text({ size: 13, mono: true, colour: theme.ink, anchor: [0.5, 1] });
  const ruler = createRuler(context, 'mm');
  const message = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(
    bar,
    railScale.root,
    fan,
    holder,
    laser.root,
    carriage,
    fringes.root,
    photometer,
    slide.root,
    slideText,
    slideTitle,
    lightText,
    distanceText,
    ruler.root,
    message.root,
  );

  // ------------------------------------------------------------ handles
  const view = (): LightView | null => (frame?.view.is === 'light' ? frame.view : null);
  const coverSlit = (): void => context.dispatch({ do: 'one_source', value: view()?.oneSource ? 0 : 1 });
  const handles = {
    laser: context.actionHandle('drive', { name: 'Laser', hint: 'Switches the light on and off.', grip: 'press' }),
    screen: context.actionHandle('screen_distance', {
      name: 'Screen on the rail',
      hint: 'Drag or use the arrow keys to change its distance from the slits.',
      grip: 'x',
      drag: (point, start, from) => from + (point.x - start.x) / rail.metre,
    }),
    slits: context.inputHandle('separation', {
      name: 'Separation of the slits',
      hint: 'Drag or use the arrow keys; click it or press Enter to cover slit 2.',
      grip: 'x',
      keys: { Enter: coverSlit },
      drag(point, start, from) {
        const side = start.x >= slideBox.x + slideBox.width / 2 ? 1 : -1;
        return from + (side * 20 * (point.x - start.x)) / SLIDE_SCALE;
      },
      tap: coverSlit,
    }),
    ruler: context.handle({
      role: 'point',
      name: 'Ruler',
      hint: 'Lay it along the fringes. Arrow keys move it by 0.1 mm.',
      min: { x: -30, y: -6 },
      max: { x: 30, y: 10 },
      step: 0.1,
      value: rulerAt,
      format: ({ x, y }) => `its middle at ${x.toFixed(1)} mm, ${y.toFixed(1)} mm above its rest`,
      set(value) {
        rulerAt = value;
        context.redraw();
      },
      drag: (point, start, from) => ({
        x: from.x + (point.x - start.x) / mm,
        y: from.y - (point.y - start.y) / mm,
      }),
    }),
  } as const;
  const always: readonly Handle[] = Object.values(handles);

  const setText = (text: { text: string }, value: string): void => {
    text.text = value;
  };
  /** The colour of a light would tell its frequency. */
  const colourOf = (v: LightView, hidden: ReadonlySet<string>): number =>
    hidden.has('frequency') ? GREY : (lightColour(v.wavelength) ?? GREY);

  // ------------------------------------------------------------ where things are
  const taken =
    (take: (box: Box) => void) =>
    (box: Box): void =>
      take(box);
  const parts = {
    rail: { lay: taken((box) => (railBox = box)) },
    fringes: { lay: taken((box) => (fringeBox = box)) },
    photometer: {
      root: photometer,
      least: (type: TypeSizes) => screenCase.least(type, chart.least(type)),
      lay(box: Box, type: TypeSizes) {
        screenCase.lay(box, type);
        chart.lay(screenCase.pane, type);
      },
    },
    slide: { lay: taken((box) => (slideBox = box)) },
  } as const;

  function layRail({ small }: TypeSizes): void {
    const { x: left, y: top, width, height } = railBox;
    // Above the screen stands its distance, below the rail its scale.
    const above = small * 1.6;
    const below = small * 1.4 + 24;
    const half = (height - above - below) * 0.4;
    const beamY = top + above + half;
    const railY = top + height - below;
    const size = Math.min(1.2, (railY - beamY) / LASER.height, (width * 0.2) / LASER.length);
    const laserX = left + LASER.length * size;
    const slideX = laserX + LASER.gap * size;
    const metre = (left + width - RAIL.beyond - slideX) / RAIL.metres;
    rail = { slideX, metre, beamY, railY, half };
    bar
      .clear()
      .roundRect(left + 2, railY + 5, width, 12, 4)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
      .roundRect(left - 2, railY, width, 10, 4)
      .fill(metalDown(theme));
    railScale.root.position.set(slideX, railY + 14);
    railScale.lay(RAIL.metres * metre, 0, RAIL.metres, small * 5);
    laser.root.position.set(laserX, beamY);
    laser.root.scale.set(size, (railY - beamY) / 60);
    laser.reach((slideX - laserX) / size);
    lightText.style.fontSize = small;
    lightText.position.set(laserX - 62 * size, beamY - 24 * laser.root.scale.y - 4);
    distanceText.style.fontSize = small;
    holder
      .clear()
      .rect(slideX - 3, beamY + half * 0.5, 6, railY - beamY - half * 0.5)
      .fill(theme.metal[2])
      .roundRect(slideX - 4, beamY - half * 0.65, 8, half * 1.3, 2)
      .fill(
        acrossGradient([
          [0, mix(theme.paper, 0xffffff, 0.4)],
          [1, mix(theme.paper, 0x506070, 0.5)],
        ]),
      )
      .rect(slideX - 4, beamY - 9, 8, 18)
      .fill(0x10151b);
    fan
      .clear()
      .poly([0, 0, 1, -1, 1, 1])
      .fill(
        acrossGradient([
          [0, 0xffffff, 0.75],
          [0.25, 0xffffff, 0.34],
          [1, 0xffffff, 0.12],
        ]),
      );
    fan.position.set(slideX + 4, beamY);
    board
      .clear()
      .rect(-3, 0, 6, railY - beamY)
      .fill(theme.metal[2])
      .roundRect(-20, railY - beamY - 7, 40, 8, 3)
      .fill(metalDown(theme))
      .roundRect(-4.5, -half, 9, 2 * half, 2)
      .fill(
        acrossGradient([
          [0, mix(theme.paper, 0xffffff, 0.6)],
          [0.45, theme.paper],
          [1, mix(theme.paper, 0x405060, 0.6)],
        ]),
      );
    carriage.children[0]?.position.set(4, railY - beamY + 6);
    spot.clear().rect(-6.5, -0.5, 3, 1).fill(0xffffff);
    carriage.y = beamY;
    handles.laser.place(laserX - 116 * size, beamY - 24, 112 * size, 48);
  }

  /** Millimetre for millimetre above the photometer's trace, with the ruler below. */
  function layFringes({ small }: TypeSizes): void {
    const { area } = chart;
    mm = area.width / (2 * HALF_WIDTH);
    const rulerRoom = ruler.width + 14;
    fringes.root.position.set(area.x, fringeBox.y);
    fringes.lay(area.width, fringeBox.height - rulerRoom);
    rest = { x: area.x + area.width / 2, y: fringeBox.y + fringeBox.height - rulerRoom + 8 };
    ruler.lay({ unit: mm, length: RULER_MM, fine: mm > small ? 0.5 : 1, middle: 1, figure: 5 });
  }

  function laySlide(layout: 'wide' | 'tall', { small }: TypeSizes): void {
    const { x, y, width, height } = slideBox;
    const wide = layout === 'wide';
    const size = wide
      ? { width: Math.min(width, 190), height: Math.min(160, height - small * 5.6) }
      : { width: Math.min(width * 0.42, 230), height };
    const at = wide ? { x: x + (width - size.width) / 2, y: y + small * 1.8 } : { x: x + 8, y };
    slide.root.position.set(at.x, at.y);
    slide.lay(size.width, size.height);
    const words = wide ? at.x + 2 : at.x + size.width + 18;
    for (const text of [slideTitle, slideText]) text.style.fontSize = small;
    slideTitle.position.set(words, wide ? y + small * 0.8 : y + height * 0.2);
    slideText.position.set(words, wide ? at.y + size.height + small * 2 : y + height * 0.62);
    slideBox = { ...at, ...size };
    handles.slits.place(at.x + 8, at.y + 8, size.width - 16, size.height - 16);
  }

  return {
    root,
    show(visible) {
      root.visible = visible;
      for (const handle of always) handle.enable(visible);
    },
    resize(stage) {
      const { layout, type } = stage;
      arrange(ARRANGEMENT[layout], parts, inset(stageBox(stage), MARGIN), type);
      layRail(type);
      layFringes(type);
      laySlide(layout, type);
      message.lay(stage.width * 0.6);
      message.root.position.set(fringes.root.x + HALF_WIDTH * mm, fringeBox.y + 6);
    },
    draw(next) {
      frame = next;
      const { view: v, fields } = next;
      if (v.is !== 'light') return;
      const colour = colourOf(v, next.hidden);
      laser.shine(colour, v.driving);
      distance = v.screenDistance;
      handles.screen.update(distance);
      const x = rail.slideX + distance * rail.metre;
      carriage.x = x;
      handles.screen.place(x - 20, rail.beamY - rail.half, 40, rail.half + rail.railY - rail.beamY);
      // Height of the central part of the light on the screen, 40 times as wide as it is long beside.
      const spread = (rail.half * (10 + 11 * distance)) / 46;
      fan.visible = v.driving;
      fan.tint = colour;
      fan.scale.set(x - rail.slideX - 8, spread);
      spot.visible = v.driving;
      spot.tint = colour;
      spot.scale.y = spread * 1.6;
      fringes.draw(fields.fringes, colour);
      // Each of the screen's columns is known at its middle.
      const edge = HALF_WIDTH * (1 - 1 / POINTS);
      chart.marks.trace.even(fields.fringes, -edge, edge);
      slide.set(v.slitSeparation * SLIDE_SCALE, v.slitWidth * SLIDE_SCALE, v.oneSource, v.driving ? colour : 0x59636f);
      setText(slideText, `d ${v.slitSeparation.toFixed(2)} mm\na ${v.slitWidth.toFixed(2)} mm`);
      const found = next.shown.wavelength_nm;
      setText(lightText, found.value === null ? '? nm' : `${found.text} nm`);
      setText(distanceText, `L = ${distance.toFixed(2)} m`);
      distanceText.position.set(
        Math.min(x, railBox.x + railBox.width - distanceText.width / 2),
        rail.beamY - rail.half - 4,
      );
      ruler.root.position.set(rest.x + rulerAt.x * mm, rest.y - rulerAt.y * mm);
      const half = (RULER_MM / 2) * mm;
      handles.ruler.place(ruler.root.x - half, ruler.root.y, 2 * half, ruler.width);
      handles.ruler.update(rulerAt);
      message.set(v.message ?? '');
    },
    describe({ view: v, params, shown }) {
      if (v.is !== 'light') return '';
      const slits = v.oneSource
        ? `one slit of ${v.slitWidth.toFixed(2)} mm, the other covered`
        : `two slits ${v.slitSeparation.toFixed(2)} mm apart`;
      return [
        `A laser${shown.wavelength_nm.value === null ? '' : ` of ${shown.wavelength_nm.text} nm`}, a slide with ${slits}, and a screen ${v.screenDistance.toFixed(2)} m away.`,
        v.driving ? '' : 'The laser is off and the screen dark.',
        v.driving && v.oneSource ? 'The screen shows one broad bright band.' : '',
        v.driving && !v.oneSource
          ? `The screen shows fringes ${shown.fringe_spacing_mm.text} mm apart${params.phase === 180 ? ', with a dark one in the middle' : ''}.`
          : '',
        v.message ?? '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' ');
    },
  };
}
