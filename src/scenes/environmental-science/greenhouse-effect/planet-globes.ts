/** The planets to choose from, small above the one that is looked at. */
import { Container, Graphics } from 'pixi.js';
import { type Planet, PLANETS } from '../../../../engine/environmental-science/planets';
import type { Box, SceneContext, TypeSizes } from '../../contract';
import { roundGradient } from '../../kit/paint/shading';
import { PLANET_TONES } from './planet-ground';
import { createTag } from './tag';

const NAMES = Object.keys(PLANETS) as readonly Planet[];
/** Radii among each other, the Earth 1 (NASA fact sheets). */
const RADII: Readonly<Record<Planet, number>> = { Earth: 1, Venus: 0.95, Mars: 0.532, Moon: 0.273 };
/** Of the height of letters: the width of the longest name on its plate. */
const NAME = 4.3;

export interface PlanetGlobes {
  readonly roots: readonly Container[];
  /** `head`: height of the sky above the layers. */
  lay(box: Box, head: number, type: TypeSizes): void;
  /** Which one is looked at, null: not to be known; whether there is room for all names. */
  set(here: Planet | null, allNames: boolean): void;
}

export function createPlanetGlobes(context: SceneContext<'greenhouse_effect'>): PlanetGlobes {
  const chosen = (planet: Planet): void => {
    context.setInput('planet', planet);
    context.sound('click');
  };
  const globes = NAMES.map((planet) => ({
    planet,
    root: new Container({ label: planet }),
    ball: new Graphics(),
    ring: new Graphics({ visible: false }),
    tag: createTag(context),
    handle: context.handle({ role: 'button', name: `Go to: ${planet}`, grip: 'none', press: () => chosen(planet) }),
  }));
  for (const { root: globe, ball, ring, tag } of globes) globe.addChild(ring, ball, tag.root);
  let roomy = true;
  return {
    roots: globes.map((globe) => globe.root),
    lay(box, head, type) {
      const left = box.x + type.small * 8.5;
      const pitch = (box.x + box.width - left) / NAMES.length;
      roomy = pitch > NAME * type.small;
      const big = Math.min(head * 0.29, pitch * 0.34);
      globes.forEach(({ root: globe, ball, ring, tag, planet, handle }, n) => {
        const [lit, middle, shade] = PLANET_TONES[planet].globe;
        const r = Math.max(5, big * RADII[planet]);
        globe.position.set(left + pitch * (n + 0.5), box.y + big + 4);
        ball
          .clear()
          .circle(0, 0, r)
          .fill(
            roundGradient(
              [
                [0, lit],
                [0.5, middle],
                [1, shade],
              ],
              { x: 0.34, y: 0.32 },
            ),
          );
        ring
          .clear()
          .circle(0, 0, big + 4)
          .stroke({ width: 2.4, color: context.theme.accent });
        tag.size(type);
        tag.at(0, big + 6 + type.small);
        handle.place(globe.x - big, globe.y - big, 2 * big, 2 * big);
      });
    },
    set(here, allNames) {
      for (const { planet, ring, tag } of globes) {
        ring.visible = planet === here;
        tag.set(planet === here || (allNames && roomy) ? planet : '');
      }
    },
  };
}
