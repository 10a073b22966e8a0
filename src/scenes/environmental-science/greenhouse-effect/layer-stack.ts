/** Layers of air over the ground: bands that glow with their temperature, each with its thermometer, and the two beads that set them. */
import { Container, Graphics } from 'pixi.js';
import { MOST_LAYERS } from '../../../../engine/environmental-science/grey-layers';
import type { Box, Handle, StageContext, TypeSizes } from '../../contract';
import { colourAt, inferno } from '../../kit/paint/colour-maps';
import { downGradient } from '../../kit/paint/shading';
import { type AirThermometer, createAirThermometer } from './air-thermometer';
import type { Levels } from './planet-ground';
import { createTag, type Tag } from './tag';
import type { StageTheme } from '../../kit/theme';

export interface LayerStack {
  readonly root: Container;
  lay(levels: Levels, type: TypeSizes): void;
  /** True temperatures for the glow, what the sondes show for the plates. */
  set(count: number, absorptivity: number, kelvins: readonly (number | null)[], shown: readonly string[]): void;
}

/** Where the bead of the absorptivity goes, parts of the width. */
export const ACROSS = { from: 0.1, span: 0.54 } as const;
/** Longest that a thermometer is drawn, and its distance from bead and plate. */
const LONGEST = 92;
const APART = 5;

/** Plate at the right end, its thermometer to the left of it. */
export function placeAtEnd(tag: Tag, thermometer: AirThermometer, box: Box, y: number, length: number): void {
  tag.at(box.x + box.width - tag.width / 2 - 4, y);
  thermometer.at(box.x + box.width - tag.width - 4 - APART - length, y);
}

/** As long as bead and plate leave room for. */
export const thermometerLength = ({ width }: Box, type: TypeSizes): number =>
  Math.min(LONGEST, width * (1 - ACROSS.from - ACROSS.span) - BEAD - 2 * APART - 4 - type.small * 5.6);

/** K between which the glow runs. */
const GLOW = [150, 400] as const;
export const glowOf = (kelvin: number): number =>
  colourAt(inferno, 0.25 + (0.6 * (kelvin - GLOW[0])) / (GLOW[1] - GLOW[0]));

const BEAD = 9;

/** A bead to drag: along one axis, as the arrowheads on it say. */
function createBead({ accent, accentInk, paper }: StageTheme, along: 'x' | 'y'): Graphics {
  const bead = new Graphics()
    .circle(1, 2, BEAD)
    .fill({ color: 0x000000, alpha: 0.3 })
    .circle(0, 0, BEAD)
    .fill(accent)
    .circle(0, 0, BEAD)
    .stroke({ width: 2, color: paper });
  if (along === 'y')
    bead.moveTo(-3.5, -1.5).lineTo(0, -5).lineTo(3.5, -1.5).moveTo(-3.5, 1.5).lineTo(0, 5).lineTo(3.5, 1.5);
  else bead.moveTo(-1.5, -3.5).lineTo(-5, 0).lineTo(-1.5, 3.5).moveTo(1.5, -3.5).lineTo(5, 0).lineTo(1.5, 3.5);
  return bead.stroke({ width: 1.8, color: accentInk });
}

/** `number` and `absorptivity`: handles of the two inputs; `within`: what floats in the layers. */
export function createLayerStack(
  context: StageContext,
  handles: { readonly number: Handle; readonly absorptivity: Handle },
  within: Container,
): LayerStack {
  const { theme } = context;
  const root = new Container({ label: 'layers' });
  const bands = Array.from({ length: MOST_LAYERS }, () => new Graphics());
  const tags = bands.map(() => createTag(context, true));
  const thermometers = bands.map(createAirThermometer);
  const lift = createBead(theme, 'y');
  const density = createBead(theme, 'x');
  const pole = new Graphics();
  root.addChild(
    ...bands,
    within,
    pole,
    ...thermometers.map((thermometer) => thermometer.root),
    ...tags.map((tag) => tag.root),
    lift,
    density,
  );
  let levels: Levels = { y: [], box: { x: 0, y: 0, width: 1, height: 1 } };
  let length = LONGEST;
  return {
    root,
    lay(next, type) {
      levels = next;
      const { box, y } = levels;
      const thick = Math.max(12, ((y[0] ?? 0) - (y[1] ?? 0)) * 0.36);
      bands.forEach((band, n) => {
        band
          .clear()
          .rect(box.x, -thick / 2, box.width, thick)
          .fill(
            downGradient([
              [0, 0xffffff, 0],
              [0.3, 0xffffff, 0.9],
              [0.7, 0xffffff, 0.9],
              [1, 0xffffff, 0],
            ]),
          );
        band.y = y[n + 1] ?? 0;
      });
      pole
        .clear()
        .rect(box.x + 9, y[5] ?? 0, 3, (y[0] ?? 0) - (y[5] ?? 0))
        .fill({ color: theme.name === 'dark' ? 0xffffff : 0x24384c, alpha: 0.28 });
      for (const tag of tags) tag.size(type);
      length = thermometerLength(box, type);
      for (const thermometer of thermometers) thermometer.lay(length);
    },
    set(count, absorptivity, kelvins, shown) {
      const { box, y } = levels;
      bands.forEach((band, n) => {
        const here = n < count;
        band.visible = here;
        const tag = tags[n];
        const glass = thermometers[n]?.root;
        if (glass) glass.visible = here;
        tag?.set(here ? `${shown[n] ?? ''} K` : '');
        if (!here) return;
        band.tint = glowOf(kelvins[n] ?? 0);
        band.alpha = 0.1 + 0.75 * absorptivity;
        const thermometer = thermometers[n];
        thermometer?.set(kelvins[n] ?? 0);
        if (tag && thermometer) placeAtEnd(tag, thermometer, box, band.y, length);
      });
      const top = y[count] ?? 0;
      lift.position.set(box.x + 10.5, top);
      handles.number.place(box.x + 10.5 - BEAD, top - BEAD, 2 * BEAD, 2 * BEAD);
      const some = count > 0;
      density.visible = some;
      handles.absorptivity.enable(some);
      const across = box.x + box.width * (ACROSS.from + ACROSS.span * absorptivity);
      density.position.set(across, top);
      handles.absorptivity.place(across - BEAD, top - BEAD, 2 * BEAD, 2 * BEAD);
    },
  };
}
