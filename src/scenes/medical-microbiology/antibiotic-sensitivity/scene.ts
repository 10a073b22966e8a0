/** Disc diffusion: a plate on black with its discs and its lawn, a calliper across it, the incubator's clock, a cut through the agar, the table. */
import { Container } from 'pixi.js';
import { DISC_RADIUS } from '../../../../engine/medical-microbiology/disc-diffusion';
import { DISH_RADIUS_MM } from '../../../../engine/medical-microbiology/spread-plate';
import { ANTIBIOTICS } from '../../../../engine/medical-microbiology/susceptibility-tables';
import type { CreateScene, Frame, Point } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createIncubator } from '../../kit/petri/incubator';
import type { PetriPlate } from '../../kit/petri/petri-plate';
import { createRoom } from '../../kit/room/room';
import { createPaperSlip } from '../../kit/words/paper-slip';
import { createAgarSection, type SeenSection } from './agar-section';
import { paintLawn } from './lawn-painter';
import { createPlateBench, DISPENSER, TUBE } from './plate-bench';
import { describeSensitivity, wordsOf } from './sensitivity-words';
import { createZoneCalliper, MOST_ZONE } from './zone-calliper';

type SensitivityFrame = Frame<'antibiotic_sensitivity'>;
type Place = 'table' | 'incubator' | 'section' | 'slip';

const ARRANGEMENT: Arrangements<Place> = {
  wide: row(grow(1.68, 'table'), grow(1, column(grow(0.95, 'incubator'), grow(0.8, 'section'), grow(1.25, 'slip')))),
  tall: column(
    grow(1.2, row(grow(1.75, 'table'), grow(1, 'incubator'))),
    grow(1, row(grow(1, 'section'), grow(1.3, 'slip'))),
  ),
};
const BENCH_AT = 0.36;
/** Mueller-Hinton agar on black. */
const AGAR = 0x4d4632;
const LAWNS = { Enterobacterales: 0xd8d3bd, 'S. aureus': 0xe4d6a2, 'P. aeruginosa': 0xbccaa0 } as const;
const PLAIN_LAWN = 0xd5d1c0;
/** Distance of the discs from the middle where there are several, mm: neighbours stay 24 mm apart. */
const RING = 24;
const INCUBATOR = 35;
const MIDDLE: Point = { x: 0, y: 0 };

/** The first disc lies where the calliper's tips reach it. */
function placesOf(count: number): readonly Point[] {
  if (count <= 1) return [MIDDLE];
  return Array.from({ length: count }, (_, n) => {
    const angle = Math.PI / 2 + (2 * Math.PI * n) / count;
    return { x: RING * Math.cos(angle), y: RING * Math.sin(angle) };
  });
}

const toneOf = ({ view, hidden }: SensitivityFrame): number =>
  hidden.has('organism') ? PLAIN_LAWN : LAWNS[view.species];

/** Whether it has to be painted once more. */
function drawLawn(plate: PetriPlate, frame: SensitivityFrame, places: readonly Point[], now: number): boolean {
  const { view } = frame;
  const tone = toneOf(frame);
  const zones = view.discs.map(({ zone }, n) => ({
    x: (places[n]?.x ?? 0) / DISH_RADIUS_MM,
    y: (places[n]?.y ?? 0) / DISH_RADIUS_MM,
    radius: zone / MOST_ZONE,
  }));
  const density = Math.round(50 * view.lawn) / 50;
  const look = `${view.look} ${density} ${tone} ${zones.map(({ radius }) => radius.toFixed(4)).join(' ')}`;
  const lawn = { density, tone, zones, disc: DISC_RADIUS / DISH_RADIUS_MM, look: view.look };
  return plate.show(look, AGAR, now, (pen) => paintLawn(pen, lawn));
}

function sectionOf(frame: SensitivityFrame): SeenSection {
  const { view, fields, params, hidden } = frame;
  const secret = hidden.has('agar_depth');
  return {
    depth: secret ? 4 : params.agar_depth,
    profile: fields.profile,
    lawn: view.lawn,
    tone: toneOf(frame),
    zone: view.zone,
    words: secret ? '? mm' : `${params.agar_depth} mm`,
  };
}

export const createScene: CreateScene<'antibiotic_sensitivity'> = (context) => {
  const root = new Container({ label: 'disc diffusion' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const table = createPlateBench(context);
  const incubator = createIncubator(context, { title: 'Incubator' });
  const section = createAgarSection(context);
  const slip = createPaperSlip(context);
  root.addChild(room.root, incubator.root, table.root, section.root, slip.root);

  let lying: readonly boolean[] = [];

  const next = (): number => {
    const free = lying.findIndex((lies) => !lies);
    return free < 0 ? 1 : free + 1;
  };
  const calliper = createZoneCalliper(context, table);
  const dispenser = context.actionHandle('add_disc', { name: 'Dispenser: a further disc', grip: 'press', value: next });
  const tube = context.inputHandle('mcfarland', {
    grip: 'y',
    drag: (point, start, value) => value - (point.y - start.y) / (30 * table.scale),
  });

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { table, incubator, section, slip },
        inset(stageBox(stage), 14, 16),
        stage.type,
      );
      room.resize(stage, stage.height * BENCH_AT);
      calliper.fit(stage.type.small / table.scale);
      const box = table.at(DISPENSER);
      dispenser.place(box.x, box.y, DISPENSER.width * table.scale, DISPENSER.height * table.scale);
      const stand = table.at({ x: TUBE.x - TUBE.half, y: TUBE.top });
      tube.place(stand.x, stand.y, 2 * TUBE.half * table.scale, (TUBE.foot - TUBE.top) * table.scale);
      incubator.warm(0.6);
    },
    draw(frame, now) {
      const { view, params, hidden } = frame;
      const secret = hidden.has('antibiotic');
      const places = placesOf(view.discs.length);
      lying = ANTIBIOTICS.map((antibiotic) => view.discs.some((disc) => disc.antibiotic === antibiotic));
      calliper.draw(places[0] ?? MIDDLE, view.measured);
      table.name(view.discs.map(({ code }, n) => ({ code: secret && n === 0 ? '?' : code, ...(places[n] ?? MIDDLE) })));
      const turbidity = hidden.has('mcfarland') ? 1 : params.mcfarland;
      table.set(secret ? null : lying, turbidity, hidden.has('mcfarland') ? '? McF' : `${params.mcfarland} McF`);
      const waits = [drawLawn(table.plate, frame, places, now), section.draw(sectionOf(frame), now)];
      if (waits.includes(true)) context.redraw();
      table.plate.lid(1);
      incubator.panel.set(0, String(INCUBATOR));
      incubator.panel.set(1, view.hours.toFixed(1));
      slip.set(...wordsOf(frame));
    },
    describe: describeSensitivity,
    destroy: () => root.destroy({ children: true }),
  };
};
