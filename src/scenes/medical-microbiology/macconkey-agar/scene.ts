/** MacConkey agar: a plate on a lit table with loop and rule, the incubator it comes from, and a cut through a colony. */
import { Container } from 'pixi.js';
import { redShare } from '../../../../engine/medical-microbiology/colony-acid';
import { COLONY_STRIDE, DISH_RADIUS_MM } from '../../../../engine/medical-microbiology/spread-plate';
import type { CreateScene, Frame, Point } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { paintColonies } from '../../kit/petri/colonies';
import { createIncubator } from '../../kit/petri/incubator';
import { createInoculatingLoop, LOOP_BOX } from '../../kit/petri/inoculating-loop';
import type { PetriPlate } from '../../kit/petri/petri-plate';
import { createRoom } from '../../kit/room/room';
import { createPaperSlip } from '../../kit/words/paper-slip';
import { createColonySection } from './colony-section';
import { agarOf, kindsOf, type SeenPlate } from './colony-tones';
import { createPlateTable, RULE_SIZE } from './plate-table';
import { createSteelRule } from './steel-rule';

type AgarFrame = Frame<'macconkey_agar'>;
type Place = 'table' | 'incubator' | 'section' | 'slip';

const ARRANGEMENT: Arrangements<Place> = {
  wide: row(grow(1.26, 'table'), grow(1, column(grow(1.15, 'incubator'), grow(1.3, 'section'), grow(0.85, 'slip')))),
  tall: column(
    grow(1.5, row(grow(1.75, 'table'), grow(1, 'incubator'))),
    grow(1, row(grow(1, 'section'), grow(1.15, 'slip'))),
  ),
};
const BENCH_AT = { wide: 0.36, tall: 0.36 } as const;
/** The rule is divided in millimetres of the large plate at the table's own scale. */
const RULE_MM = 188 / DISH_RADIUS_MM;
const LID_MS = 420;
/** From this hour on a plate is read. */
const READ_FROM = 18;
/** Colonies redden by halves: which are picked as pink ones. */
const PINK_FROM = 0.5;

export const createScene: CreateScene<'macconkey_agar'> = (context) => {
  const root = new Container({ label: 'MacConkey agar' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const table = createPlateTable(context);
  const incubator = createIncubator(context, { title: 'Incubator', knob: 'temperature' });
  const section = createColonySection(context);
  const slip = createPaperSlip(context);
  const loop = createInoculatingLoop(context);
  const rule = createSteelRule(context, RULE_MM);
  root.addChild(room.root, incubator.root, table.root, section.root, slip.root, rule, loop);

  let seen: SeenPlate | null = null;
  let places: Float32Array = new Float32Array();
  let lastKind = 2;
  const pinkOf = (kind: SeenPlate['kinds'][number]): boolean =>
    seen?.agar === 'MacConkey' && redShare(kind.ph) >= PINK_FROM;
  const pick = (which: number): void => {
    lastKind = which;
    context.dispatch({ do: 'pick_colony', value: which });
    context.sound('click');
  };
  const onPlate = ({ x, y }: Point): boolean => {
    const { middle, radius } = table.large;
    return (x - middle.x) ** 2 + (y - middle.y) ** 2 < radius ** 2;
  };
  /** The kind of the colony that lies nearest to where the loop came down. */
  function pickAt(at: Point): void {
    if (!seen || !onPlate(at)) return;
    const { middle, radius } = table.large;
    const [x, y] = [(at.x - middle.x) / radius, (at.y - middle.y) / radius];
    let least = Number.POSITIVE_INFINITY;
    let which = lastKind;
    let n = 0;
    for (const kind of seen.kinds) {
      for (let m = 0; m < kind.count; m++, n++) {
        const away = (x - (places[n * COLONY_STRIDE] ?? 0)) ** 2 + (y - (places[n * COLONY_STRIDE + 1] ?? 0)) ** 2;
        if (away < least) {
          least = away;
          which = pinkOf(kind) ? 1 : 2;
        }
      }
    }
    pick(which);
  }
  const carriedLoop = createCarried(context, loop, {
    name: context.facts.actions['pick_colony']?.label ?? '',
    hint: 'Drag the loop to a colony. Enter picks a pink one and a colourless one by turns.',
    box: LOOP_BOX,
    send: () => pick(lastKind === 1 ? 2 : 1),
    drop: pickAt,
  });
  const measure = (): void => context.dispatch({ do: 'measure_colony' });
  const carriedRule = createCarried(context, rule, {
    name: context.facts.actions['measure_colony']?.label ?? '',
    hint: 'Drag the rule over the plate and let it go. Enter measures a colony.',
    box: { x: 0, y: -RULE_SIZE.height, width: RULE_SIZE.width, height: RULE_SIZE.height },
    send: measure,
    drop: (at) => onPlate(at) && measure(),
  });

  let open = 1;
  let openTo = 1;
  let drawnAt = Number.NaN;
  let ends = '';

  function drawPlate(plate: PetriPlate, of: SeenPlate, at: Float32Array, look: number, now: number): boolean {
    const kinds = kindsOf(of, DISH_RADIUS_MM);
    const state = of.kinds.map(({ count, radius, ph }) => `${count} ${radius.toFixed(2)} ${ph.toFixed(2)}`).join(' ');
    const copy = at.slice();
    return plate.show(`${look} ${state}`, agarOf(of), now, (pen) => paintColonies(pen, kinds, copy, look));
  }

  function drawLid(now: number): void {
    const passed = Number.isNaN(drawnAt) || context.reducedMotion ? LID_MS : Math.min(60, Math.max(0, now - drawnAt));
    drawnAt = now;
    const step = passed / LID_MS;
    open = openTo > open ? Math.min(openTo, open + step) : Math.max(openTo, open - step);
    table.large.lid(open);
    if (open !== openTo) context.redraw();
  }

  function words({ view, shown, hidden }: AgarFrame): readonly [string, string] {
    const { beside, plate, hours } = view;
    const count = Number(shown.colony_count.value ?? 0);
    const coloured = plate.agar === 'MacConkey' && !hidden.has('agar');
    const bare = coloured && count === 0 && beside.kinds.some(({ radius }) => radius > 0);
    const heading =
      count === 0
        ? 'No colonies yet'
        : coloured
          ? `${shown.colony_count.text} colonies, ${shown.pink_count.text} pink`
          : `${shown.colony_count.text} colonies`;
    const measured = shown.measured_diameter_mm.text;
    const lines = [
      ...(hidden.has('agar')
        ? []
        : [bare && hours >= READ_FROM ? 'No growth: bile salts and crystal violet' : shown.lactose_result.text]),
      ...(hours < READ_FROM && count > 0 && coloured ? ['(provisional: read from 18 h on)'] : []),
    ];
    const more = [
      ...(view.measuredAt === null ? [] : [`Rule: ${measured} mm`]),
      ...(shown.picked_tests.value === null ? [] : [`Picked: ${shown.picked_tests.text}`]),
    ];
    return [bare && hours >= READ_FROM ? 'No colonies' : heading, [lines.join(' '), ...more].join('\n')];
  }

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { table, incubator, section, slip },
        inset(stageBox(stage), 14, 16),
        stage.type,
      );
      room.resize(stage, stage.height * BENCH_AT[stage.layout]);
      const { scale } = table;
      for (const [part, carried, at] of [
        [loop, carriedLoop, table.loopAt()],
        [rule, carriedRule, table.ruleAt()],
      ] as const) {
        part.scale.set(scale);
        carried.home(at, scale);
        const { middle, radius } = table.large;
        carried.aim([{ x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius }]);
      }
    },
    draw(frame, now) {
      const { view, fields, params, shown, hidden, running } = frame;
      seen = view.plate;
      if (places.length !== fields.places.length) places = new Float32Array(fields.places.length);
      places.set(fields.places);
      const mediaHidden = hidden.has('agar');
      const next = mediaHidden ? '? ?' : `${view.plate.agar} ${view.beside.agar}`;
      if (next !== ends) {
        ends = next;
        table.name(mediaHidden ? '?' : view.plate.agar, mediaHidden ? '?' : view.beside.agar);
      }
      const waits = [
        drawPlate(table.large, view.plate, fields.places, view.look, now),
        drawPlate(table.small, view.beside, fields.besides, view.look + 1, now),
        section.draw(view.plate, typeof shown.colony_ph.value === 'number' ? shown.colony_ph.value : null, now),
      ];
      if (waits.includes(true)) context.redraw();
      openTo = running && !carriedLoop.held && !carriedRule.held ? 0 : 1;
      drawLid(now);
      carriedLoop.move(now);
      carriedRule.move(now);
      incubator.panel.set(0, hidden.has('temperature') ? '?' : String(params.temperature));
      incubator.panel.set(1, view.hours.toFixed(1));
      const { min = 20, max = 48 } = context.facts.inputs['temperature'] ?? {};
      incubator.warm(hidden.has('temperature') ? 0.5 : (params.temperature - min) / (max - min));
      slip.set(...words(frame));
    },
    describe(frame) {
      const { view, shown, hidden } = frame;
      const [heading, body] = words(frame);
      const medium = hidden.has('agar') ? 'A plate' : `A plate of ${view.plate.agar}`;
      return `${medium} after ${view.hours.toFixed(1)} hours. ${heading}. Colonies look: ${shown.colony_color.text}; the electrode shows pH ${shown.colony_ph.text}. ${body.replaceAll('\n', '. ')}.`;
    },
    destroy: () => root.destroy({ children: true }),
  };
};
