/** The rack of tubes with its pipette, and the card that says what is in them. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Point, SceneContext, TypeSizes } from '../../contract';
import { createMicropipette } from '../../kit/glassware/micropipette';
import type { Size } from '../../kit/layout/layout';
import { asPanel } from '../../kit/stage-marks';
import { PLACES } from './gel-bench-layout';
import { createMicrotubeRack } from './microtube-rack';

const RACK = { width: 128, height: 96 } as const;
const PIPETTE = 104;
/** Rack with the pipette beside it. */
const TUBES = { width: 172, height: 118 } as const;
/** Loading dye in the tubes. */
const SAMPLE = 0x3f3bcf;

export const smooth = (t: number): number => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};

export function createSampleTubes(context: SceneContext<'gel_electrophoresis'>) {
  const tubes = new Container({ label: 'tubes' });
  const rack = createMicrotubeRack(context, PLACES.length, RACK.width, RACK.height);
  const pipette = createMicropipette(context, PIPETTE);
  tubes.addChild(rack.root);
  let rackScale = 1;
  let rest = { x: 0, y: 0 };
  const mouthOf = (n: number): Point => {
    const mouth = rack.mouth(n);
    return { x: tubes.x + mouth.x * rackScale, y: tubes.y + mouth.y * rackScale };
  };
  return {
    root: tubes,
    pipette: pipette.root,
    leastAt: (scale: number): Size => ({ width: TUBES.width * scale, height: TUBES.height * scale }),
    lay({ x, y, width, height }: Box, { small }: TypeSizes) {
      rackScale = Math.min(width / TUBES.width, height / TUBES.height);
      tubes.position.set(x, y + height - RACK.height * rackScale - 6);
      tubes.scale.set(rackScale);
      rack.letters(small / rackScale);
      pipette.root.scale.set(rackScale);
      rest = { x: x + (RACK.width + 24) * rackScale, y: y + height - 4 };
    },
    /** Where they are taken hold of: the third tube, and the pipette. */
    grips(): { readonly third: Box; readonly pipette: Box } {
      const at = mouthOf(2);
      const [half, width] = [12 * rackScale, 24 * rackScale];
      return {
        third: { x: at.x - half, y: at.y - 20, width, height: 60 * rackScale },
        pipette: { x: rest.x - half, y: rest.y - PIPETTE * rackScale, width, height: PIPETTE * rackScale },
      };
    },
    fill(share: number): void {
      for (let n = 0; n < PLACES.length; n++) rack.fill(n, SAMPLE, share);
    },
    rest(): void {
      pipette.root.position.set(rest.x, rest.y);
      pipette.press(0);
    },
    /** The pipette takes from a tube and lets go into its well, `t` from 0 to 1. */
    carry(n: number, t: number, well: Point): void {
      const mouth = mouthOf(n);
      const from = { x: mouth.x, y: mouth.y + 14 };
      const s = smooth(t / 0.55);
      pipette.root.position.set(from.x + (well.x - from.x) * s, from.y + (well.y - from.y) * s - 46 * s * (1 - s));
      pipette.press(t < 0.2 ? 1 - t / 0.2 : t > 0.6 ? smooth((t - 0.6) / 0.3) : 0);
    },
  };
}

export function createTubeCard(context: SceneContext<'gel_electrophoresis'>) {
  const { theme } = context;
  const card = new Container({ label: 'card of the tubes' });
  const cardPaper = new Graphics();
  const cardText = context.text({ text: ' ', size: 12, colour: theme.paperInk });
  card.addChild(cardPaper, cardText);
  let cardBox: Box = { x: 0, y: 0, width: 1, height: 1 };

  /** As large as its words need. */
  function paintCard(): void {
    const { x, y, width } = cardBox;
    const height = cardText.height + 14;
    cardPaper
      .clear()
      .rect(x + 3, y + 4, width, height)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
      .rect(x, y, width, height)
      .fill(theme.paper);
    asPanel(cardPaper, { x, y, width, height });
  }

  return {
    root: card,
    least: ({ small }: TypeSizes) => ({ width: 0, height: small * 1.25 * 6 + 14 }),
    lay(box: Box, { small }: TypeSizes) {
      cardBox = box;
      cardText.style.fontSize = small;
      cardText.style.wordWrap = true;
      cardText.style.wordWrapWidth = box.width - 16;
      cardText.position.set(box.x + 8, box.y + 7);
      paintCard();
    },
    write(words: string): void {
      if (cardText.text === words) return;
      cardText.text = words;
      paintCard();
    },
  };
}
