/** MacConkey agar: a plate on a lit table with loop and rule, the incubator it comes from, and a cut through a colony. */
import { Container } from 'pixi.js';
import { DISH_RADIUS_MM } from '../../../../engine/medical-microbiology/spread-plate';
import type { CreateScene, SceneContext } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { paintColonies } from '../../kit/petri/colonies';
import { createIncubator } from '../../kit/petri/incubator';
import type { PetriPlate } from '../../kit/petri/petri-plate';
import { createRoom } from '../../kit/room/room';
import { createPaperSlip } from '../../kit/words/paper-slip';
import { describeAgar, wordsOf } from './agar-words';
import { createColonySection } from './colony-section';
import { agarOf, kindsOf, type SeenPlate } from './colony-tones';
import { createPlateTable } from './plate-table';
import { createPlateTools } from './plate-tools';

type Place = 'table' | 'incubator' | 'section' | 'slip';

const ARRANGEMENT: Arrangements<Place> = {
  wide: row(grow(1.26, 'table'), grow(1, column(grow(1.15, 'incubator'), grow(1.3, 'section'), grow(0.85, 'slip')))),
  tall: column(
    grow(1.5, row(grow(1.75, 'table'), grow(1, 'incubator'))),
    grow(1, row(grow(1, 'section'), grow(1.15, 'slip'))),
  ),
};
const BENCH_AT = { wide: 0.36, tall: 0.36 } as const;
const LID_MS = 420;

function drawPlate(plate: PetriPlate, of: SeenPlate, at: Float32Array, look: number, now: number): boolean {
  const kinds = kindsOf(of, DISH_RADIUS_MM);
  const state = of.kinds.map(({ count, radius, ph }) => `${count} ${radius.toFixed(2)} ${ph.toFixed(2)}`).join(' ');
  const copy = at.slice();
  return plate.show(`${look} ${state}`, agarOf(of), now, (pen) => paintColonies(pen, kinds, copy, look));
}

/** The lid of the large plate slides off and on. */
function createLid(context: SceneContext<'macconkey_agar'>, plate: PetriPlate) {
  let open = 1;
  let drawnAt = Number.NaN;
  return {
    draw(openTo: number, now: number) {
      const passed = Number.isNaN(drawnAt) || context.reducedMotion ? LID_MS : Math.min(60, Math.max(0, now - drawnAt));
      drawnAt = now;
      const step = passed / LID_MS;
      open = openTo > open ? Math.min(openTo, open + step) : Math.max(openTo, open - step);
      plate.lid(open);
      if (open !== openTo) context.redraw();
    },
  };
}

export const createScene: CreateScene<'macconkey_agar'> = (context) => {
  const root = new Container({ label: 'MacConkey agar' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const table = createPlateTable(context);
  const incubator = createIncubator(context, { title: 'Incubator', knob: 'temperature' });
  const section = createColonySection(context);
  const slip = createPaperSlip(context);
  const tools = createPlateTools(context, table);
  root.addChild(room.root, incubator.root, table.root, section.root, slip.root, ...tools.roots);

  const lid = createLid(context, table.large);
  let ends = '';

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
      tools.lay();
    },
    draw(frame, now) {
      const { view, fields, params, shown, hidden, running } = frame;
      tools.see(view.plate, fields.places);
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
      lid.draw(running && !tools.held ? 0 : 1, now);
      tools.move(now);
      incubator.panel.set(0, hidden.has('temperature') ? '?' : String(params.temperature));
      incubator.panel.set(1, view.hours.toFixed(1));
      const { min = 20, max = 48 } = context.facts.inputs['temperature'] ?? {};
      incubator.warm(hidden.has('temperature') ? 0.5 : (params.temperature - min) / (max - min));
      slip.set(...wordsOf(frame));
    },
    describe: describeAgar,
    destroy: () => root.destroy({ children: true }),
  };
};
