/**
 * The gel bench: tubes and pipette, power supply, tank with the gel, transilluminator, calibration plot. On a narrow
 * stage the gel is followed: tank until the power is off for good, then transilluminator and plot.
 */
import { Container } from 'pixi.js';
import type { CreateScene, Frame, StageSize } from '../contract';
import { acrossGel, createAgaroseGel, GEL } from '../kit/agarose-gel';
import { createAxis } from '../kit/axis';
import { createBackdrop } from '../kit/backdrop';
import { createBenchSupply } from '../kit/bench-supply';
import { createCallout } from '../kit/callout';
import { createElectrophoresisTank } from '../kit/electrophoresis-tank';
import { createIlluminatedButton } from '../kit/illuminated-button';
import { knobTravel } from '../kit/knob';
import { createMicropipette } from '../kit/micropipette';
import { createMicrotubeRack } from '../kit/microtube-rack';
import { createNoteCard } from '../kit/note-card';
import { createSizeCalibrationPlot } from '../kit/size-calibration-plot';
import { createStageButton } from '../kit/stage-button';
import { createWire } from '../kit/wire';
import { fitGel, LAYOUTS, type Layout, PLACES, scaleRoom } from './gel-bench-layout';
import { describeGel, hintOf, keyOf, sizesOf } from './gel-bench-words';
import { createLightSide } from './gel-light-side';

type GelFrame = Frame<'gel_electrophoresis'>;
type View = GelFrame['view'];

const SUPPLY = { width: 162, height: 156 } as const;
const RACK = { width: 128, height: 96 } as const;
const PIPETTE = 104;
const VOLTS = [10, 150] as const;
const KNOB_TRAVEL = 220;
/** Wall milliseconds: pouring the gel, one lane of the loading. */
const POUR_MS = 900;
const LANE_MS = 650;
/** Above so many stage units to a CSS pixel there is room for one size only. */
const CRAMPED = 2.1;
/** Current at which the wires bubble their fastest, mA. */
const FULL_CURRENT = 75;
/** Loading dye in the tubes. */
const SAMPLE = 0x3f3bcf;

const smooth = (t: number): number => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};

const inTank = ({ stage }: View): boolean => stage !== 'stained' && stage !== 'imaged';

export const createScene: CreateScene<'gel_electrophoresis'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'gel electrophoresis' });
  const backdrop = createBackdrop(context);

  // ------------------------------------------------------------ parts
  const wires = [createWire(context, 0x3b4653, 5), createWire(context, 0xc23434, 5)] as const;
  const tankSide = new Container({ label: 'tank' });
  const tank = createElectrophoresisTank(context);
  const gel = createAgaroseGel(context, PLACES);
  gel.tray(true);
  const tankScale = createAxis(context, { side: 'left', colour: theme.scaleInk, size: 12, unit: '' });
  const front = context.text({ size: 13, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  tankSide.addChild(tank.root, tankScale.root, gel.root, front);

  const prepare = new Container({ label: 'preparation' });
  const rack = createMicrotubeRack(context, PLACES.length, RACK.width, RACK.height);
  const pipette = createMicropipette(context, PIPETTE);
  const key = createNoteCard(context, 164, 92);
  const supply = createBenchSupply(context, SUPPLY.width, SUPPLY.height, 'black');
  const power = createIlluminatedButton(context);
  prepare.addChild(rack.root, key.root, supply.root, power.root);

  const sizeSide = new Container({ label: 'sizes' });
  const plot = createSizeCalibrationPlot(context);
  const sizes = createNoteCard(context, 250, 150, true);
  sizeSide.addChild(plot.root, sizes.root);

  const hint = createCallout(context, { size: 13, tone: 'plain' });
  const warning = createCallout(context, { size: 13, tone: 'warning' });

  // ------------------------------------------------------------ what hands do
  const cast = createStageButton(context, {
    label: 'Cast the gel',
    press: () => context.dispatch({ do: 'cast_gel' }),
  });
  const digest = createStageButton(context, {
    label: 'Digest',
    name: 'Tube 3: digest the DNA',
    press: () => context.dispatch({ do: 'digest' }),
  });
  const load = createStageButton(context, {
    label: 'Load',
    name: 'Micropipette: load the samples',
    press: () => context.dispatch({ do: 'load_sample' }),
  });
  const knob = context.handle({
    role: 'slider',
    name: 'Voltage',
    hint: 'Turn the knob of the power supply.',
    min: VOLTS[0],
    max: VOLTS[1],
    step: 5,
    value: 75,
    format: (volts) => `${volts} V`,
    set: (volts) => context.setInput('voltage', Math.round(volts / 5) * 5),
    drag: (point, start, volts) => volts + knobTravel(point, start, KNOB_TRAVEL) * (VOLTS[1] - VOLTS[0]),
  });
  const powerSwitch = context.handle({
    role: 'toggle',
    name: 'Power',
    pressed: false,
    toggle: (on) => context.dispatch({ do: on ? 'start_run' : 'stop_run' }),
  });
  const stain = createStageButton(context, {
    label: 'Stain',
    name: 'Stain the gel',
    press: () => context.dispatch({ do: 'stain_gel' }),
  });
  const light = createLightSide(context);
  const calibrate = createStageButton(context, {
    label: 'Calibrate',
    name: 'Calibrate with the ladder',
    press: () => context.dispatch({ do: 'calibrate' }),
  });

  root.addChild(
    backdrop.root,
    wires[0].root,
    wires[1].root,
    tankSide,
    prepare,
    light.root,
    sizeSide,
    cast.root,
    digest.root,
    load.root,
    stain.root,
    calibrate.root,
    pipette.root,
    hint.root,
    warning.root,
  );

  // ------------------------------------------------------------ drawing
  let layout: Layout = LAYOUTS.wide;
  let stageNow: StageSize | null = null;
  let gelKey = '';
  let plotted = '';
  let shown: View['stage'] | null = null;
  let side: 'tank' | 'light' | null = null;
  let since = Number.NEGATIVE_INFINITY;
  let words = '';
  /** Stage units of a millimetre in the tank. */
  let tankUnit = 1;

  const write = (part: { text: string }, text: string): void => {
    if (part.text !== text) part.text = text;
  };

  /** Gel, scales and line for a gel of this length. */
  function layGel(length: number, agarose: number): void {
    const next = `${length} ${agarose}`;
    if (next === gelKey) return;
    gelKey = next;
    const text = Math.max(12, 12 * (stageNow?.pixel ?? 1));
    const cloud = agarose - 0.5;
    const { tank: t } = layout;
    const room = scaleRoom(text);
    tankUnit = fitGel(length, t.platform[1] - t.platform[0] - 12, t.width - 48 - room);
    const x = t.x + 9 + room + (t.width - 18 - room - GEL.width * tankUnit) / 2 - 4;
    const y = t.y + t.platform[0] + 6;
    gel.lay(tankUnit, length, cloud);
    gel.root.position.set(x, y);
    tankScale.root.position.set(x - 4, y + (GEL.head + length) * tankUnit);
    tankScale.lay(length * tankUnit, length, 0, text * 3);

    light.layGel(length, cloud, text);
    plot.lay(layout.plot.width, layout.plot.height, text, length);
    plotted = ' ';
  }

  function showSide(next: 'tank' | 'light'): void {
    if (next === side) return;
    side = next;
    const both = layout.both;
    const tankShown = both || next === 'tank';
    const lightShown = both || next === 'light';
    tankSide.visible = prepare.visible = pipette.root.visible = tankShown;
    for (const wire of wires) wire.root.visible = tankShown;
    light.root.visible = sizeSide.visible = lightShown;
    knob.enable(tankShown);
    powerSwitch.enable(tankShown);
    calibrate.show(lightShown);
    light.enable(lightShown);
  }

  /** Well by well: the pipette takes from a tube and lets go into its well. */
  function drawLoading(view: View, now: number): void {
    const lanes = PLACES.length;
    const at = (now - since) / LANE_MS;
    const loading = shown === 'loaded' && at < lanes && !reducedMotion;
    const filled = view.stage !== 'loaded' ? 0 : loading ? at : lanes;
    for (let n = 0; n < lanes; n++) gel.fill(n, smooth(1.6 * (filled - n) - 0.6));
    const rest = layout.pipette;
    if (!loading) {
      pipette.root.position.set(rest.x, rest.y);
      pipette.press(0);
      return;
    }
    context.redraw();
    const n = Math.floor(at);
    const t = at - n;
    const mouth = rack.mouth(n);
    const from = {
      x: layout.rack.x + mouth.x * layout.rack.scale,
      y: layout.rack.y + mouth.y * layout.rack.scale + 14,
    };
    const well = {
      x: gel.root.x + acrossGel(PLACES[n] ?? 0) * tankUnit,
      y: gel.root.y + (GEL.head - 0.5) * tankUnit,
    };
    const s = smooth(t / 0.55);
    pipette.root.position.set(from.x + (well.x - from.x) * s, from.y + (well.y - from.y) * s - 46 * s * (1 - s));
    pipette.press(t < 0.2 ? 1 - t / 0.2 : t > 0.6 ? smooth((t - 0.6) / 0.3) : 0);
  }

  function drawTank({ view, params }: GelFrame, now: number): void {
    const { stage } = view;
    const here = inTank(view) && stage !== 'empty';
    const pouring = stage === 'cast' && !reducedMotion ? smooth((now - since) / POUR_MS) : 1;
    gel.set(here ? Math.max(0.02, pouring) : 0);
    if (here && pouring < 1) context.redraw();
    gel.comb(stage === 'cast' || !here);
    const moving = stage === 'running' || stage === 'stopped';
    drawLoading(view, now);
    if (moving) {
      for (const dye of ['bromophenolBlue', 'xyleneCyanol'] as const) {
        const { distances, sigma } = view.dyes[dye];
        distances.forEach((distance, n) => gel.dye(dye, n, distance, sigma));
      }
    } else gel.hideDyes();
    tank.bubble(stage === 'running' ? Math.min(1, view.milliampere / FULL_CURRENT) : 0, now);
    supply.set(String(params.voltage), 'V', (params.voltage - VOLTS[0]) / (VOLTS[1] - VOLTS[0]));
    knob.update(params.voltage);
    const current = `${view.milliampere.toFixed(0)} mA`;
    power.set(stage !== 'running' ? 'Power off' : layout.both ? `Power on: ${current}` : current, stage === 'running');
    powerSwitch.update(stage === 'running');
    for (let n = 0; n < PLACES.length; n++) rack.fill(n, SAMPLE, stage === 'empty' || stage === 'cast' ? 1 : 0.55);
  }

  function drawSizes(frame: GelFrame): void {
    const { view, fields } = frame;
    const { calibration } = view;
    const next = calibration ? `${gelKey} ${calibration.r2} ${view.revealed}` : '';
    if (next !== plotted) {
      plotted = next;
      const unknown =
        calibration?.monotone && calibration.unknown !== null
          ? { distance: calibration.unknown, ...calibration.monotone }
          : null;
      plot.draw(calibration ? { points: calibration.bands, curves: fields.curves, unknown } : null);
    }
    sizes.set(layout.both ? 'Unknown, lane 4, in bp' : '', sizesOf(frame, (stageNow?.pixel ?? 1) > CRAMPED));
    calibrate.show((layout.both || side === 'light') && !calibration);
    calibrate.enable(view.stage === 'imaged');
  }

  return {
    root,
    resize(stage) {
      stageNow = stage;
      layout = LAYOUTS[stage.layout];
      gelKey = '';
      plotted = ' ';
      side = null;
      words = '';
      backdrop.resize(stage, null);
      const { tank: t, rack: r, supply: s, plot: p, card, key: k, power: o } = layout;
      tank.root.position.set(t.x, t.y);
      tank.lay(t.width, t.height, t.platform);
      front.position.set(t.x + t.width / 2, t.y + t.height - 16);
      rack.root.position.set(r.x, r.y);
      rack.root.scale.set(r.scale);
      pipette.root.scale.set(r.scale);
      key.root.visible = k !== null;
      if (k) {
        key.root.position.set(k.x, k.y);
        key.resize(k.width, k.height);
      }
      supply.root.position.set(s.x, s.y);
      supply.root.scale.set(s.scale);
      const at = (x: number, y: number): { x: number; y: number } => ({ x: s.x + x * s.scale, y: s.y + y * s.scale });
      const knobAt = at(supply.knob.x, supply.knob.y);
      const radius = supply.knobRadius * s.scale;
      knob.place(knobAt.x - radius, knobAt.y - radius, 2 * radius, 2 * radius);
      power.root.position.set(o.x, o.y);
      power.lay(o.width, o.height);
      powerSwitch.place(o.x, o.y, o.width, o.height);
      const gap = t.x - layout.gutter;
      wires.forEach((wire, n) => {
        const post = n === 0 ? supply.posts.minus : supply.posts.plus;
        const target = n === 0 ? tank.posts.minus : tank.posts.plus;
        const start = at(post.x, post.y);
        const low = layout.leadY + 6 * n;
        const across = gap + 7 * n;
        wire.along(
          [
            start,
            { x: start.x, y: low },
            { x: across, y: low },
            { x: across, y: t.y + target.y },
            { x: t.x + target.x, y: t.y + target.y },
          ],
          8,
        );
      });
      digest.place(...layout.buttons.digest);
      load.place(...layout.buttons.load);
      cast.place(...layout.buttons.cast);
      stain.place(...layout.buttons.stain);
      calibrate.place(...layout.buttons.calibrate);
      light.lay(layout);
      plot.root.position.set(p.x, p.y);
      sizes.root.position.set(card.x, card.y);
      sizes.resize(card.width, card.height);
      for (const slip of [hint, warning]) {
        slip.lay(layout.slip.width);
        slip.root.position.set(layout.slip.x, layout.slip.y);
      }
    },
    draw(frame, now) {
      const { view, params } = frame;
      const { stage } = view;
      if (stage !== shown) {
        // A scene that is made in the middle of a run shows no beginning.
        since = shown === null ? Number.NEGATIVE_INFINITY : now;
        shown = stage;
      }
      layGel(view.gelLength, params.agarose);
      showSide(inTank(view) ? 'tank' : 'light');
      cast.show((layout.both || side === 'tank') && (stage === 'empty' || !inTank(view)));
      // A small stage shows only what can be done.
      digest.show(layout.both || (side === 'tank' && !view.digested));
      digest.enable(!view.digested);
      load.show(layout.both || (side === 'tank' && (stage === 'empty' || stage === 'cast')));
      load.enable(stage === 'cast' && view.digested);
      stain.show(layout.both || stage === 'stopped');
      stain.enable(stage === 'stopped');
      drawTank(frame, now);
      light.draw(frame, now - since);
      drawSizes(frame);
      key.set('', keyOf(params, view));
      const distance = frame.shown.dye_front.text;
      write(front, stage === 'running' || stage === 'stopped' ? `dye front ${distance} mm` : `${params.buffer}`);
      // A small stage has no room for it beside the plot.
      const message = layout.both || view.calibration === null ? view.message : null;
      const next = message ?? hintOf(frame);
      if (next !== words) {
        words = next;
        warning.set(message ?? '');
        hint.set(message === null ? next : '');
      }
    },
    describe: describeGel,
    destroy: () => root.destroy({ children: true }),
  };
};
