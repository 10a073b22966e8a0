/** The transilluminator of the gel bench: the gel on its glass, ruler, measuring line, pointer at the digest. */
import { Container } from 'pixi.js';
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { acrossGel, createAgaroseGel, GEL } from './agarose-gel';
import { createAxis } from '../../kit/charts/axis';
import { createDigestPointer } from './digest-pointer';
import { createDistanceReader, LINE_ROOM } from './distance-reader';
import { createGelPhotograph } from './gel-photograph';
import { createKey } from '../../kit/instruments/key';
import { createUvTransilluminator, GLASS_MARGIN, KEY_WIDE, readoutHigh } from './uv-transilluminator';
import { fitGel, type GelPlace, PLACES, scaleRoom } from './gel-bench-layout';

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
/** Between the numbers of two lanes, in heights of a figure. */
const LEAST_PITCH = 0.8;

const smooth = (t: number): number => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};

/** Tells what lies in one photographed gel from that in another: two runs may end with their dyes at the same place. */
const bandsOf = ({ lanes }: View): string =>
  lanes.map(({ bands }) => bands.map(({ distance, sigma, mass }) => [distance, sigma, mass]).join()).join(';');

/** The stained gel on the glass, as it is seen and as it is photographed, with its ruler and the numbers of its lanes. */
function createGelOnGlass(context: SceneContext<'gel_electrophoresis'>) {
  const slab = createAgaroseGel(context, PLACES);
  const photograph = createGelPhotograph(context);
  const ruler = createAxis(context, { side: 'left', colour: 0xc9d6ea, size: 12, unit: '' });
  const laneNumbers = PLACES.map((_, n) =>
    context.text({ text: String(n + 1), size: 13, weight: '700', colour: 0xe8eef6, anchor: [0.5, 0.5] }),
  );
  photograph.root.visible = slab.root.visible = false;
  let gelKey = '';
  let painted = '';
  let numbered = true;
  return {
    views: [slab.root, photograph.root, ruler.root, ...laneNumbers],
    /** A gel of this length, mm, and cloudiness; `text`: height of figures, stage units. */
    lay({ at, unit }: GelPlace, length: number, cloud: number, text: number): void {
      gelKey = `${length} ${cloud}`;
      painted = '';
      for (const part of [slab.root, photograph.root]) part.position.set(at.x, at.y);
      slab.lay(unit, length, cloud);
      photograph.scale(unit);
      ruler.root.position.set(at.x - 4, at.y + (GEL.head + length) * unit);
      ruler.lay(length * unit, length, 0, text * 3);
      laneNumbers.forEach((number, n) => number.position.set(at.x + acrossGel(PLACES[n] ?? 0) * unit, at.y / 2 + 2));
      numbered = (GEL.width / GEL.wells) * unit > LEAST_PITCH * text;
    },
    draw({ view, params, fields }: GelFrame, light: number): void {
      const lit = view.stage === 'imaged';
      slab.root.visible = view.stage === 'stained';
      photograph.root.visible = lit;
      if (lit) {
        const next = `${params.stain} ${gelKey} ${view.smile} ${bandsOf(view)}`;
        if (next !== painted) {
          painted = next;
          const { glow, ground } = LIGHTS[params.stain];
          const { pitch, smile, gelLength: length } = view;
          photograph.paint({ lanes: fields.lanes, pitch, places: PLACES, length, smile }, glow, ground);
        }
        photograph.root.alpha = light;
      }
      const onGlass = view.stage === 'stained' || lit;
      ruler.root.visible = onGlass;
      for (const number of laneNumbers) number.visible = onGlass && numbered;
    },
  };
}

export function createLightSide(context: SceneContext<'gel_electrophoresis'>): LightSide {
  const root = new Container({ label: 'transilluminator' });
  const box = createUvTransilluminator(context);
  const gel = createGelOnGlass(context);
  const uv = createKey(context, { action: 'image_gel', print: 'UV' });
  const reader = createDistanceReader(context);
  const pointer = createDigestPointer(context);
  box.glass.addChild(...gel.views, pointer.root, reader.root);
  root.addChild(box.root, uv.root);
  let place: (Box & { readonly glass: number }) | null = null;
  let enabled = true;

  return {
    root,
    lay(outer, type) {
      const high = readoutHigh(type);
      // Below the glass: the read-out, the key, the feet of the case.
      const glass = outer.height - 2 * GLASS_MARGIN - high - 20;
      place = { ...outer, glass };
      box.root.position.set(outer.x, outer.y);
      box.lay(outer.width, outer.height, glass, type);
      const wide = KEY_WIDE * type.text - 8;
      const key = { x: outer.x + outer.width - GLASS_MARGIN - wide, y: outer.y + GLASS_MARGIN + glass + 10 };
      uv.lay({ ...key, width: wide, height: high - 4 }, type);
    },
    layGel(length, cloud, text) {
      if (!place) return;
      const inner = place.width - 2 * GLASS_MARGIN;
      const head = text * 1.3;
      const room = scaleRoom(text);
      const unit = fitGel(length, place.glass - head - 10, inner - room - LINE_ROOM);
      const onGlass: GelPlace = {
        glass: { x: place.x + GLASS_MARGIN, y: place.y + GLASS_MARGIN },
        at: { x: room + (inner - room - GEL.width * unit - LINE_ROOM + 8) / 2, y: head },
        unit,
      };
      gel.lay(onGlass, length, cloud, text);
      pointer.lay(onGlass);
      reader.lay(onGlass, length);
    },
    enable(next) {
      enabled = next;
      uv.root.visible = next;
      uv.enable(next);
    },
    draw(frame, elapsed) {
      const { view, params, fields } = frame;
      const lit = view.stage === 'imaged';
      const light = !lit ? 0 : context.reducedMotion ? 1 : smooth(elapsed / LAMP_MS);
      if (lit && light < 1) context.redraw();
      box.shine(light, LIGHTS[params.stain].lamp);
      gel.draw(frame, light);
      uv.light(lit);
      pointer.draw(view, params.band_index, lit && enabled);
      box.read(...reader.draw(view, fields.curves, (lit || view.stage === 'stained') && enabled));
    },
  };
}
