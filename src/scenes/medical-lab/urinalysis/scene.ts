/** Urinalysis: cup and strip, the chart of the bottle, a refractometer, a centrifuge and the field of the microscope. */
import { Container } from 'pixi.js';
import { CHART, PADS } from '../../../../engine/medical-lab/reagent-strip';
import { FIELD_DIAMETER } from '../../../../engine/medical-lab/urine-sediment';
import type { Box, CreateScene, Frame, TypeSizes } from '../../contract';
import { createBenchCentrifuge } from '../../kit/centrifuge/bench-centrifuge';
import { createStopwatch } from '../../kit/instruments/stopwatch';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createCameraField } from '../../kit/microscope/camera-field';
import { createRoom } from '../../kit/room/room';
import { createRefractometer } from './refractometer';
import { createSedimentPainter } from './sediment-painter';
import { createStripChart } from './strip-chart';
import { createUrineCup } from './urine-cup';

type UrineFrame = Frame<'urinalysis'>;

const ARRANGEMENT: Arrangements<'cup' | 'chart' | 'prism' | 'field' | 'watch' | 'centrifuge'> = {
  wide: spaced(
    14,
    row(
      grow(28, spaced(8, column(grow(24, 'prism'), grow(27, 'cup')))),
      grow(40, 'chart'),
      grow(
        30,
        spaced(10, column(grow(28, 'field'), grow(19, spaced(10, row(grow(10, 'watch'), grow(17, 'centrifuge')))))),
      ),
    ),
  ),
  tall: spaced(
    8,
    column(
      grow(36, spaced(8, row(grow(23, 'chart'), grow(11, spaced(6, column(grow(13, 'cup'), grow(12, 'prism'))))))),
      grow(
        24,
        spaced(8, row(grow(20, 'field'), grow(14, spaced(8, column(grow(11, 'watch'), grow(13, 'centrifuge')))))),
      ),
    ),
  ),
};
const MARGIN = 12;
const PIXELS = 448;
const UM = 1000;
const HIGH = FIELD_DIAMETER.hpf * UM;
const LOW = FIELD_DIAMETER.lpf * UM;
/** Wall ms in which the stage glides to the next field. */
const TRAVEL = 260;

export const createScene: CreateScene<'urinalysis'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'urinalysis' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const cup = createUrineCup(context, () => context.dispatch({ do: 'dip_strip' }));
  const chart = createStripChart(context);
  const prism = createRefractometer(context);
  const centrifuge = createBenchCentrifuge(context);
  const watch = createStopwatch(context);
  const painter = createSedimentPainter();
  const fields = {
    hpf: createCameraField(context, { draw: painter.draw, pixels: PIXELS, diameter: HIGH, bar: 50 }),
    lpf: createCameraField(context, { draw: painter.draw, pixels: PIXELS, diameter: LOW, bar: 200 }),
  } as const;
  const said = context.text({ size: 12, weight: '600', colour: 0xffffff, anchor: [0.5, 0.5], align: 'center' });
  const microscope = new Container({ label: 'microscope field' });
  microscope.addChild(fields.hpf.root, fields.lpf.root, said);
  root.addChild(room.root, prism.root, cup.root, chart.root, microscope, watch.root, centrifuge.root);

  /** The pad that the learner looks at, and the field. */
  let cursor = 0;
  let field = 0;
  let most = 1;
  let from = 0;
  let set = 0;
  let left = Number.NEGATIVE_INFINITY;
  let wallNow = 0;
  const readPad = (n: number): void => {
    cursor = n;
    const pad = PADS[n];
    if (pad) context.dispatch({ do: 'read_pad', value: pad });
    context.redraw();
  };
  const pads = context.handle({
    role: 'slider',
    name: 'Strip: pad to read',
    hint: 'Press a pad to read it now; by keyboard arrows choose, Enter reads.',
    grip: 'none',
    min: 0,
    max: PADS.length - 1,
    step: 1,
    value: 0,
    format: (value) => CHART[PADS[Math.round(value)] ?? 'glucose'].name,
    set(value) {
      cursor = Math.round(value);
      context.redraw();
    },
    drag: (point) => chart.rowAt(point),
    tap: (point) => readPad(chart.rowAt(point)),
    keys: { Enter: () => readPad(cursor) },
  });
  const drop = context.actionHandle('refractometer', { name: 'Prism: put a drop on it', grip: 'press' });
  const spin = context.actionHandle('centrifuge', { name: 'Centrifuge: spin the urine', grip: 'press' });
  const lensAt = (): number => {
    const part = reducedMotion ? 1 : Math.min(1, Math.max(0, (wallNow - left) / TRAVEL));
    return from + (set - from) * part * (2 - part);
  };
  const look = context.handle({
    role: 'slider',
    name: 'Slide: field under the lens',
    hint: 'Drag across to see the other fields of the count.',
    grip: 'x',
    min: 1,
    get max() {
      return most;
    },
    step: 1,
    value: 1,
    format: (value) => `field ${Math.round(value)} of ${most}`,
    set(value) {
      from = lensAt();
      left = wallNow;
      field = Math.min(most, Math.max(1, Math.round(value))) - 1;
      set = field;
      context.redraw();
    },
    drag: (point, start, value) => value - (3 * (point.x - start.x)) / fields.hpf.circle().radius,
  });

  const inField = {
    root: microscope,
    lay(box: Box, type: TypeSizes) {
      fields.hpf.lay(box, type);
      fields.lpf.lay(box, type);
      const { x, y, radius } = fields.hpf.circle();
      said.style.fontSize = type.small;
      said.style.wordWrap = true;
      said.style.wordWrapWidth = radius * 1.5;
      said.position.set(x, y - radius * 0.1);
      look.place(x - radius * 0.8, y - radius * 0.8, radius * 1.6, radius * 1.4);
    },
  };

  function drawField({ view, params }: UrineFrame, wall: number): void {
    wallNow = wall;
    most = Math.max(1, view.fields.length);
    if (field >= most) [field, from, set] = [0, 0, 0];
    look.enable(view.fields.length > 0);
    look.update(field + 1);
    const diameter = view.power === 'hpf' ? HIGH : LOW;
    painter.put({ diameter, fields: view.fields, castKind: view.castKind, seed: params.specimen });
    const at = lensAt();
    const shown = fields[view.power];
    const counted = view.fields.length > 0;
    fields.hpf.root.visible = view.power === 'hpf';
    fields.lpf.root.visible = view.power === 'lpf';
    const sum = view.fields.reduce(
      (total, { red, white, crystals, casts }, n) => total + (n + 1) * (red + 3 * white + 7 * crystals + 11 * casts),
      0,
    );
    const settled = shown.draw(
      {
        drawing: (sum % 1e6) * 2 + (view.power === 'hpf' ? 0 : 1) + params.specimen * 2e6,
        x: at * diameter,
        y: 0,
        diameter,
        spreads: [view.power === 'hpf' ? 0.5 : 1.4],
        grey: counted ? 0.96 : 0.2,
        contrast: 1,
      },
      wall,
    );
    said.text = counted
      ? ''
      : view.spinning !== null
        ? 'The urine is being spun'
        : view.sediment
          ? 'Sediment on the slide: count fields'
          : 'No sediment yet';
    if (!settled || at !== set) context.redraw();
  }

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { cup, chart, prism, field: inField, watch, centrifuge },
        inset(stageBox(stage), MARGIN),
        stage.type,
      );
      const standing = [...cup.standing(), centrifuge.standing()];
      if (stage.layout === 'wide') room.resize(stage, (standing[0]?.y ?? 0) - 40, standing);
      else room.resize(stage, null);
      for (const [part, handle] of [
        [chart.rows(), pads],
        [prism.place(), drop],
        [centrifuge.place(), spin],
      ] as const)
        handle.place(part.x, part.y, part.width, part.height);
    },
    draw(frame, wall) {
      const { view, params, shown, hidden } = frame;
      cup.set({ ...view.urine, label: hidden.has('sample') ? 'Cup' : params.sample }, wall);
      pads.update(cursor);
      chart.set(view.pads, cursor);
      prism.set(view.gravity, view.urine.colour);
      centrifuge.set(
        view.spinning,
        view.spinning === null ? null : view.urine.colour,
        wall,
        reducedMotion || !frame.running,
      );
      watch.set(0, view.dipped ? shown.strip_time.text : '');
      drawField(frame, wall);
    },
    describe({ view, shown, params, hidden }) {
      const { urine } = view;
      const clear = urine.turbidity > 0.5 ? 'cloudy' : urine.turbidity > 0.15 ? 'slightly cloudy' : 'clear';
      const cupWords = `${hidden.has('sample') ? 'The urine' : `The urine of ${params.sample}`} is ${urine.looks} and ${clear}${urine.foam > 0.12 ? ', with foam' : ''}.`;
      const read = PADS.flatMap((pad, n) => {
        const block = view.pads[n]?.block ?? null;
        return block === null ? [] : [`${CHART[pad].name.toLowerCase()} ${shown[pad].text}`];
      });
      const strip = view.dipped
        ? ` The strip was dipped ${shown.strip_time.text} s ago; ${read.length === 0 ? 'no pad is read yet' : `read are ${read.join(', ')}`}.`
        : ' The strip is dry.';
      const prismWords = view.gravity === null ? '' : ` The refractometer shows ${shown.sg_refractometer.text}.`;
      const sediment =
        view.spinning !== null
          ? ' The centrifuge turns.'
          : view.fields.length > 0
            ? ` ${view.fields.length} ${view.power === 'hpf' ? 'high-power' : 'low-power'} fields are counted; red cells per high-power field ${shown.rbc_per_hpf.text}, white cells ${shown.wbc_per_hpf.text}.`
            : '';
      const answer = view.answer ? ` The answer: ${view.answer}.` : '';
      return `${cupWords}${strip}${prismWords}${sediment}${answer}`;
    },
    destroy: () => root.destroy({ children: true }),
  };
};
