/** Disc diffusion: a plate on black with its discs and its lawn, a calliper across it, the incubator's clock, a cut through the agar, the table. */
import { Container } from 'pixi.js';
import { DISC_RADIUS } from '../../../../engine/medical-microbiology/disc-diffusion';
import { DISH_RADIUS_MM } from '../../../../engine/medical-microbiology/spread-plate';
import { ANTIBIOTICS } from '../../../../engine/medical-microbiology/susceptibility-tables';
import type { CreateScene, Frame } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createIncubator } from '../../kit/petri/incubator';
import { createRoom } from '../../kit/room/room';
import { createPaperSlip } from '../../kit/words/paper-slip';
import { createAgarSection } from './agar-section';
import { paintLawn } from './lawn-painter';
import { BEAM_Y, createPlateBench, DISPENSER, PER_MM, PLATE, TUBE } from './plate-bench';
import { BEAM, createVernierCalliper } from './vernier-calliper';

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
const LEAST = 2 * DISC_RADIUS;
const MOST = 2 * DISH_RADIUS_MM;

/** The first disc lies where the calliper's tips reach it. */
function placesOf(count: number): readonly { readonly x: number; readonly y: number }[] {
  if (count <= 1) return [{ x: 0, y: 0 }];
  return Array.from({ length: count }, (_, n) => {
    const angle = Math.PI / 2 + (2 * Math.PI * n) / count;
    return { x: RING * Math.cos(angle), y: RING * Math.sin(angle) };
  });
}

export const createScene: CreateScene<'antibiotic_sensitivity'> = (context) => {
  const root = new Container({ label: 'disc diffusion' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const table = createPlateBench(context);
  const incubator = createIncubator(context, { title: 'Incubator' });
  const section = createAgarSection(context);
  const slip = createPaperSlip(context);
  const calliper = createVernierCalliper(context, PER_MM);
  table.over.addChild(calliper.root);
  root.addChild(room.root, incubator.root, table.root, section.root, slip.root);

  let opening = 20;
  let kept: number | null = null;
  let held = false;
  let first = { x: 0, y: 0 };
  let lying: readonly boolean[] = [];

  const keep = (): void => context.dispatch({ do: 'measure_zone', value: Math.round(10 * opening) / 10 });
  const next = (): number => {
    const free = lying.findIndex((lies) => !lies);
    return free < 0 ? 1 : free + 1;
  };
  const jaw = context.handle({
    role: 'slider',
    name: context.facts.actions['measure_zone']?.label ?? '',
    hint: 'Drag the slider of the calliper; the reading is kept when you let go. Arrow keys move it, Enter keeps the reading.',
    grip: 'x',
    min: LEAST,
    max: MOST,
    step: 0.1,
    value: opening,
    format: (mm) => `${mm.toFixed(1)} mm`,
    set(mm) {
      opening = mm;
      drawCalliper();
      context.redraw();
    },
    // Both jaws move, so that the middle stays on the disc.
    drag: (point, start, mm) => mm + (2 * (point.x - start.x)) / (PER_MM * table.scale),
    held(down) {
      held = down;
      if (!down) keep();
    },
    keys: { Enter: keep },
  });
  const dispenser = context.actionHandle('add_disc', { name: 'Dispenser: a further disc', grip: 'press', value: next });
  const tube = context.inputHandle('mcfarland', {
    grip: 'y',
    drag: (point, start, value) => value - (point.y - start.y) / (30 * table.scale),
  });

  function drawCalliper(): void {
    const y = PLATE.y + first.y * PER_MM;
    calliper.root.position.set(PLATE.x + first.x * PER_MM, y);
    calliper.set(opening, BEAM_Y - y);
    const at = table.at({ x: PLATE.x + (opening / 2) * PER_MM - 10, y: BEAM_Y + BEAM.height - 6 });
    jaw.place(at.x, at.y, BEAM.width * table.scale, (BEAM.slider + 6) * table.scale);
    jaw.update(opening);
  }

  function words({ view, params, shown, hidden }: SensitivityFrame): readonly [string, string] {
    if (hidden.has('antibiotic')) return ['Which drug?', 'Without its name there is no breakpoint.'];
    const known = !hidden.has('organism');
    const drug = params.antibiotic.replace(' ug', ' µg');
    const table = view.breakpoint;
    const limits = !known
      ? 'Without a name of the species there is no breakpoint.'
      : table === null
        ? view.species === 'S. aureus'
          ? 'No breakpoint: deduced from penicillin and cefoxitin'
          : 'No breakpoint (CLSI 2023)'
        : table === 'R'
          ? 'R by nature, whatever the zone'
          : `S from ${table[0]} mm, R up to ${table[1]} (CLSI 2023)`;
    const lines = [limits];
    if (!view.visible) lines.push('The lawn is not yet visible.');
    else {
      if (view.measured !== null) lines.push(`Calliper: ${shown.measured_zone_mm.text} mm`);
      if (known) {
        if (view.hindrance !== null) lines.push(`Not reportable: ${view.hindrance}`);
        else if (view.measured === null) lines.push('Nothing to report: the zone is not measured yet.');
        else if (shown.reported_as.value !== null) lines.push(`Report: ${shown.reported_as.text}`);
        if (view.range !== null && shown.qc_status.value !== null)
          lines.push(`Control ${view.range[0]} to ${view.range[1]} mm: ${shown.qc_status.text}`);
        if (view.zone > 40) lines.push('Over 40 mm: such discs are never neighbours.');
      }
    }
    return [drug, lines.join('\n')];
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
      room.resize(stage, stage.height * BENCH_AT);
      calliper.fit(stage.type.small / table.scale);
      const box = table.at(DISPENSER);
      dispenser.place(box.x, box.y, DISPENSER.width * table.scale, DISPENSER.height * table.scale);
      const stand = table.at({ x: TUBE.x - TUBE.half, y: TUBE.top });
      tube.place(stand.x, stand.y, 2 * TUBE.half * table.scale, (TUBE.foot - TUBE.top) * table.scale);
      incubator.warm(0.6);
    },
    draw(frame, now) {
      const { view, fields, params, shown, hidden } = frame;
      const unknown = hidden.has('organism');
      const secret = hidden.has('antibiotic');
      const tone = unknown ? PLAIN_LAWN : LAWNS[view.species];
      const places = placesOf(view.discs.length);
      lying = ANTIBIOTICS.map((antibiotic) => view.discs.some((disc) => disc.antibiotic === antibiotic));
      first = places[0] ?? first;
      if (view.measured !== kept) {
        kept = view.measured;
        if (kept !== null && !held && Math.round(opening) !== kept) opening = kept;
      }
      drawCalliper();
      table.name(
        view.discs.map(({ code }, n) => ({ code: secret && n === 0 ? '?' : code, ...(places[n] ?? { x: 0, y: 0 }) })),
      );
      const turbidity = hidden.has('mcfarland') ? 1 : params.mcfarland;
      table.set(secret ? null : lying, turbidity, hidden.has('mcfarland') ? '? McF' : `${params.mcfarland} McF`);
      const zones = view.discs.map(({ zone }, n) => ({
        x: (places[n]?.x ?? 0) / DISH_RADIUS_MM,
        y: (places[n]?.y ?? 0) / DISH_RADIUS_MM,
        radius: zone / MOST,
      }));
      const density = Math.round(50 * view.lawn) / 50;
      const look = `${view.look} ${density} ${tone} ${zones.map(({ radius }) => radius.toFixed(4)).join(' ')}`;
      const lawn = { density, tone, zones, disc: DISC_RADIUS / DISH_RADIUS_MM, look: view.look };
      const waits = [
        table.plate.show(look, AGAR, now, (pen) => paintLawn(pen, lawn)),
        section.draw(
          {
            depth: hidden.has('agar_depth') ? 4 : params.agar_depth,
            profile: fields.profile,
            lawn: view.lawn,
            tone,
            zone: view.zone,
            words: hidden.has('agar_depth') ? '? mm' : `${params.agar_depth} mm`,
          },
          now,
        ),
      ];
      if (waits.includes(true)) context.redraw();
      table.plate.lid(1);
      incubator.panel.set(0, String(INCUBATOR));
      incubator.panel.set(1, view.hours.toFixed(1));
      slip.set(...words({ ...frame, shown }));
    },
    describe(frame) {
      const { view, hidden } = frame;
      const [heading, body] = words(frame);
      const plate = hidden.has('organism') ? 'A plate' : `A plate of ${view.species}`;
      const discs = view.discs.length === 1 ? 'one disc' : `${view.discs.length} discs`;
      const zone = !view.visible
        ? 'No lawn is seen yet.'
        : view.zone <= LEAST
          ? 'The lawn reaches the first disc.'
          : 'A clear ring surrounds the first disc.';
      return `${plate} with ${discs} after ${view.hours.toFixed(1)} hours. ${zone} ${heading}. ${body.replaceAll('\n', '. ')}.`;
    },
    destroy: () => root.destroy({ children: true }),
  };
};
