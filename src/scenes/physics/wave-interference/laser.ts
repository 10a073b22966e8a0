/** A laser on its foot, seen from the side, with the beam that leaves it to the right. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { contactShadow, downGradient, metalDown, mix, roundGradient } from '../../kit/paint/shading';

export interface Laser {
  readonly root: Container;
  /** The beam's length from the aperture, stage units. */
  reach(length: number): void;
  /** The colour of the light; `on` lets it out. */
  shine(colour: number, on: boolean): void;
}

const LENGTH = 112;
const HEIGHT = 40;

/** Origin at the aperture; the foot stands `below` it. */
export function createLaser(context: StageContext, below: number): Laser {
  const { theme } = context;
  const root = new Container({ label: 'laser' });
  const shadow = contactShadow(theme, LENGTH * 1.15, 16);
  shadow.position.set(-LENGTH / 2, below);
  const beam = new Container({ label: 'beam' });
  const halo = new Graphics().rect(0, -4.5, 1, 9).fill(
    downGradient([
      [0, 0xffffff, 0],
      [0.5, 0xffffff, 0.55],
      [1, 0xffffff, 0],
    ]),
  );
  const core = new Graphics().rect(0, -1.1, 1, 2.2).fill(0xffffff);
  const heart = new Graphics().rect(0, -0.5, 1, 1).fill({ color: 0xffffff, alpha: 0.85 });
  beam.addChild(halo, core, heart);
  const body = new Graphics()
    .roundRect(-LENGTH * 0.5 - 6, HEIGHT / 2 - 2, 12, below - HEIGHT / 2 - 4, 2)
    .fill(theme.metal[2])
    .roundRect(-LENGTH * 0.5 - 26, below - 8, 52, 8, 3)
    .fill(metalDown(theme))
    .roundRect(-LENGTH - 4, -HEIGHT / 2, LENGTH - 6, HEIGHT, 6)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, 0.3)],
        [0.2, theme.housing],
        [0.7, theme.housingShade],
        [1, mix(theme.housingShade, 0x000000, 0.35)],
      ]),
    )
    .roundRect(-LENGTH - 3.5, -HEIGHT / 2 + 0.5, LENGTH - 7, HEIGHT - 1, 5.5)
    .stroke({ width: 1, color: theme.housingEdge, alpha: 0.8 })
    .rect(-10, -9, 10, 18)
    .fill(metalDown(theme));
  for (let n = 0; n < 5; n++)
    body.rect(-LENGTH + 8 + n * 7, -HEIGHT / 2 + 9, 3, HEIGHT - 18).fill({ color: 0x000000, alpha: 0.3 });
  const lamp = new Graphics().circle(-24, 0, 5).fill(0xffffff);
  const glow = new Graphics().circle(0, 0, 13).fill(
    roundGradient([
      [0, 0xffffff, 0.9],
      [0.35, 0xffffff, 0.45],
      [1, 0xffffff, 0],
    ]),
  );
  root.addChild(shadow, beam, body, lamp, glow);
  return {
    root,
    reach(length) {
      beam.scale.x = length;
    },
    shine(colour, on) {
      beam.visible = on;
      glow.visible = on;
      halo.tint = colour;
      core.tint = colour;
      glow.tint = mix(colour, 0xffffff, 0.4);
      lamp.tint = on ? colour : mix(theme.housingShade, 0x000000, 0.4);
    },
  };
}
