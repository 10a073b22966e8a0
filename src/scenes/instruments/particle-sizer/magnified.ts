/** Two round windows in a panel: what is in the beam, enlarged, and the light behind it: a speckle that flickers, or rings. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { cells } from '../../kit/layout/layout';
import { metalDown } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';
import { createLightBehind, SLOWED, WINDOW_GLASS } from './light-behind';
import type { MagnifiedLook, RoundWindow } from './magnified-look';
import { createParticlesInBeam } from './particles-in-beam';

export interface Magnified extends Part {
  look(window: MagnifiedLook): void;
}

function drawCard(card: Graphics, box: Box, theme: StageTheme): void {
  card
    .clear()
    .roundRect(box.x + 3, box.y + 5, box.width, box.height, 8)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .roundRect(box.x, box.y, box.width, box.height, 8)
    .fill(theme.housing)
    .stroke({ width: 1, color: theme.housingEdge });
  asPanel(card, box);
}

/** In each place a round window above its caption; both windows have the same size. */
function windowsIn(places: readonly Box[], { small }: TypeSizes): readonly RoundWindow[] {
  const radius = Math.max(
    10,
    Math.min(...places.map(({ width, height }) => Math.min(width / 2 - 8, (height - small * 1.6 - 10) / 2))),
  );
  return places.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + (height - small * 1.6) / 2 + 1, radius }));
}

export function createMagnified(context: StageContext): Magnified {
  const { theme } = context;
  const root = new Container({ label: 'enlarged' });
  const card = new Graphics();
  const masks = [new Graphics(), new Graphics()] as const;
  const particles = createParticlesInBeam();
  const light = createLightBehind();
  particles.root.mask = masks[0];
  light.root.mask = masks[1];
  const words = [0, 1].map(() =>
    context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 1], align: 'center' }),
  );
  root.addChild(card, ...masks, particles.root, light.root, ...words);
  let windows: readonly RoundWindow[] = [];
  let room = 100;

  return {
    root,
    lay(box, type) {
      drawCard(card, box, theme);
      const places: readonly Box[] = cells(box, box.width > 1.25 * box.height ? 'x' : 'y', 2, 4);
      room = (places[0]?.width ?? 100) - 8;
      windows = windowsIn(places, type);
      for (const [n, { x, y, radius }] of windows.entries()) {
        card
          .circle(x, y, radius + 4)
          .fill(metalDown(theme))
          .circle(x, y, radius)
          .fill(WINDOW_GLASS);
        masks[n]?.clear().circle(x, y, radius).fill(0xffffff);
        const word = words[n];
        const place = places[n];
        if (!word || !place) continue;
        word.style.fontSize = type.small;
        word.position.set(place.x + place.width / 2, place.y + place.height - 4);
      }
      light.forget();
    },
    look(look) {
      const texts = look.diffraction
        ? ['in the cell', 'rings of light']
        : ['in the cuvette', `speckle, slowed ${SLOWED} ×`];
      for (const [n, word] of words.entries()) {
        word.text = texts[n] ?? '';
        if (word.width > room && n === 1) word.text = look.diffraction ? 'rings' : 'speckle';
      }
      const [front, behind] = windows;
      if (front) particles.place(look, front);
      if (behind) light.draw(look, behind);
    },
  };
}
