/** A pendulum tester in its cage, the bath beside it, a camera over the anvils, and the sheet on which bars are plotted. */
import { Container, Graphics } from 'pixi.js';
import type { Box, CreateScene, Frame } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { points, rule } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  arrange,
  type Arrangements,
  boxOf,
  column,
  fitDrawing,
  grow,
  inset,
  type Placed,
  placeHandle,
  row,
  spaced,
  stageRoom,
  type Stand,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { drawCard } from '../../kit/words/paper-sheet';
import { BAR_TONES, COVERED, rimeAt } from './bar-tones';
import { ANVIL, createCharpyMachine, MACHINE, PIVOT } from './charpy-machine';
import { BATH, BATH_MOUTH, bathLiquid, createCoolingBath } from './cooling-bath';
import { createFractureView } from './fracture-view';

type CharpyFrame = Frame<'charpy_impact'>;

const ARRANGEMENT: Arrangements<'machine' | 'bath' | 'control' | 'camera' | 'chart'> = {
  wide: spaced(
    18,
    row(
      grow(47, 'machine'),
      grow(
        53,
        spaced(
          10,
          column(
            grow(60, row(grow(46, 'chart'), grow(54, 'camera'))),
            grow(40, row(grow(58, 'bath'), grow(42, 'control'))),
          ),
        ),
      ),
    ),
  ),
  tall: spaced(
    8,
    column(
      grow(
        60,
        spaced(8, row(grow(58, 'machine'), grow(42, spaced(6, column(grow(1.25, 'camera'), grow(1, 'chart')))))),
      ),
      grow(36, row(grow(56, 'bath'), grow(44, 'control'))),
    ),
  ),
};
const LATCHED_DISC = { x: PIVOT.x - 75, y: PIVOT.y - 130, radius: 34 } as const;
/** The rise of a bar on its way, of the distance. */
const ARC = 0.35;
const CURVE_POINTS = 60;
const RANGE = [-200, 200] as const;

export const createScene: CreateScene<'charpy_impact'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'Charpy impact' });
  const workshop = createRoom(context, { kind: 'workshop' });
  const machine = createCharpyMachine(context);
  const bath = createCoolingBath(context);
  const camera = createFractureView(context);
  const control = createInstrument(context, {
    form: 'bench',
    title: 'Bath',
    display: { rows: [{ unit: '°C', widest: '−000' }], note: true },
    knobs: [{ input: 'temperature', print: '' }],
  });
  const sheet = new Graphics({ label: 'sheet' });
  const chart = createChart(context, {
    ground: 'none',
    x: { label: 'Temperature of the bar', short: 'T', unit: '°C', domain: RANGE },
    y: { label: 'Absorbed energy', short: 'K', unit: 'J' },
    marks: {
      asked: rule({ along: 'y', colour: 'green', dashed: true }),
      curve: line({ colour: 'orange', width: 2.2, points: 'changes' }),
      bars: points({ colour: 'sky', radius: 3.6 }),
      words: corner({ at: 'above' }),
    },
  });
  const energies = growingDomain({ least: [0, 50] });
  const tongs = new Container({ label: 'tongs' });
  const grip = new Graphics()
    .poly([-2, -4, -46, -26, -48, -21, -4, 1])
    .fill(theme.metal[1])
    .poly([-2, 4, -46, -10, -48, -5, -4, 6])
    .fill(theme.metal[2]);
  const carried = new Graphics().rect(-6, -6, 12, 12).fill(0xffffff);
  tongs.addChild(grip, carried);
  root.addChild(workshop.root, sheet, chart.root, machine.root, bath.root, camera.root, control.root, tongs);

  const handles = {
    hammer: [
      context.actionHandle('release', { name: 'Hammer: release it', grip: 'press' }),
      context.actionHandle('free_swing', { name: 'Hammer: free swing', grip: 'press' }),
    ],
    bath: [
      context.actionHandle('cool', { name: 'Bath: lay a bar in', grip: 'press' }),
      context.actionHandle('place', { name: 'Bar: place it on the anvils', grip: 'press' }),
    ],
    camera: [context.actionHandle('inspect_fracture', { name: 'Camera: the fracture', grip: 'press' })],
  } as const;

  let stand: Stand = { x: 0, y: 0, scale: 1 };
  let tub: Stand = stand;
  const parts = {
    machine: {
      lay(box: Box, type) {
        stand = fitDrawing(machine.root, box, MACHINE);
        machine.letters(type.small / stand.scale);
      },
    } satisfies Placed,
    bath: {
      lay(box: Box) {
        tub = fitDrawing(bath.root, box, BATH);
      },
    } satisfies Placed,
    control,
    camera,
    chart: {
      root: chart.root,
      lay(box, type) {
        drawCard(sheet, box, theme);
        chart.lay(inset(box, 10), type);
      },
    } satisfies Placed,
  };
  const pathX = new Float64Array(CURVE_POINTS);
  const pathY = new Float64Array(CURVE_POINTS);
  let counted = -1;

  function drawChart({ view, hidden }: CharpyFrame): void {
    const known = !hidden.has('temperature');
    const { points: bars, fit } = view;
    if (bars.length < counted) energies.reset();
    counted = bars.length;
    let most = 0;
    for (const { k } of bars) most = Math.max(most, k);
    chart.domain({ y: energies.hold(0, most) });
    const shown = known ? bars : [];
    chart.marks.bars.columns(
      shown.map(({ t }) => t),
      shown.map(({ k }) => k),
      shown.length,
    );
    chart.marks.asked.set(27);
    for (let n = 0; n < CURVE_POINTS; n++) {
      const t = RANGE[0] + (n / (CURVE_POINTS - 1)) * (RANGE[1] - RANGE[0]);
      pathX[n] = t;
      pathY[n] =
        fit && known
          ? (fit.upper + fit.lower) / 2 + ((fit.upper - fit.lower) / 2) * Math.tanh((t - fit.t0) / fit.c)
          : Number.NaN;
    }
    chart.marks.curve.columns(pathX, pathY, fit && known ? CURVE_POINTS : 0);
    chart.marks.words.set(view.missing > 0 ? `${view.missing} more` : fit ? '27 J' : 'no curve');
  }

  return {
    root,
    resize(stage) {
      arrange(ARRANGEMENT[stage.layout], parts, stageRoom(stage, 14, 22), stage.type);
      const { x, y, radius } = LATCHED_DISC;
      const disc = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
      for (const handle of handles.hammer) placeHandle(handle, boxOf(stand, disc));
      for (const handle of handles.bath) placeHandle(handle, boxOf(tub, { x: 30, y: 36, width: 130, height: 110 }));
      for (const handle of handles.camera) placeHandle(handle, camera.pane);
      tongs.scale.set(Math.min(stand.scale, tub.scale * 1.4));
      workshop.resize(stage, stand.y + MACHINE.height * stand.scale * 0.9, [
        { ...boxOf(stand, { x: 200, y: 402, width: 360, height: 120 }), tone: theme.housing },
        boxOf(tub, { x: 95, y: BATH.height, width: 170, height: 110 }),
      ]);
    },

    draw(frame, wall) {
      const { view, params, shown, hidden } = frame;
      const covered = hidden.has('material');
      const tone = covered ? COVERED : BAR_TONES[params.material];
      const { bar, broken, stage } = view;
      const rime = bar ? rimeAt(bar.temperature) : 0;
      machine.set({
        angle: view.angle,
        pointer: view.pointer,
        capacity: Number(params.hammer),
        bar: bar?.at === 'anvil' ? tone : null,
        rime,
        flown: broken && view.sinceBlow !== null && bar?.at !== 'anvil' ? view.sinceBlow : null,
        halves: tone,
        stopped: broken?.stopped ?? false,
      });
      bath.set(hidden.has('temperature') ? 20 : view.bath, bar?.at === 'bath' ? tone : null, rime, wall);
      camera.set({
        lies: bar?.at === 'anvil',
        tone,
        rime: Math.round(rime * 20) / 20,
        broken: broken && {
          stopped: broken.stopped,
          shear: broken.shear,
          expansion: broken.expansion ?? 0.3,
          energy: broken.energy,
          width: Number(broken.width),
          notch: broken.notch === 'V 2 mm' ? 2 : 5,
          dull: !covered && broken.material === 'Grey cast iron',
        },
        face: view.inspected,
        words:
          broken && view.inspected
            ? `torn ${shown.shear_fracture.text} %`
            : broken
              ? `${shown.absorbed_energy.text} J`
              : '',
      });
      tongs.visible = bar?.at === 'tongs';
      if (tongs.visible) {
        const way = view.transferred;
        const from = { x: tub.x + BATH_MOUTH.x * tub.scale, y: tub.y + BATH_MOUTH.y * tub.scale };
        const to = { x: stand.x + (ANVIL.x + 6) * stand.scale, y: stand.y + ANVIL.y * stand.scale };
        const rise = ARC * Math.abs(to.x - from.x) * Math.sin(way * Math.PI);
        tongs.position.set(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way - rise);
        tongs.scale.x = -Math.abs(tongs.scale.y);
        carried.tint = rime > 0.3 ? 0xf2f7fb : tone;
      }
      const latched = stage === 'latched';
      const onAnvil = bar?.at === 'anvil';
      handles.hammer[0].enable(latched && onAnvil);
      handles.hammer[1].enable(latched && !onAnvil);
      handles.bath[0].enable(bar === null);
      handles.bath[1].enable(bar?.at === 'bath' && view.soaking === null && latched);
      handles.camera[0].enable(broken !== null && !broken.stopped);
      control.set(0, hidden.has('temperature') ? '–' : String(params.temperature).replace('-', '−'));
      control.note(
        view.soaking !== null
          ? `soaking ${Math.round(view.soaking * 100)} %`
          : bar
            ? `bar ${shown.specimen_temperature.text} °C`
            : 'no bar',
      );
      drawChart(frame);
    },

    describe({ view, params, shown, hidden }) {
      const { bar, broken, stage } = view;
      const places = {
        bath: 'lies in the bath',
        tongs: 'is on its way in the tongs',
        anvil: 'lies on the anvils',
      } as const;
      const sentences = [
        {
          latched: 'The hammer hangs in its latch at 150°.',
          falling: 'The hammer falls.',
          rising: 'The hammer rises on the other side.',
          braking: 'The hammer is braked.',
          lifting: 'The hammer is lifted back to its latch.',
        }[stage],
        ...(hidden.has('temperature')
          ? []
          : [`The bath of ${bathLiquid(params.temperature)} has ${params.temperature} °C.`]),
        bar
          ? `A bar ${places[bar.at]}; it has ${shown.specimen_temperature.text} °C.`
          : 'No bar is cooled or laid ready.',
      ];
      if (broken && !bar)
        sentences.push(
          broken.stopped
            ? 'The hammer was stopped by the bar, which is bent round its striker.'
            : `The last bar broke with ${shown.absorbed_energy.text} J; ${shown.shear_fracture.text} % of its face are torn, the rest is bright and flat. ${shown.valid.text}.`,
        );
      sentences.push(
        view.points.length > 0
          ? `The sheet has ${view.points.length} bars of this kind${view.fit ? ' and a curve through them' : ''}.`
          : 'The sheet is empty.',
      );
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
