/** One-step growth: the culture as it is in the tube, the tube in its bath, dilutions, the last plate, and the curve on paper. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import { createMicropipette } from '../../kit/glassware/micropipette';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCultureView } from './culture-view';
import { BOTTLE, createDilutionBench, RACK_BOX, RACK_TUBES, TUBE_BOX, tubeAt } from './dilution-bench';
import { createOneStepChart } from './one-step-chart';
import { createPhageSection, phageShapes } from './phage-shapes';
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

/** 10⁻ᵈ. */
const power = (exponent: number): string =>
  `10${exponent === 0 ? '' : '⁻'}${[...String(exponent)].map((digit) => RAISED[Number(digit)] ?? '').join('')}`;

export const createScene: CreateScene<'viral_lytic_cycle'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'one-step growth' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const culture = createCultureView(context);
  const bench = createDilutionBench(context);
  const plate = createPlaquePlate(context);
  const chart = createOneStepChart(context);
  const section = createPhageSection(context);
  const pipette = createMicropipette(context, PIPETTE_LENGTH).root;
  section.root.visible = false;
  const shapes = phageShapes();
  root.once('destroyed', () => shapes.destroy());
  const chip = new Graphics()
    .circle(0, 0, 22)
    .fill({ color: theme.housing, alpha: 0.95 })
    .stroke({ width: 1.5, color: theme.housingEdge });
  const sample = new Graphics({ context: shapes.of('unknown').full });
  sample.scale.set(1.9);
  root.addChild(room.root, culture.root, chip, sample, section.root, bench.root, plate.root, chart.root, pipette);

  let exponent = 0;
  const send = (): void => context.dispatch({ do: 'plate', value: exponent });
  const choose = (next: number): void => {
    exponent = next;
    rackHandle.update(next);
    home();
    context.redraw();
  };
  const look = context.handle({
    role: 'toggle',
    name: 'A phage, enlarged',
    hint: 'Shows its parts.',
    grip: 'press',
    pressed: false,
    toggle(pressed) {
      section.root.visible = pressed;
      look.update(pressed);
      context.redraw();
    },
  });
  const dilute = context.actionHandle('dilute', { grip: 'press' });
  const rackHandle = context.handle({
    role: 'slider',
    name: 'Dilution that is plated',
    hint: 'Which tube of the rack the pipette draws from.',
    grip: 'x',
    min: 0,
    max: RACK_TUBES - 1,
    step: 1,
    value: exponent,
    format: power,
    set: choose,
    drag: (point, start, value) => value + (point.x - start.x) / ((tubeAt(1).x - tubeAt(0).x) * bench.scale),
    tap: (point) => {
      const first = bench.at(tubeAt(0)).x;
      const pitch = bench.at(tubeAt(1)).x - first;
      choose(Math.min(RACK_TUBES - 1, Math.max(0, Math.round((point.x - first) / pitch))));
    },
  });
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

  function plateWords({ view }: CycleFrame): string {
    const { last } = view;
    if (last === null) return 'no plate yet';
    const way = last.chloroform ? `${power(last.dilution)}, chloroform` : power(last.dilution);
    return `${way}: ${last.countable ? `${last.count} plaques` : 'TNTC'}`;
  }

  return {
    root,
    resize(stage) {
      arrange(ARRANGEMENT[stage.layout], { culture, bench, plate, chart }, inset(stageBox(stage), 14, 16), stage.type);
      room.resize(stage, stage.height * BENCH_AT[stage.layout]);
      pipette.scale.set(bench.scale);
      home();
      const { middle, radius } = plate;
      carried.aim([{ x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius }]);
      const box = (of: { x: number; y: number; width: number; height: number }) => {
        const at = bench.at(of);
        return [at.x, at.y, of.width * bench.scale, of.height * bench.scale] as const;
      };
      dilute.place(...box(TUBE_BOX));
      rackHandle.place(...box(RACK_BOX));
      chloroform.place(
        ...box({
          x: BOTTLE.x - BOTTLE.width / 2,
          y: BOTTLE.y - BOTTLE.height,
          width: BOTTLE.width,
          height: BOTTLE.height,
        }),
      );
      const { field } = culture;
      const at = { x: field.x + field.width - 30, y: field.y + 30 };
      look.place(at.x - 22, at.y - 22, 44, 44);
      chip.position.set(at.x, at.y);
      sample.position.set(at.x, at.y + 16);
      const wide = Math.min(field.width - 16, stage.type.small * 14);
      const high = Math.min(field.height - 16, wide * 1.02);
      section.lay({ x: field.x + 8, y: field.y + 8, width: wide, height: high }, stage.type);
    },
    draw(frame, now) {
      const { view, fields, params, hidden } = frame;
      const secret = hidden.has('phage');
      const form = secret ? 'unknown' : params.phage;
      // Cells and phages that are drawn can be counted.
      const counted = !(hidden.has('density') || hidden.has('moi'));
      sample.context = shapes.of(form).full;
      section.set(form);
      culture.draw({
        form,
        cells: fields.cells,
        count: counted ? view.cells : 0,
        free: counted ? view.free : 0,
        covered: counted
          ? ''
          : 'Cells and phages are not shown, as they could be counted. Find their numbers by plating.',
        injects: INJECTS * view.eclipse,
        minutes: view.minutes,
        words: secret ? 'Culture' : `${view.stage.charAt(0).toUpperCase()}${view.stage.slice(1)}`,
        clock: `${view.minutes.toFixed(1)} min`,
      });
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
    describe(frame) {
      const { view, hidden } = frame;
      const infected = view.infected < 0.05 ? 'no infected cells' : `${view.infected.toFixed(1)} infected`;
      const numbers =
        hidden.has('density') || hidden.has('moi')
          ? 'what is in the tube is found by plating'
          : `${view.cells} cells are seen, ${infected}, with ${Math.round(view.free)} free phages`;
      const stage = hidden.has('phage') ? '' : ` Stage: ${view.stage}.`;
      const tube = view.tube === 0 ? 'undiluted' : `diluted to ${power(view.tube)}`;
      return `After ${view.minutes.toFixed(1)} minutes ${numbers}.${stage} The tube is ${tube}. Last plate: ${plateWords(frame)}. Plates so far: ${view.plates}.`;
    },
    destroy: () => root.destroy({ children: true }),
  };
};
