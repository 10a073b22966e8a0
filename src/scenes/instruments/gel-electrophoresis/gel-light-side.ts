/** The transilluminator of the gel bench: the gel on its glass, ruler, measuring line, pointer at the digest. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { acrossGel, createAgaroseGel, GEL } from './agarose-gel';
import { createAxis } from '../../kit/charts/axis';
import { createGelPhotograph } from './gel-photograph';
import { createKey } from '../../kit/instruments/key';
import { createMeasuringLine } from './measuring-line';
import { createUvTransilluminator, GLASS_MARGIN, KEY_WIDE, readoutHigh } from './uv-transilluminator';
import { fitGel, PLACES, scaleRoom } from './gel-bench-layout';

type GelFrame = Frame<'gel_electrophoresis'>;
type View = GelFrame['view'];

export interface LightSide {
  readonly root: Container;
  lay(box: Box, type: TypeSizes): void;
  /** A gel of this length, mm, and cloudiness; `text`: height of figures, stage units. */
  layGel(length: number, cloud: number, text: number): void;
  enable(enabled: boolean): void;
  /** `elapsed`: wall milliseconds since the gel came to its present stage. */
  draw(frame: GelFrame, elapsed: number): void;
}

/** Light of the stains and of what lies under them: orange over violet at 302 nm, green over blue at 470 nm. */
const LIGHTS = {
  'Ethidium bromide': { glow: 0xff8a2a, ground: 0x2a1458, lamp: 0x6a35ff },
  'SYBR Safe': { glow: 0x5dff74, ground: 0x0c1a44, lamp: 0x2b6bff },
} as const;
/** Wall milliseconds in which the lamp comes on. */
const LAMP_MS = 800;
/** Bands that can be chosen. */
const MOST_BANDS = 20;
/** Of the lanes the one with the digest. */
const DIGEST = 2;
/** Between the numbers of two lanes, in heights of a figure. */
const LEAST_PITCH = 0.8;
/** The line's grip stands so far beside the gel, clear of the pointer at the digest; and what both take. */
const GRIP_AWAY = 18;
const LINE_ROOM = 46;
/** Where a handle waits that is not in use. */
const AWAY = -1e4;

const smooth = (t: number): number => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};

const show = (part: Container, visible: boolean): void => {
  part.visible = visible;
};

/** Tells what lies in one photographed gel from that in another: two runs may end with their dyes at the same place. */
const bandsOf = ({ lanes }: View): string =>
  lanes.map(({ bands }) => bands.map(({ distance, sigma, mass }) => [distance, sigma, mass]).join()).join(';');

export function createLightSide(context: SceneContext<'gel_electrophoresis'>): LightSide {
  const root = new Container({ label: 'transilluminator' });
  const box = createUvTransilluminator(context);
  const slab = createAgaroseGel(context, PLACES);
  const photograph = createGelPhotograph(context);
  const ruler = createAxis(context, { side: 'left', colour: 0xc9d6ea, size: 12, unit: '' });
  const laneNumbers = PLACES.map((_, n) =>
    context.text({ text: String(n + 1), size: 13, weight: '700', colour: 0xe8eef6, anchor: [0.5, 0.5] }),
  );
  const line = createMeasuringLine(context);
  const pointer = new Graphics().poly([0, 0, 9, -5.5, 9, 5.5]).fill(0xffffff);
  const uv = createKey(context, { action: 'image_gel', print: 'UV' });
  box.glass.addChild(slab.root, photograph.root, ruler.root, ...laneNumbers, pointer, line.root);
  root.addChild(box.root, uv.root);
  photograph.root.visible = pointer.visible = line.root.visible = slab.root.visible = false;

  let place: (Box & { readonly glass: number }) | null = null;
  let enabled = true;
  let measured = 20;
  let longest = 120;
  /** Stage units of a millimetre. */
  let unit = 1;
  let gelKey = '';
  let painted = '';
  let numbered = true;
  /** Bands of the digest that lie on the glass, in stage units from its upper edge. */
  let bandHeights: readonly number[] = [];

  const lineHandle = context.handle({
    role: 'slider',
    grip: 'none',
    name: 'Measuring line',
    hint: 'Drag it onto a band. Arrow keys move it by half a millimetre.',
    min: 0,
    get max() {
      return longest;
    },
    step: 0.5,
    value: measured,
    format: (distance) => `${distance.toFixed(1)} mm from the wells`,
    set(distance) {
      measured = distance;
      context.redraw();
    },
    drag: (point, start, distance) => distance + (point.y - start.y) / unit,
  });
  const bandHandle = context.handle({
    role: 'slider',
    grip: 'none',
    name: 'Band of the digest',
    hint: 'Drag the pointer along lane 3, or use the arrow keys. Band 1 is the largest.',
    min: 1,
    get max() {
      return Math.max(1, Math.min(MOST_BANDS, bandHeights.length));
    },
    step: 1,
    value: 1,
    format: (band) => `band ${band}`,
    set: (band) => context.setInput('band_index', band),
    drag(point) {
      const y = point.y - (place?.y ?? 0) - GLASS_MARGIN;
      const distances = bandHeights.map((height) => Math.abs(height - y));
      return 1 + distances.indexOf(Math.min(...distances));
    },
  });

  function drawPointer(view: View, band: number, on: boolean): void {
    bandHandle.enable(on);
    if (!on || !place) {
      show(pointer, false);
      bandHandle.place(AWAY, AWAY, 1, 1);
      return;
    }
    const bands = view.lanes[DIGEST]?.bands ?? [];
    const last = bands.findIndex(({ distance }) => distance > view.gelLength);
    const here = last < 0 ? bands : bands.slice(0, last);
    bandHeights = here.map(({ distance }) => photograph.root.y + (GEL.head + distance) * unit);
    const y = bandHeights[band - 1];
    const x = photograph.root.x + (acrossGel(PLACES[DIGEST]) + GEL.wellWidth / 2) * unit + 1;
    show(pointer, y !== undefined);
    if (y !== undefined && (pointer.y !== y || pointer.x !== x)) pointer.position.set(x, y);
    bandHandle.update(band);
    bandHandle.place(place.x + GLASS_MARGIN + x - 4, place.y + GLASS_MARGIN + (y ?? photograph.root.y) - 8, 18, 16);
  }

  /** What the smooth curve shows at the line. */
  function sizeAt({ calibration }: View, curves: Float32Array): string {
    const first = calibration?.bands[0]?.distance;
    const last = calibration?.bands.at(-1)?.distance;
    if (first === undefined || last === undefined || measured < first || measured > last) return '';
    // The first of three curves.
    const samples = curves.length / 3;
    const at = ((measured - first) / (last - first)) * (samples - 1);
    const n = Math.min(samples - 2, Math.floor(at));
    const log = (curves[n] ?? 0) + (at - n) * ((curves[n + 1] ?? 0) - (curves[n] ?? 0));
    return `${Number((10 ** log).toPrecision(3))} bp`;
  }

  function drawLine(view: View, curves: Float32Array, on: boolean): void {
    show(line.root, on);
    lineHandle.enable(on);
    if (!on || !place) {
      lineHandle.place(AWAY, AWAY, 1, 1);
      box.read('', '');
      return;
    }
    const y = slab.root.y + (GEL.head + measured) * unit;
    if (line.root.y !== y) line.root.y = y;
    lineHandle.place(
      place.x + GLASS_MARGIN + line.root.x + GEL.width * unit + GRIP_AWAY - 4,
      place.y + GLASS_MARGIN + y - 10,
      22,
      20,
    );
    lineHandle.update(measured);
    box.read(`${measured.toFixed(1)} mm`, sizeAt(view, curves));
  }

  return {
    root,
    lay(outer, type) {
      const high = readoutHigh(type);
      // Below the glass: the read-out, the key, the feet of the case.
      const glass = outer.height - 2 * GLASS_MARGIN - high - 20;
      place = { ...outer, glass };
      painted = '';
      box.root.position.set(outer.x, outer.y);
      box.lay(outer.width, outer.height, glass, type);
      const wide = KEY_WIDE * type.text - 8;
      const key = { x: outer.x + outer.width - GLASS_MARGIN - wide, y: outer.y + GLASS_MARGIN + glass + 10 };
      uv.lay({ ...key, width: wide, height: high - 4 }, type);
    },
    layGel(length, cloud, text) {
      if (!place) return;
      gelKey = `${length} ${cloud}`;
      painted = '';
      longest = length;
      measured = Math.min(measured, length);
      const inner = place.width - 2 * GLASS_MARGIN;
      const head = text * 1.3;
      const room = scaleRoom(text);
      unit = fitGel(length, place.glass - head - 10, inner - room - LINE_ROOM);
      const x = room + (inner - room - GEL.width * unit - LINE_ROOM + 8) / 2;
      for (const part of [slab.root, photograph.root]) part.position.set(x, head);
      slab.lay(unit, length, cloud);
      photograph.scale(unit);
      ruler.root.position.set(x - 4, head + (GEL.head + length) * unit);
      ruler.lay(length * unit, length, 0, text * 3);
      laneNumbers.forEach((number, n) => number.position.set(x + acrossGel(PLACES[n] ?? 0) * unit, head / 2 + 2));
      numbered = (GEL.width / GEL.wells) * unit > LEAST_PITCH * text;
      line.root.x = x;
      line.lay(GEL.width * unit + GRIP_AWAY);
    },
    enable(next) {
      enabled = next;
      uv.root.visible = next;
      uv.enable(next);
    },
    draw({ view, params, fields }, elapsed) {
      const { stage } = view;
      const { glow, ground, lamp: colour } = LIGHTS[params.stain];
      const lit = stage === 'imaged';
      const light = !lit ? 0 : context.reducedMotion ? 1 : smooth(elapsed / LAMP_MS);
      if (lit && light < 1) context.redraw();
      box.shine(light, colour);
      show(slab.root, stage === 'stained');
      show(photograph.root, lit);
      if (lit) {
        const next = `${params.stain} ${gelKey} ${view.smile} ${bandsOf(view)}`;
        if (next !== painted) {
          painted = next;
          const { pitch, smile, gelLength: length } = view;
          photograph.paint({ lanes: fields.lanes, pitch, places: PLACES, length, smile }, glow, ground);
        }
        photograph.root.alpha = light;
      }
      const onGlass = stage === 'stained' || lit;
      show(ruler.root, onGlass);
      for (const number of laneNumbers) show(number, onGlass && numbered);
      uv.light(lit);
      drawPointer(view, params.band_index, lit && enabled);
      drawLine(view, fields.curves, onGlass && enabled);
    },
  };
}
