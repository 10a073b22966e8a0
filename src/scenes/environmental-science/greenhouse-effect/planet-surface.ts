/** The ground under the layers: its bright part, which is dragged, its glow, and the shed with the thermometer of the air on it. */
import { type Container, Graphics } from 'pixi.js';
import type { Planet } from '../../../../engine/environmental-science/planets';
import type { Frame, SceneContext, TypeSizes } from '../../contract';
import { roundGradient } from '../../kit/paint/shading';
import { createAirThermometer } from './air-thermometer';
import { glowOf, placeAtEnd, thermometerLength } from './layer-stack';
import { brightBox, type Levels, PLANET_TONES } from './planet-ground';
import { createTag } from './tag';

export interface PlanetSurface {
  /** Below the layers. */
  readonly ground: readonly Container[];
  readonly shelter: Container;
  /** Over everything: thermometer and plates. */
  readonly plates: readonly Container[];
  lay(levels: Levels, type: TypeSizes): void;
  draw(frame: Frame<'greenhouse_effect'>): void;
}

function paintShelter(shelter: Graphics, x: number, y: number, metal: number): void {
  shelter.clear();
  for (const leg of [-9, 7]) shelter.rect(x + leg, y - 12, 2.5, 12).fill(metal);
  shelter
    .rect(x - 12, y - 30, 24, 19)
    .fill(0xf4f6f8)
    .stroke({ width: 1, color: 0x7d8a98 });
  for (let n = 0; n < 4; n++) shelter.rect(x - 10, y - 27 + n * 4, 20, 1.6).fill(0xb5c0ca);
  shelter
    .poly([x - 15, y - 30, x + 15, y - 30, x, y - 37])
    .fill(0xdde3e9)
    .stroke({ width: 1, color: 0x7d8a98 });
}

function createGlowingGround() {
  const ground = new Graphics();
  const glow = new Graphics();
  return {
    ground,
    glow,
    lay({ box, y: [groundY = 0, first = 0] }: Levels, thick: number) {
      ground
        .clear()
        .roundRect(box.x, groundY - thick / 2, box.width, thick, thick / 2)
        .fill(0xffffff);
      glow
        .clear()
        .ellipse(box.x + box.width / 2, groundY, box.width / 2, (groundY - first) * 0.55)
        .fill(
          roundGradient([
            [0, 0xffffff, 0.75],
            [1, 0xffffff, 0],
          ]),
        );
    },
    shine(kelvin: number) {
      glow.tint = glowOf(kelvin);
      glow.alpha = Math.min(0.75, Math.max(0.1, (kelvin - 120) / 400));
    },
  };
}

/** What of the ground sends sunlight back, from the left, up to the edge that is dragged. */
function createBrightPart(context: SceneContext<'greenhouse_effect'>) {
  const { theme } = context;
  let levels: Levels = { y: [0], box: { x: 0, y: 0, width: 1, height: 1 } };
  let thick = 20;
  let small = 12;
  let drawn = '';
  const handle = context.inputHandle('albedo', {
    grip: 'x',
    drag: (point, start, value) => value + (point.x - start.x) / levels.box.width,
  });
  const bright = new Graphics();
  const edge = new Graphics();
  const tag = createTag(context, true);
  return {
    bright,
    edge,
    tag,
    lay(next: Levels, nextThick: number, type: TypeSizes) {
      levels = next;
      thick = nextThick;
      ({ small } = type);
      drawn = '';
      tag.size(type);
    },
    set(planet: Planet, albedo: number) {
      const ground = levels.y[0] ?? 0;
      if (`${planet} ${albedo}` !== drawn) {
        drawn = `${planet} ${albedo}`;
        const box = brightBox(levels.box, albedo, ground, thick);
        bright.clear();
        edge.clear();
        if (box.width > 1)
          bright.roundRect(box.x, box.y, box.width, box.height, thick / 2).fill(PLANET_TONES[planet].bright);
        edge
          .roundRect(box.x + box.width - 3, box.y - 7, 6, thick + 14, 3)
          .fill(theme.accent)
          .stroke({ width: 1.5, color: theme.paper });
      }
      const at = levels.box.x + levels.box.width * albedo;
      handle.place(at - 8, ground - thick, 16, 2 * thick);
      tag.set(`albedo ${albedo}`);
      const half = tag.width / 2;
      const middle = levels.box.x + levels.box.width * 0.5;
      tag.at(Math.min(middle - 22 - half, Math.max(levels.box.x + half, at)), ground + small * 1.5);
    },
  };
}

export function createPlanetSurface(context: SceneContext<'greenhouse_effect'>): PlanetSurface {
  const { ground, glow, ...soil } = createGlowingGround();
  const { bright, edge, tag: albedoTag, ...reflecting } = createBrightPart(context);
  const shelter = new Graphics();
  const tag = createTag(context, true);
  const thermometer = createAirThermometer();
  let place = (): void => undefined;
  return {
    ground: [ground, bright, glow, edge],
    shelter,
    plates: [thermometer.root, tag.root, albedoTag.root],
    lay(levels, type) {
      const { box } = levels;
      const groundY = levels.y[0] ?? 0;
      const thick = Math.max(14, type.small * 0.9);
      soil.lay(levels, thick);
      reflecting.lay(levels, thick, type);
      tag.size(type);
      const length = thermometerLength(box, type);
      thermometer.lay(length);
      place = () => placeAtEnd(tag, thermometer, box, groundY + type.small * 1.5, length);
      paintShelter(
        shelter,
        box.x + box.width - type.small * 5.6 - length - 26,
        groundY - thick / 2,
        context.theme.metal[2],
      );
    },
    draw({ params, readings, shown }) {
      ground.tint = PLANET_TONES[params.planet].ground;
      reflecting.set(params.planet, params.albedo);
      soil.shine(readings.t_surface ?? 0);
      tag.set(`${shown.t_surface.text} K`);
      thermometer.set(readings.t_surface ?? 0);
      place();
    },
  };
}
