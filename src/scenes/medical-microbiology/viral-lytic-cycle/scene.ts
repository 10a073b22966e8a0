/** One-step growth: the culture as it is in the tube, the tube in its bath, dilutions, the last plate, and the curve on paper. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame, Handle, StageContext } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import { createMicropipette } from '../../kit/glassware/micropipette';
import {
  type Arrangements,
  arrange,
  boxOf,
  column,
  grow,
  inset,
  placeHandle,
  row,
  stageBox,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCultureView, type SeenCulture } from './culture-view';
import {
  BOTTLE,
  createDilutionBench,
  type DilutionBench,
  RACK_BOX,
  RACK_TUBES,
  TUBE_BOX,
  tubeAt,
} from './dilution-bench';
import { createEnlargedPhage } from './enlarged-phage';
import { createOneStepChart } from './one-step-chart';
import type { PhageForm } from './phage-shapes';
import { createPlaquePlate } from './plaque-plate';

type CycleFrame = Frame<'viral_lytic_cycle'>;
type Place = 'culture' | 'bench' | 'plate' | 'chart';

const ARRANGEMENT: Arrangements<Place> = {
  wide: row(
    grow(1.12, 'culture'),
    grow(1, column(grow(1, row(grow(1.3, 'bench'), grow(1, 'plate'))), grow(1.06, 'chart'))),
  ),
  tall: column(
    grow(1.1, row(grow(1.45, 'culture'), grow(1, 'plate'))),
    grow(1, row(grow(1, 'bench'), grow(1.1, 'chart'))),
  ),
};
const BENCH_AT = { wide: 0.22, tall: 0.36 } as const;
/** Of plaques, in radii of the agar. */
const PLAQUES = { T4: 0.026, T7: 0.05, 'lambda vir': 0.034 } as const;
const MOST_HOSTS = 1e8;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const INJECTS = 0.1;
const PIPETTE_LENGTH = 104;
const PIPETTE_BOX = { x: -14, y: -112, width: 28, height: 62 } as const;

const BOTTLE_BOX = {
  x: BOTTLE.x - BOTTLE.width / 2,
  y: BOTTLE.y - BOTTLE.height,
  width: BOTTLE.width,
  height: BOTTLE.height,
} as const;

/** 10⁻ᵈ. */
const power = (exponent: number): string =>
  `10${exponent === 0 ? '' : '⁻'}${[...String(exponent)].map((digit) => RAISED[Number(digit)] ?? '').join('')}`;

const formOf = ({ params, hidden }: CycleFrame): PhageForm => (hidden.has('phage') ? 'unknown' : params.phage);

function cultureOf(frame: CycleFrame): SeenCulture {
  const { view, fields, hidden } = frame;
  // Cells and phages that are drawn can be counted.
  const counted = !(hidden.has('density') || hidden.has('moi'));
  return {
    form: formOf(frame),
    cells: fields.cells,
    count: counted ? view.cells : 0,
    free: counted ? view.free : 0,
    covered: counted ? '' : 'Cells and phages are not shown, as they could be counted. Find their numbers by plating.',
    injects: INJECTS * view.eclipse,
    minutes: view.minutes,
    words: hidden.has('phage') ? 'Culture' : `${view.stage.charAt(0).toUpperCase()}${view.stage.slice(1)}`,
    clock: `${view.minutes.toFixed(1)} min`,
  };
}

function plateWords({ view }: CycleFrame): string {
  const { last } = view;
  if (last === null) return 'no plate yet';
  const way = last.chloroform ? `${power(last.dilution)}, chloroform` : power(last.dilution);
  return `${way}: ${last.countable ? `${last.count} plaques` : 'TNTC'}`;
}

function describeCycle(frame: CycleFrame): string {
  const { view, hidden } = frame;
  const infected = view.infected < 0.05 ? 'no infected cells' : `${view.infected.toFixed(1)} infected`;
  const numbers =
    hidden.has('density') || hidden.has('moi')
      ? 'what is in the tube is found by plating'
      : `${view.cells} cells are seen, ${infected}, with ${Math.round(view.free)} free phages`;
  const stage = hidden.has('phage') ? '' : ` Stage: ${view.stage}.`;
  const tube = view.tube === 0 ? 'undiluted' : `diluted to ${power(view.tube)}`;
  return `After ${view.minutes.toFixed(1)} minutes ${numbers}.${stage} The tube is ${tube}. Last plate: ${plateWords(frame)}. Plates so far: ${view.plates}.`;
}

/** Over the rack: which tube the pipette draws from. */
function createRackHandle(context: StageContext, bench: DilutionBench, choose: (exponent: number) => void): Handle {
  return context.handle({
    role: 'slider',
    name: 'Dilution that is plated',
    hint: 'Which tube of the rack the pipette draws from.',
    grip: 'x',
    min: 0,
    max: RACK_TUBES - 1,
    step: 1,
    value: 0,
    format: power,
    set: choose,
    drag: (point, start, value) => value + (point.x - start.x) / ((tubeAt(1).x - tubeAt(0).x) * bench.scale),
    tap: (point) => {
      const first = bench.at(tubeAt(0)).x;
      const pitch = bench.at(tubeAt(1)).x - first;
      choose(Math.min(RACK_TUBES - 1, Math.max(0, Math.round((point.x - first) / pitch))));
    },
  });
}

export const createScene: CreateScene<'viral_lytic_cycle'> = (context) => {
  const root = new Container({ label: 'one-step growth' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const culture = createCultureView(context);
  const bench = createDilutionBench(context);
  const plate = createPlaquePlate(context);
  const chart = createOneStepChart(context);
  const phage = createEnlargedPhage(context);
  const pipette = createMicropipette(context, PIPETTE_LENGTH).root;
  root.addChild(room.root, culture.root, phage.root, bench.root, plate.root, chart.root, pipette);

  let exponent = 0;
  const send = (): void => context.dispatch({ do: 'plate', value: exponent });
  const choose = (next: number): void => {
    exponent = next;
    rackHandle.update(next);
    home();
    context.redraw();
  };
  const dilute = context.actionHandle('dilute', { grip: 'press' });
  const rackHandle = createRackHandle(context, bench, choose);
  const chloroform = context.actionHandle('plate_chloroform', { grip: 'press', value: () => exponent });
  const carried = createCarried(context, pipette, {
    name: context.facts.actions['plate']?.label ?? '',
    hint: 'Drag the pipette from the rack to the plate and let go. Enter plates, too.',
    box: PIPETTE_BOX,
    send,
    drop(at) {
      const { middle, radius } = plate;
      if ((at.x - middle.x) ** 2 + (at.y - middle.y) ** 2 < radius ** 2) send();
    },
  });
  const home = (): void => carried.home(bench.at(tubeAt(exponent)), bench.scale);

  return {
    root,
    resize(stage) {
      arrange(ARRANGEMENT[stage.layout], { culture, bench, plate, chart }, inset(stageBox(stage), 14, 16), stage.type);
      room.resize(stage, stage.height * BENCH_AT[stage.layout]);
      pipette.scale.set(bench.scale);
      home();
      const { middle, radius } = plate;
      carried.aim([{ x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius }]);
      for (const [handle, box] of [
        [dilute, TUBE_BOX],
        [rackHandle, RACK_BOX],
        [chloroform, BOTTLE_BOX],
      ] as const)
        placeHandle(handle, boxOf({ ...bench.at({ x: 0, y: 0 }), scale: bench.scale }, box));
      phage.lay(culture.field, stage.type);
    },
    draw(frame, now) {
      const { view, fields, params, hidden } = frame;
      const secret = hidden.has('phage');
      phage.show(formOf(frame));
      culture.draw(cultureOf(frame));
      bench.set(
        Math.min(1, view.hosts / MOST_HOSTS),
        view.tube === 0 ? 'mixture' : `× ${power(view.tube)}`,
        exponent,
        `plate from ${power(exponent)}`,
      );
      const { last } = view;
      const size = secret ? PLAQUES.T4 : PLAQUES[params.phage];
      const waits = plate.draw(
        last && { look: `${view.plates} ${size}`, places: fields.plaques, count: last.drawn, size },
        plateWords(frame),
        now,
      );
      carried.move(now);
      chart.draw(frame);
      if (waits) context.redraw();
    },
    describe: describeCycle,
    destroy: () => root.destroy({ children: true }),
  };
};
