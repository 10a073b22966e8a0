/**
 * A lens over the planes of a crystal: two rays that are reflected by neighbours, the waves along them, and the path that the second has
 * to go farther. A ruler lies on the planes.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { createPictureCard, drawLensWindow, lensWindowOn } from '../words/picture-card';
import { createCrystalPlanes } from './crystal-planes';
import { createPlaneRuler, HIGH, RULER } from './plane-ruler';
import { drawRays } from './reflected-rays';
import type { PlaneLensLook } from './plane-lens-look';

export interface PlaneLens extends Part {
  set(look: PlaneLensLook): void;
  /** Nothing is seen but these words, as long as the planes would tell what is hidden. */
  cover(words: string): void;
  /** Where the waves of both rays are in step. */
  readonly inStep: boolean;
}

/** How far from a whole number of wavelengths still counts as in step. */
const STEP = 0.06;

export function createPlaneLens(context: StageContext): PlaneLens {
  const { theme } = context;
  const root = new Container({ label: 'planes of the crystal' });
  const card = createPictureCard(context);
  const mask = new Graphics();
  const inside = new Container({ label: 'crystal' });
  const planes = createCrystalPlanes();
  const rays = new Graphics();
  inside.addChild(...planes.views, rays);
  inside.mask = mask;
  const ruler = createPlaneRuler(context);
  const words = card.caption;
  root.addChild(card.root, inside, mask, ruler.root);

  let view: Box = { x: 0, y: 0, width: 1, height: 1 };
  let size: TypeSizes = { small: 12, text: 14, figures: 26 };
  let perAngstrom = 1;
  let inStep = false;
  let drawn = '';

  /** As many words as there is room for. */
  function say(farther: number): void {
    const by = `${farther.toFixed(2)} λ`;
    for (const said of [`path difference ${by}${inStep ? ': in step' : ''}`, `path +${by}`, by]) {
      words.text = said;
      if (words.width < view.width) break;
    }
  }

  return {
    root,
    get inStep() {
      return inStep;
    },
    lay(box, type) {
      size = type;
      card.lay(box, type.small);
      view = lensWindowOn(box, type.small);
      drawLensWindow(card.pen, mask, view, theme, 0x121b27);
      ruler.root.mask = mask;
      perAngstrom = Math.max(6, view.height / (HIGH - 1));
      ruler.lay(view, perAngstrom, type.small);
      drawn = '';
    },
    set(look) {
      const { d, wavelength, twoTheta, beam, tone, now } = look;
      const theta = (twoTheta * Math.PI) / 360;
      const farther = (2 * d * Math.sin(theta)) / wavelength;
      inStep = Math.abs(farther - Math.round(farther)) < STEP && farther > 0.5;
      const phase = context.reducedMotion || !beam ? 0 : (now / 900) % 1;
      const key = `${d.toFixed(3)} ${wavelength} ${twoTheta.toFixed(2)} ${beam} ${tone} ${phase.toFixed(2)} ${view.width} ${size.small}`;
      if (key === drawn) return;
      drawn = key;
      const plan = {
        view,
        top: view.y + view.height * 0.42,
        pitch: d * perAngstrom,
        middle: view.x + (view.width - RULER) / 2,
      };
      planes.draw(plan, tone);
      drawRays(rays, plan, look, { perAngstrom, phase, inStep });
      say(farther);
      inside.visible = ruler.root.visible = true;
    },
    cover(said) {
      if (drawn === said) return;
      drawn = said;
      inStep = false;
      inside.visible = ruler.root.visible = false;
      words.text = said;
    },
  };
}
