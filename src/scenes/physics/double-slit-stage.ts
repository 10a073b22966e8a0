/** Young's experiment: laser, slide and screen on a rail, the screen from the front, and the photometer's trace. */
import { Container, Graphics } from 'pixi.js';
import type { LightView } from '../../../engine/physics/wave-interference';
import type { Frame, Handle, Point, SceneContext, StageSize } from '../contract';
import { createAxis } from '../kit/axis';
import { createCallout } from '../kit/callout';
import { createDoubleSlitSlide } from '../kit/double-slit-slide';
import { createFringeScreen } from '../kit/fringe-screen';
import { createLaser } from '../kit/laser';
import { lightColour } from '../kit/light-colour';
import { createRuler } from '../kit/ruler';
import { acrossGradient, contactShadow, metalDown, mix, screen } from '../kit/shading';
import { createTraceLine } from '../kit/trace-line';
import type { WaveApparatus } from './wave-apparatus';

type WaveFrame = Frame<'wave_interference'>;

interface Layout {
  readonly laserX: number;
  readonly slideX: number;
  /** Stage units of 1 m on the rail, the beam's height and the rail's. */
  readonly metre: number;
  readonly beamY: number;
  readonly railY: number;
  /** Stage units of 1 mm on the screen, its upper left, and its height. */
  readonly mm: number;
  readonly screen: Point;
  readonly screenHeight: number;
  readonly rulerY: number;
  readonly trace: { readonly y: number; readonly height: number };
  readonly slide: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    laserX: 168,
    slideX: 226,
    metre: 216,
    beamY: 126,
    railY: 190,
    mm: 20,
    screen: { x: 58, y: 262 },
    screenHeight: 70,
    rulerY: 344,
    trace: { y: 392, height: 106 },
    slide: { x: 746, y: 256, width: 176, height: 150 },
  },
  narrow: {
    laserX: 132,
    slideX: 172,
    metre: 144,
    beamY: 106,
    railY: 148,
    mm: 13.2,
    screen: { x: 18, y: 202 },
    screenHeight: 50,
    rulerY: 262,
    trace: { y: 318, height: 50 },
    slide: { x: 462, y: 196, width: 168, height: 104 },
  },
};

const POINTS = 512;
const HALF_WIDTH = 16;
const RULER_MM = 30;
/** The slide is drawn this many stage units to the millimetre. */
const SLIDE_SCALE = 112;
const SCREEN_HALF = 46;
const GREY = 0x9aa7b4;
const ROOMY_PIXEL = 1.2;

export function createDoubleSlitStage(context: SceneContext<'wave_interference'>): WaveApparatus {
  const { theme } = context;
  const root = new Container({ label: 'double slit stage' });
  let layout: Layout = LAYOUTS.wide;
  let pixel = 1;
  let frame: WaveFrame | null = null;
  let rulerAt: Point = { x: 0, y: 0 };
  let distance = 1;
  /** Whether there is room for sentences. */
  let wordy = true;

  // ------------------------------------------------------------ parts
  const rail = new Graphics();
  const railScale = createAxis(context, { side: 'bottom', colour: theme.inkSoft, size: 12, unit: 'm' });
  const laser = createLaser(context, 60);
  const fan = new Graphics();
  const holder = new Graphics();
  const carriage = new Container({ label: 'screen on its carriage' });
  const board = new Graphics();
  const spot = new Graphics();
  carriage.addChild(contactShadow(theme, 70, 12), board, spot);
  const fringes = createFringeScreen(context, POINTS);
  const trace = new Container({ label: 'photometer' });
  const traceBack = new Container();
  const traceLine = createTraceLine(context, POINTS, 2, theme.screenGlow);
  const across = createAxis(context, { side: 'bottom', colour: theme.inkSoft, size: 12, unit: 'mm' });
  const up = createAxis(context, { side: 'left', colour: theme.inkSoft, size: 12, unit: '' });
  trace.addChild(traceBack, traceLine.root, across.root, up.root);
  const slide = createDoubleSlitSlide(context);
  const slideText = context.text({ size: 13, mono: true, colour: theme.ink, anchor: [0.5, 0] });
  const slideTitle = context.text({
    text: 'Slide, close up',
    size: 13,
    weight: '600',
    colour: theme.inkSoft,
    anchor: [0.5, 1],
  });
  const lightText = context.text({ size: 13, mono: true, colour: theme.ink, anchor: [0.5, 1] });
  const distanceText = context.text({ size: 13, mono: true, colour: theme.ink, anchor: [0.5, 1] });
  const traceTitle = context.text({ text: 'Photometer', size: 12, colour: theme.screenGlow, anchor: [0, 0] });
  const ruler = createRuler(context, 'mm');
  const message = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(
    rail,
    railScale.root,
    fan,
    holder,
    laser.root,
    carriage,
    fringes.root,
    trace,
    traceTitle,
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
  const middle = (): Point => ({ x: layout.screen.x + HALF_WIDTH * layout.mm, y: layout.rulerY });
  const handles = {
    laser: context.handle({
      role: 'toggle',
      name: 'Laser',
      hint: 'Switches the light on and off.',
      pressed: false,
      toggle: (on) => context.dispatch({ do: 'drive', value: on ? 1 : 0 }),
    }),
    screen: context.handle({
      role: 'slider',
      name: 'Screen on the rail',
      hint: 'Drag or use the arrow keys to change its distance from the slits.',
      min: 0.5,
      max: 3,
      step: 0.05,
      value: 1,
      format: (value) => `${value.toFixed(2)} m from the slits`,
      set(value) {
        distance = value;
        context.dispatch({ do: 'screen_distance', value });
      },
      drag: (point, start, from) => from + (point.x - start.x) / layout.metre,
    }),
    slits: context.handle({
      role: 'slider',
      name: 'Separation of the slits',
      hint: 'Drag or use the arrow keys; click it or press Enter to cover slit 2.',
      keys: { Enter: coverSlit },
      min: 1,
      max: 10,
      step: 0.5,
      value: 3,
      format: (value) => `${(value / 10).toFixed(2)} mm`,
      set: (value) => context.setInput('separation', value),
      drag(point, start, from) {
        const side = start.x >= layout.slide.x + layout.slide.width / 2 ? 1 : -1;
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
        x: from.x + (point.x - start.x) / layout.mm,
        y: from.y - (point.y - start.y) / layout.mm,
      }),
    }),
  } as const;
  const always: readonly Handle[] = Object.values(handles);

  const setText = (text: { text: string }, value: string): void => {
    if (text.text !== value) text.text = value;
  };
  /** The colour of a light would tell its frequency. */
  const colourOf = (v: LightView, hidden: ReadonlySet<string>): number =>
    hidden.has('frequency') ? GREY : (lightColour(v.wavelength) ?? GREY);

  return {
    root,
    show(visible) {
      root.visible = visible;
      for (const handle of always) handle.enable(visible);
    },
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      ({ pixel } = stage);
      const { laserX, slideX, metre, beamY, railY, mm, screen: corner, screenHeight, trace: t, slide: s } = layout;
      const text = Math.max(12, 12 * pixel);
      const far = slideX + 3 * metre;
      rail
        .clear()
        .roundRect(laserX - 134, railY + 5, far - laserX + 190, 12, 4)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
        .roundRect(laserX - 138, railY, far - laserX + 190, 10, 4)
        .fill(metalDown(theme));
      railScale.root.position.set(slideX, railY + 14);
      railScale.lay(3 * metre, 0, 3, Math.max(100, text * 5));
      laser.root.position.set(laserX, beamY);
      laser.root.scale.set((railY - beamY) / 64);
      laser.reach((slideX - laserX) / laser.root.scale.x);
      holder
        .clear()
        .rect(slideX - 3, beamY + 24, 6, railY - beamY - 24)
        .fill(theme.metal[2])
        .roundRect(slideX - 4, beamY - 30, 8, 60, 2)
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
        .roundRect(-4.5, -SCREEN_HALF, 9, 2 * SCREEN_HALF, 2)
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
      const width = 2 * HALF_WIDTH * mm;
      fringes.root.position.copyFrom(corner);
      fringes.lay(width, screenHeight);
      trace.position.set(corner.x, t.y);
      for (const child of traceBack.removeChildren()) child.destroy();
      traceBack.addChild(screen(theme, width, t.height, 4));
      traceLine.lay(width, t.height - 6);
      traceLine.root.y = 3;
      across.root.y = t.height + 2;
      across.lay(width, -HALF_WIDTH, HALF_WIDTH, text * 3.4);
      up.root.position.set(-2, t.height - 3);
      up.root.visible = pixel <= ROOMY_PIXEL && stage.layout === 'wide';
      up.lay(t.height - 6, 0, 1, text * 3);
      traceTitle.position.set(corner.x + 10, t.y + 8);
      traceTitle.visible = pixel <= ROOMY_PIXEL && stage.layout === 'wide';
      slide.root.position.set(s.x, s.y);
      slide.lay(s.width, s.height);
      slideTitle.position.set(s.x + s.width / 2, s.y - 8);
      slideTitle.visible = stage.layout === 'wide' && pixel <= ROOMY_PIXEL;
      slideText.position.set(s.x + s.width / 2, s.y + s.height + 12);
      lightText.position.set(laserX - 58, beamY - 26 * laser.root.scale.x - 4);
      ruler.lay({
        unit: mm,
        length: RULER_MM,
        fine: mm / pixel > 12 ? 0.5 : 1,
        middle: 1,
        figure: 5,
      });
      wordy = stage.layout === 'wide';
      message.lay(430);
      message.root.position.set(706, 8);
      handles.laser.place(laserX - 116, beamY - 24, 112, 48);
      handles.slits.place(s.x + 8, s.y + 8, s.width - 16, s.height - 16);
    },
    draw(next) {
      frame = next;
      const { view: v, params, fields } = next;
      if (v.is !== 'light') return;
      const colour = colourOf(v, next.hidden);
      laser.shine(colour, v.driving);
      distance = v.screenDistance;
      handles.screen.update(distance);
      handles.laser.update(v.driving);
      handles.slits.update(params.separation);
      const x = layout.slideX + distance * layout.metre;
      carriage.x = x;
      handles.screen.place(
        x - 20,
        layout.beamY - SCREEN_HALF,
        40,
        2 * SCREEN_HALF + layout.railY - layout.beamY - SCREEN_HALF,
      );
      // Height of the central part of the light on the screen, 40 times as wide as it is long beside.
      const spread = Math.min(SCREEN_HALF, 10 + 11 * distance);
      fan.visible = v.driving;
      fan.tint = colour;
      fan.scale.set(x - layout.slideX - 8, spread);
      spot.visible = v.driving;
      spot.tint = colour;
      spot.scale.y = spread * 1.6;
      fringes.draw(fields.fringes, colour);
      traceLine.draw(fields.fringes, 0, 1);
      slide.set(v.slitSeparation * SLIDE_SCALE, v.slitWidth * SLIDE_SCALE, v.oneSource, v.driving ? colour : 0x59636f);
      // On a small stage there is room for one word only.
      const word = v.message !== null && !wordy ? '\ninvisible' : '';
      setText(slideText, `d ${v.slitSeparation.toFixed(2)} mm\na ${v.slitWidth.toFixed(2)} mm${word}`);
      setText(lightText, next.hidden.has('frequency') ? '? nm' : `${v.wavelength.toFixed(0)} nm`);
      setText(distanceText, `L = ${distance.toFixed(2)} m`);
      distanceText.position.set(x, layout.beamY - SCREEN_HALF - 6);
      const at = middle();
      ruler.root.position.set(at.x + rulerAt.x * layout.mm, at.y - rulerAt.y * layout.mm);
      const half = (RULER_MM / 2) * layout.mm;
      handles.ruler.place(ruler.root.x - half, ruler.root.y, 2 * half, ruler.width);
      handles.ruler.update(rulerAt);
      message.set(wordy ? (v.message ?? '') : '');
    },
    describe({ view: v, params, shown }) {
      if (v.is !== 'light') return '';
      const slits = v.oneSource
        ? `one slit of ${v.slitWidth.toFixed(2)} mm, the other covered`
        : `two slits ${v.slitSeparation.toFixed(2)} mm apart`;
      return [
        `A laser of ${shown.wavelength_nm.text} nm, a slide with ${slits}, and a screen ${v.screenDistance.toFixed(2)} m away.`,
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
