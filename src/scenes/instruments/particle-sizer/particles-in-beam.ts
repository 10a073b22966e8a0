/** What is in the beam, enlarged: particles that jitter in a cuvette, or are carried up by the stream of a pump. */
import { Container, Graphics } from 'pixi.js';
import { roundGradient } from '../../kit/paint/shading';
import type { MagnifiedLook, RoundWindow } from './magnified-look';

const PARTICLES = 26;
const USUAL = 4.9e-12;
const QUANTILES = [-1.3, -0.8, -0.4, -0.1, 0.15, 0.45, 0.85, 1.4];

/** Two balls: one alone, or both as a pair that sticks together. */
function createBalls(): readonly Container[] {
  const ball = roundGradient(
    [
      [0, 0xffffff],
      [0.55, 0xe6d7b4],
      [1, 0x8d7a52],
    ],
    { x: 0.36, y: 0.32 },
  );
  const one = (): Graphics => new Graphics().circle(0, 0, 1).fill(ball);
  return Array.from({ length: PARTICLES }, () => {
    const part = new Container();
    part.addChild(one(), one());
    return part;
  });
}

const nanoRadius = (diameter: number): number => 1.6 + 1.75 * Math.log2(diameter / 20);

/** Of a particle of median diameter, in a window of radius 64. */
function medianRadius({ diffraction, diameter }: MagnifiedLook): number {
  const d = diameter ?? (diffraction ? 10 : 100);
  return Math.max(1.6, diffraction ? 4 + 3.4 * Math.log10(Math.max(0.2, d) * 2) : nanoRadius(Math.max(8, d)));
}

/** How far the stream, or the blows of the water, have taken a particle. `slow`: the ratio of the median radius to its own. */
function drift(
  n: number,
  { diffraction, wander, moved }: MagnifiedLook,
  from: readonly [number, number],
  radius: number,
  slow: number,
): readonly [number, number] {
  let [x, y] = from;
  if (diffraction) {
    const height = 2 * radius + 40;
    return [
      x + 3 * Math.sin(moved * 1.7 + n),
      ((((y - moved * (40 + 14 * (n % 4))) % height) + height) % height) - height / 2,
    ];
  }
  const speed = Math.min(2.5, Math.sqrt(wander / USUAL)) * Math.sqrt(slow);
  for (const [k, size] of [7, 5, 3, 2].entries()) {
    const rate = speed * (0.7 + k * 1.9 + ((n * 13 + k * 7) % 10) * 0.11);
    x += size * Math.sin(moved * rate + n * 1.7 + k);
    y += size * Math.cos(moved * rate * 1.13 + n * 2.3 + 2 * k);
  }
  return [x, y];
}

export function createParticlesInBeam() {
  const root = new Container({ label: 'in the beam' });
  const balls = createBalls();
  root.addChild(...balls);

  function placeBall(
    part: Container,
    n: number,
    look: MagnifiedLook,
    { x, y, radius }: RoundWindow,
    seen: number,
  ): void {
    const { diffraction, loaded, diameter, sigma, others } = look;
    // Few of the large ones send as much light as the many.
    const other = n >= PARTICLES - 4 ? others[0] : undefined;
    const alone = other?.kind === 'dust' && n < PARTICLES - 1;
    const pair = other?.kind === 'pairs';
    part.visible = loaded && !(diffraction && n >= ((diameter ?? 10) > 60 ? 9 : 18));
    const own =
      other && !alone && !pair
        ? Math.max(seen, nanoRadius(other.diameter) * (radius / 64))
        : seen * Math.exp((sigma ?? 0.2) * (QUANTILES[n % QUANTILES.length] ?? 0));
    const [first, second] = part.children;
    first?.scale.set(own);
    second?.scale.set(own);
    if (second) {
      second.visible = pair;
      second.position.set(1.9 * own, 0.4 * own);
    }
    const far = 0.9 * radius * Math.sqrt((n + 0.5) / PARTICLES);
    const turn = n * 2.399963;
    const [dx, dy] = drift(n, look, [far * Math.cos(turn), far * Math.sin(turn)], radius, seen / own);
    part.position.set(x + dx, y + dy);
  }

  return {
    root,
    place(look: MagnifiedLook, window: RoundWindow): void {
      const seen = medianRadius(look) * (window.radius / 64);
      for (const [n, part] of balls.entries()) placeBall(part, n, look, window, seen);
    },
  };
}
