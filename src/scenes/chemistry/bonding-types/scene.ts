/** Three kinds of bond: a viewer of lattice and pair, the energy curve below it, and a bench that heats, measures and strikes. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, SceneContext, StageSize, TypeSizes } from '../../contract';
import { createInstrument, type Instrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, type Placed, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createBondTriangle } from './bond-triangle';
import { createBondViewer } from './bond-viewer';
import { createBondingBench, createBondingLeads } from './bonding-bench';
import { createBeadHand, createBenchHands, createViewerHands } from './bonding-hands';
import { LOOKS } from './bonding-looks';
import { describeBonding } from './describe-bonding';
import { createEnergyCurve } from './energy-curve';

type BondFrame = Frame<'bonding_types'>;
type BondContext = SceneContext<'bonding_types'>;

const ARRANGEMENT: Arrangements<'viewer' | 'curve' | 'triangle' | 'supply' | 'bench'> = {
  wide: row(
    grow(0.92, column(grow(1.5, 'viewer'), grow(1, 'curve'))),
    grow(1, column(grow(1, row(grow(1, 'triangle'), grow(0.9, 'supply'))), grow(1.55, 'bench'))),
  ),
  // A phone has the curve in its plot, the triangle in its readings.
  tall: column(grow(0.95, row(grow(2, 'viewer'), grow(1, 'supply'))), grow(1, 'bench')),
};
const MARGIN = { x: 14, top: 14, bottom: 28 } as const;
/** The back edge of the bench, above the foot of what stands on it. */
const BENCH_DEPTH = 84;

/** The source of the voltage, which measures current and temperature, too. */
const createSource = (context: BondContext): Instrument =>
  createInstrument(context, {
    form: 'panel',
    title: 'AC source, 1 kHz',
    display: {
      rows: [
        { unit: 'V~', widest: '12.000' },
        { unit: 'A~', widest: '10.00000' },
        { unit: '°C', widest: '3000.0', second: true },
      ],
      note: true,
    },
    knobs: [{ action: 'apply_voltage', print: '' }],
    sockets: [
      { id: 'minus', kind: 'blue' },
      { id: 'probe', kind: 'probe' },
      { id: 'plus', kind: 'red' },
    ],
  });

function drawSource(source: Instrument, { view, shown }: BondFrame): void {
  source.set(0, shown.voltage_v.text);
  source.set(1, shown.current_a.text);
  source.set(2, shown.temperature_c.text);
  source.note(view.limited ? 'current limit' : '', 'warning');
  source.knobs[0]?.turnTo(view.voltage);
}

/** Lets a part tell which box it was given. */
const notedIn = (boxes: Box[], part: Placed): Placed => ({
  ...part,
  lay(box: Box, type: TypeSizes) {
    boxes.push(box);
    part.lay(box, type);
  },
});

export const createScene: CreateScene<'bonding_types'> = (context) => {
  const root = new Container({ label: 'kinds of bond' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const viewer = createBondViewer(context);
  const curve = createEnergyCurve(context);
  const triangle = createBondTriangle(context);
  const supply = createSource(context);
  const bench = createBondingBench(context);
  const leads = createBondingLeads(context, supply, bench);
  root.addChild(room.root, viewer.root, curve.root, triangle.root, supply.root, bench.root, leads.root);
  const viewerHands = createViewerHands(context, viewer);
  const bead = createBeadHand(context, curve, viewerHands.along);
  const benchHands = createBenchHands(context, bench);
  let before = Number.NaN;
  let seen = '';

  function resize(stage: StageSize): void {
    const { width, height } = stageBox(stage);
    const floor = height - MARGIN.bottom;
    const boxes: Box[] = [];
    const parts = {
      viewer: notedIn(boxes, viewer),
      curve: notedIn(boxes, curve),
      triangle: notedIn(boxes, triangle),
      supply,
      bench,
    };
    const free = { x: MARGIN.x, y: MARGIN.top, width: width - 2 * MARGIN.x, height: floor - MARGIN.top };
    arrange(ARRANGEMENT[stage.layout], parts, free, stage.type);
    benchHands.lay();
    bead.enable(curve.root.visible);
    leads.lay(floor + 8, boxes);
    room.resize(stage, floor - BENCH_DEPTH, bench.standing);
    seen = '';
    viewerHands.resize();
  }

  function showCompound(frame: BondFrame): void {
    const { view, fields, hidden } = frame;
    const key = `${view.compound} ${hidden.size}`;
    if (key === seen) return;
    seen = key;
    const look = LOOKS[view.compound];
    const secret = hidden.has('compound');
    bench.show(look);
    viewer.show(look, frame, secret);
    curve.plot(fields.curve, view.curveFrom, view.frame.to);
    const [a, b] = look.chi;
    triangle.set((a + b) / 2, Math.abs(a - b), secret ? null : look.short);
  }

  return {
    root,
    resize,

    draw(frame, now) {
      const seconds = Number.isNaN(before) ? 0 : Math.min(0.1, Math.max(0, (now - before) / 1000));
      before = now;
      showCompound(frame);
      viewerHands.draw(frame, seconds);
      bead.draw(frame);
      bench.draw(frame, now);
      drawSource(supply, frame);
      benchHands.draw(frame);
      if (bench.strike(frame, seconds)) context.redraw();
    },

    describe: describeBonding,
    destroy: () => root.destroy({ children: true }),
  };
};
