/** A digital caliper: beam, fixed and sliding jaw, display on the slide. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createScreenPane } from '../../kit/instruments/screen-pane';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export interface DigitalCaliper {
  readonly root: Container;
  /** Opening of the jaws in stage units, and what the display shows. */
  set(opening: number, text: string): void;
  /** Height of the digits. */
  lay(figures: number): void;
}

const BEAM = { length: 148, height: 13 } as const;
const JAW = { width: 15, length: 46 } as const;

/** Origin between the closed jaws' tips, on their middle; the beam lies above. */
export function createDigitalCaliper(context: StageContext): DigitalCaliper {
  const { theme } = context;
  const root = new Container({ label: 'digital caliper' });
  const slide = new Container({ label: 'slide' });
  const top = -JAW.length;
  // Darker than the wall behind it in either theme.
  const dim = theme.name === 'dark' ? 0 : 0.34;
  const tone = (colour: number): number => mix(colour, 0x1c2733, dim);
  const steel = acrossGradient([
    [0, tone(mix(theme.metal[1], 0xffffff, 0.3))],
    [0.35, tone(mix(theme.metal[0], 0xffffff, 0.25))],
    [1, tone(theme.metal[2])],
  ]);
  const beam = new Graphics()
    .rect(-JAW.width + 3, top + 4, BEAM.length, BEAM.height)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .rect(-JAW.width, top, BEAM.length, BEAM.height)
    .fill(
      downGradient([
        [0, tone(theme.metal[1])],
        [0.25, tone(theme.metal[0])],
        [0.6, tone(theme.metal[1])],
        [1, tone(theme.metal[2])],
      ]),
    )
    .poly([-JAW.width, top - 10, -1, top - 10, 0, top + 4, 0, 0, -5, 0, -JAW.width, top + 22])
    .fill(steel);
  for (let n = 0; n <= 24; n++) {
    beam.rect(8 + n * 5, top + BEAM.height - (n % 5 === 0 ? 8 : 5), 0.9, n % 5 === 0 ? 8 : 5).fill(0x141a21);
  }
  const jaw = new Graphics();
  const pane = createScreenPane(context);
  const value = context.text({ size: 15, mono: true, weight: '600', colour: theme.screenGlow, anchor: [1, 0.5] });
  slide.addChild(jaw, pane.root, value);
  root.addChild(beam, slide);
  let shown = '';
  return {
    root,
    lay(figures) {
      const [width, height] = [figures * 4.6, figures * 2];
      const down = top + BEAM.height / 2 - height / 2 - 4;
      jaw
        .clear()
        .poly([0, top + 4, 1, top - 10, JAW.width, top - 10, JAW.width, top + 22, 5, 0, 0, 0])
        .fill(steel)
        .roundRect(2, down, width + 16, height + 8, 5)
        .fill(
          downGradient([
            [0, mix(theme.housing, 0xffffff, theme.name === 'dark' ? 0.2 : 0.4)],
            [1, mix(theme.housingShade, 0x000000, 0.25)],
          ]),
        )
        .roundRect(2.5, down + 0.5, width + 15, height + 7, 5)
        .stroke({ width: 1, color: theme.housingEdge });
      asPanel(jaw, { x: 2, y: down, width: width + 16, height: height + 8 });
      const glass = pane.lay({ x: 6, y: down + 3, width: width + 8, height: height + 2 });
      value.style.fontSize = figures;
      value.position.set(glass.x + glass.width - figures * 0.4, glass.y + glass.height / 2);
    },
    set(opening, text) {
      if (slide.x !== opening) slide.x = opening;
      if (text === shown) return;
      shown = text;
      value.text = text;
    },
  };
}
